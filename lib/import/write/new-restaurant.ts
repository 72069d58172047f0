import type { NewRestaurant } from "@/lib/database/desk/decisions/decide-listings";
import type { FactValues } from "@/lib/desk/facts";
import { createCitySlugs } from "@/lib/import/write/city-slugs";
import { openGeography, type GeographyOf } from "@/lib/import/geography";
import { cityRow, countryRow } from "@/lib/import/rows";
import { RESERVED_IDS, restaurantSlug, takeSlug } from "@/lib/import/write/slugs";
import type { Coordinates } from "@/lib/location/types";

let geography: GeographyOf | undefined;

/** Where a point is, as an import would find it. The first call of a process reads GeoNames, about a second. */
export const geographyAt: GeographyOf = (point, address) => {
  geography ??= openGeography();
  return geography(point, address);
};

/** The restaurant of a listing at a point, with its city, country and time zone. */
export function newRestaurant(
  { name, ...facts }: FactValues & { name: string },
  point: Coordinates,
  now: Date,
): NewRestaurant {
  const { city, continent, country, countryCode, timeZone } = geographyAt(point, {});
  const cityName = city?.name ?? country;
  return {
    facts: {
      cuisine: [],
      ...facts,
      ...point,
      name,
      city: cityName,
      country,
      countryCode: countryCode ?? null,
      timeZone,
      reviewCount: 0,
      images: [],
      features: [],
      dietaryOptions: [],
      verified: false,
      featured: false,
      sample: false,
      checkedAt: now.toISOString().slice(0, 10),
      createdAt: now,
      updatedAt: now,
    },
    idFrom: (taken) =>
      takeSlug([restaurantSlug(name, cityName)], new Set([...taken, ...RESERVED_IDS])),
    cityFrom(known, former) {
      if (!city || !continent) return undefined;
      const { id, isNew } = createCitySlugs(known, former).slugFor(city);
      return isNew ? { id, row: cityRow(id, city, continent, country) } : { id };
    },
    country: countryCode ? countryRow(country, countryCode) : undefined,
  };
}
