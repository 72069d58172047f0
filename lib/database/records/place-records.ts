import type { Coordinates } from "@/lib/location/types";
import type { KnownHours } from "@/lib/restaurants/open-now";
import type { Restaurant } from "@/lib/restaurants/types";
import type { VeganLevel } from "@/lib/restaurants/facts/vegan-level";

/** A city or country with real restaurants. `id` is its slug. */
export type PlaceRecord = { id: string; name: string; count: number; veganCount: number };
export type CityPlace = PlaceRecord & Coordinates & { country: string; countryCode: string };
export type CountryPlace = PlaceRecord & { code: string };

/** Which restaurants of a place. */
export type PlaceFilter = {
  cityId?: string;
  countryCode?: string;
  level?: VeganLevel;
  cuisine?: string;
  district?: string;
  /** Those alone that may have closed (P14.241), or those alone that may not. */
  mayHaveClosed?: boolean;
};

/** Where a restaurant is, and what its pin shows. */
export type RestaurantPin = Coordinates & Pick<Restaurant, "id" | "name" | "veganLevel">;

/** A restaurant with the instant (ISO 8601) at which it was added to the directory. */
export type AddedRestaurant = Restaurant & { addedAt: string };

/** What the restaurants of a place are like. */
export type PlaceFacts = {
  /** Those whose hours are known, without those that may have closed. */
  withHours: number;
  levels: { level: VeganLevel; count: number }[];
  /** Most frequent first. */
  cuisines: { name: string; count: number }[];
  /** Of a city, most frequent first. */
  districts: { name: string; count: number }[];
  /** ISO 8601 instant of the last change. */
  updatedAt: string | undefined;
};

/** A page of a place: of all of its restaurants, or of those of a level, a cuisine, or a district of a city. */
export type PlacePage = {
  kind: "city" | "country";
  id: string;
  level: VeganLevel | null;
  cuisine: string | null;
  district: string | null;
  /** ISO 8601 instant of the last change of a restaurant on it. */
  updatedAt: string;
};

/** Cities and countries with their restaurants; without real restaurants there are none. */
export interface PlaceRecords {
  getCityPlace(id: string): Promise<CityPlace | undefined>;
  /** The slug of the city that a former slug leads to. */
  findRenamedCity(id: string): Promise<string | undefined>;
  /** GeoNames' code of the region that a city is in, unique within the country. */
  findRegion(cityId: string): Promise<string | undefined>;
  getCountryPlace(id: string): Promise<CountryPlace | undefined>;
  /** Every city, those with most restaurants first; of one country, if one is named. */
  listCityPlaces(countryCode?: string): Promise<CityPlace[]>;
  listCountryPlaces(): Promise<CountryPlace[]>;
  /** The pages with at least so many restaurants; `view`: of a level, a cuisine or a district. */
  listPlacePages(smallest: { place: number; view: number }): Promise<PlacePage[]>;
  getPlaceFacts(filter: PlaceFilter): Promise<PlaceFacts>;
  countRestaurantsOf(filter: PlaceFilter): Promise<number>;
  /** In the order of P14.647. */
  listRestaurantsOf(filter: PlaceFilter, limit: number, offset: number): Promise<Restaurant[]>;
  /** Their pins, by id. */
  listPinsOf(filter: PlaceFilter): Promise<RestaurantPin[]>;
  /** Those whose hours are known. */
  listHoursOf(filter: PlaceFilter): Promise<KnownHours[]>;
  /** The restaurants that were added last, the newest first. */
  listNewestOf(filter: PlaceFilter, limit: number): Promise<AddedRestaurant[]>;
}

export const noPlaces: PlaceRecords = {
  getCityPlace: async () => undefined,
  findRenamedCity: async () => undefined,
  findRegion: async () => undefined,
  getCountryPlace: async () => undefined,
  listCityPlaces: async () => [],
  listCountryPlaces: async () => [],
  listPlacePages: async () => [],
  getPlaceFacts: async () => ({
    withHours: 0,
    levels: [],
    cuisines: [],
    districts: [],
    updatedAt: undefined,
  }),
  countRestaurantsOf: async () => 0,
  listRestaurantsOf: async () => [],
  listPinsOf: async () => [],
  listHoursOf: async () => [],
  listNewestOf: async () => [],
};
