import type { PlaceRecords } from "@/lib/database/records/place-records";
import type { CityRecord, CountryRecord } from "@/lib/cities/types";
import type { Continent } from "@/lib/cities/continents";
import type { Coordinates } from "@/lib/location/types";
import type { AllNameFacts } from "@/lib/database/records/name-facts";
import type { TileIndex } from "@/lib/restaurants/tiles/tile-files";
import type { RatingBasis } from "@/lib/restaurants/score";
import type { ReviewPage } from "@/lib/reviews/sort";
import type { WorldRestaurant } from "@/lib/world/world-format";
import type { Restaurant, Review } from "@/lib/restaurants/types";

/** A circle on the ground. */
export type Circle = { center: Coordinates; radiusMiles: number };

/** WGS 84 degrees. */
export type Box = { south: number; west: number; north: number; east: number };

/** `isThin`: it has a name and nothing else, so that search engines are not told of it (lib/restaurants/thin.ts). */
export type RestaurantPage = Pick<Restaurant, "id" | "updatedAt"> & { isThin?: true };

export type ListedCity = CityRecord & { continent: Continent };

/**
 * The public records that pages show. Two implementations return the same: the samples of `data/` (sample-records.ts), and
 * a database (sql-records.ts). Each call returns new arrays.
 */
export interface Records extends PlaceRecords {
  /** All restaurants, by id; at most `limit`. */
  listRestaurants(limit: number): Promise<Restaurant[]>;
  getRestaurant(id: string): Promise<Restaurant | undefined>;
  /** The restaurants with these ids; ids without a restaurant are left out. */
  getRestaurants(ids: readonly string[]): Promise<Restaurant[]>;
  /** The ids of the restaurants that others were merged into, by those of the others. */
  findMergedRestaurants(ids: readonly string[]): Promise<Map<string, string>>;
  /** The id of the restaurant of an element of OpenStreetMap, "node/123". */
  findRestaurantOfElement(ref: string): Promise<string | undefined>;
  /** Those within a great-circle distance of the center, inclusive; nearest first, at most `limit`. */
  listRestaurantsNear(area: Circle, limit: number): Promise<Restaurant[]>;
  /** Those in a box of degrees, the north and east edge exclusive, by id. */
  listRestaurantsIn(box: Box): Promise<Restaurant[]>;
  /** Which restaurants are branches of chains, by id. */
  getNameFacts(): Promise<AllNameFacts>;
  /** How many restaurants each tile of the grid has. */
  getTileIndex(): Promise<TileIndex>;
  /** Whether there are others than samples. */
  hasRealRestaurants(): Promise<boolean>;
  /** The fields of every restaurant, by id, that the sitemap and the build need. */
  listRestaurantPages(): Promise<RestaurantPage[]>;
  /**
   * The best rated, of all or of a city, best first: real ones by the Bayesian mean; samples by their ratings, of equals the one with
   * more reviews.
   */
  listTopRated(limit: number, cityId?: string): Promise<Restaurant[]>;
  /** What the ratings of real restaurants are compared with; undefined while there are none. */
  getRatingBasis(): Promise<RatingBasis | undefined>;
  /**
   * Restaurants with every word of a text in name, cuisine, dishes or city, best first; else those with similar names. `regions`: GeoNames'
   * codes, by city.
   */
  searchEverywhere(
    text: string,
    limit: number,
  ): Promise<{ restaurants: Restaurant[]; isGuess: boolean; regions: Record<string, string> }>;
  /** Real ones, of all or of a city, where everything is vegan, those that most members confirmed first. */
  listFullyVegan(limit: number, cityId?: string): Promise<Restaurant[]>;
  /** Of every restaurant what the file for use without a connection has, by id. */
  listWorldRestaurants(): Promise<WorldRestaurant[]>;
  /** What came from OpenStreetMap, as the text of a GeoJSON collection in pieces. */
  exportGeoJson(): AsyncIterable<Uint8Array>;
  /** Published reviews of one restaurant; without a page all of them, the newest first. */
  listReviews(restaurantId: string, page?: ReviewPage): Promise<Review[]>;
  /** Cities of a continent with the most restaurants first. */
  listCities(): Promise<ListedCity[]>;
  /** Countries with the most restaurants first. */
  listCountries(): Promise<CountryRecord[]>;
}
