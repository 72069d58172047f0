import type { Coordinates } from "@/lib/location/types";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** Where near me gets its restaurants from: the ones to list around a point. Rejects when they cannot be fetched. */
export type RestaurantSource = (around: Coordinates) => Promise<RestaurantSummary[]>;

/** The restaurants that a page was rendered with, around every point. */
export function restaurantsOfPage(restaurants: RestaurantSummary[]): RestaurantSource {
  return () => Promise.resolve(restaurants);
}
