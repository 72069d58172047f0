import type { Continent } from "@/lib/cities/continents";

/** `count` is of restaurants with vegan food, `lat` and `lng` are WGS 84 degrees. */
export type CityRecord = {
  name: string;
  country: string;
  count: number;
  lat: number;
  lng: number;
  /** The slug of its page, where it has real restaurants. */
  pageId?: string;
  /** How many of its real restaurants are fully vegan. */
  veganCount?: number;
};

/** `id` is the slug: "sao-paulo". */
export type City = CityRecord & {
  id: string;
  /** Its names in the directory, where the page has others. */
  alias?: string;
};

export type CityGroup = { continent: Continent; cities: City[] };

/** `flag` is the path of a picture under `public/`, where there is one; `slug` is of the page of a country with real restaurants. */
export type CountryRecord = {
  name: string;
  count: number;
  veganCount?: number;
  flag?: string;
  slug?: string;
};

/** A country with the names of its cities with most restaurants. */
export type Country = CountryRecord & { topCities: string[] };
