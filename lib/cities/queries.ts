import "server-only";

import { getRecords } from "@/lib/database/records/public-records";
import { CONTINENTS } from "@/lib/cities/continents";
import { citySlug } from "@/lib/cities/slug";
import type { City, CityGroup, Country } from "@/lib/cities/types";

/** How many cities a country's card names. */
const TOP_CITIES_COUNT = 3;

/** Every city by continent, in the order of P7.1. */
export async function listCityGroups(): Promise<CityGroup[]> {
  const cities = await (await getRecords()).listCities();
  return CONTINENTS.map((continent) => ({
    continent,
    cities: cities
      .filter((city) => city.continent === continent)
      .map(({ name, country, count, lat, lng, pageId, veganCount }) => ({
        id: pageId ?? citySlug(name),
        name,
        country,
        count,
        lat,
        lng,
        ...(pageId !== undefined && { pageId, veganCount: veganCount ?? 0 }),
      })),
  }));
}

/** The listed city of that name. */
export async function getCityNamed(name: string): Promise<City | undefined> {
  return (await listCityGroups())
    .flatMap(({ cities }) => cities)
    .find((city) => city.name === name);
}

/** The countries with their largest cities; those with most restaurants first. */
export async function listCountries(): Promise<Country[]> {
  const cities = (await listCityGroups()).flatMap((group) => group.cities);
  const countries = await (await getRecords()).listCountries();
  return countries.map((country) => ({
    ...country,
    topCities: cities
      .filter((city) => city.country === country.name)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, TOP_CITIES_COUNT)
      .map(({ name }) => name),
  }));
}
