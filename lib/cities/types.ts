import type { Continent } from "@/lib/cities/continents";

/** `count` is of vegan restaurants, `lat` and `lng` are WGS 84 degrees. */
export type CityRecord = { name: string; country: string; count: number; lat: number; lng: number };

/** A city with the name it has in addresses: "sao-paulo". */
export type City = CityRecord & { id: string };

export type CityGroup = { continent: Continent; cities: City[] };

/** `flag` is the address of a picture under `public/`. */
export type CountryRecord = { name: string; count: number; flag: string };

/** A country with its listed cities of the most restaurants. */
export type Country = CountryRecord & { topCities: string[] };
