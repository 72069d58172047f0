import type { CityRecord, CountryRecord } from "@/lib/cities/types";
import type { Continent } from "@/lib/cities/continents";
import type { Restaurant, Review } from "@/lib/restaurants/types";

export type ListedCity = CityRecord & { continent: Continent };

/**
 * The public records that pages show. Two implementations answer alike: the samples of `data/` (sample-records.ts), and
 * a database (sql-records.ts). Each call answers new arrays.
 */
export interface Records {
  /** All restaurants, by id; at most `limit`. */
  listRestaurants(limit: number): Promise<Restaurant[]>;
  getRestaurant(id: string): Promise<Restaurant | undefined>;
  /** The best rated, best first; of equals the one with more reviews. */
  listTopRated(limit: number): Promise<Restaurant[]>;
  /** Reviews of one restaurant, newest first. */
  listReviews(restaurantId: string): Promise<Review[]>;
  /** Cities of a continent with the most restaurants first. */
  listCities(): Promise<ListedCity[]>;
  /** Countries with the most restaurants first. */
  listCountries(): Promise<CountryRecord[]>;
}
