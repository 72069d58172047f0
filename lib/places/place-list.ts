import type { PlaceFacts } from "@/lib/database/records/place-records";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** The restaurants that a city's page names first: rated ones, and fully vegan ones without a rating. */
export type TopPlaces = { rated: RestaurantSummary[]; confirmed: RestaurantSummary[] };

/** What a page of a place lists. */
export type PlaceList = {
  restaurants: RestaurantSummary[];
  /** How many the view has in all. */
  total: number;
  pages: number;
  /** How many more there are that may have closed (P14.646). */
  hidden: number;
  facts: PlaceFacts;
  /** The cuisine or the district as it is written, where the view is of one. */
  cuisine: string | undefined;
  district: string | undefined;
};
