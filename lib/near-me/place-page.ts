import type { Location } from "@/lib/location/types";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** What the page of near me around a place has of its list. */
export type FirstCards = {
  /** Those of the first cards, in the order of the list, with the branches behind them. */
  restaurants: RestaurantSummary[];
  /** How many the list has in all. */
  total: number;
  radiusKm: number;
  hasFarther: boolean;
};

/** Near me around a place as a page (P14.760). */
export type NearMePlacePage = {
  /** In English. */
  path: string;
  location: Location;
  /** Absent where no restaurant is within the widest radius: browsers look for the nearest then. */
  first?: FirstCards | undefined;
};
