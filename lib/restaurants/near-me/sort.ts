import { compareNames } from "@/lib/lists/alphabetical";
import { distanceMiles } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import type { Restaurant } from "@/lib/restaurants/types";

/** P5.11; with the ids of what they are called. */
export const RESTAURANT_SORT_OPTIONS = [
  { id: "distance", text: "sort.distance" },
  { id: "rating", text: "sort.rating" },
  { id: "reviewCount", text: "sort.reviewCount" },
  { id: "name", text: "sort.name" },
  { id: "priceRange", text: "sort.priceRange" },
] as const;

/** Where restaurants come from tiles (P14.640). */
export const TILED_SORT_OPTIONS = [
  { id: "best", text: "sort.best" },
  ...RESTAURANT_SORT_OPTIONS,
] as const;

export type SortOption = (typeof TILED_SORT_OPTIONS)[number];
export type SortKey = SortOption["id"];

export const DEFAULT_RESTAURANT_SORT: SortKey = "distance";
export const DEFAULT_TILED_SORT: SortKey = "best";

/** A fact that is not known is absent; sorting by it puts the restaurant last. */
type Sortable = Pick<Restaurant, "id" | "name" | "reviewCount" | "lat" | "lng"> &
  Partial<Pick<Restaurant, "rating" | "priceRange" | "sample">>;
type Measured<T extends Sortable> = { restaurant: T; miles: number };
type Comparison = (a: Measured<Sortable>, b: Measured<Sortable>) => number;

/** Beyond every real value, so that unknown is last. */
const UNRATED = -1;
const UNKNOWN_PRICE = 5;

const COMPARISONS: Record<Exclude<SortKey, "best">, Comparison> = {
  distance: (a, b) => a.miles - b.miles,
  rating: (a, b) => (b.restaurant.rating ?? UNRATED) - (a.restaurant.rating ?? UNRATED),
  reviewCount: (a, b) => b.restaurant.reviewCount - a.restaurant.reviewCount,
  name: (a, b) => compareNames(a.restaurant.name, b.restaurant.name),
  priceRange: (a, b) =>
    (a.restaurant.priceRange ?? UNKNOWN_PRICE) - (b.restaurant.priceRange ?? UNKNOWN_PRICE),
};

/** Real restaurants of which the same is known, or nothing, are in the order of their distances; samples in that of their ids. */
const compareTies: Comparison = (a, b) =>
  (a.restaurant.sample ? 0 : a.miles - b.miles) || compareIds(a.restaurant.id, b.restaurant.id);

/** Shorter ids first, so that "2" is before "10"; a collator would be the slowest part of the sort. */
function compareIds(a: string, b: string) {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

/**
 * A sorted copy. Distance is the great-circle distance from `from`, as the cards show it, not the difference of coordinates (P5.7).
 * "best" is the order in which restaurants come from tiles.
 */
export function sortRestaurants<T extends Sortable>(
  restaurants: readonly T[],
  key: SortKey,
  from: Coordinates,
): T[] {
  if (key === "best") return restaurants.slice();
  const compare = COMPARISONS[key];
  return restaurants
    .map((restaurant) => ({ restaurant, miles: distanceMiles(from, restaurant) }))
    .sort((a, b) => compare(a, b) || compareTies(a, b))
    .map(({ restaurant }) => restaurant);
}
