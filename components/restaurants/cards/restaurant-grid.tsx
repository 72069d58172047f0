import { CardGrid } from "@/components/restaurants/cards/card-grid";
import { distanceMiles } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import { apart, sentCard } from "@/lib/restaurants/sent-card";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** Some feet. */
const DECIMALS = 4;

type RestaurantGridProps = {
  restaurants: RestaurantSummary[];
  /** Where distances are measured from; without it the cards have none. */
  from?: Coordinates | undefined;
};

/** Restaurants as cards below a heading of the page, four in a row; rows with a small picture on phones. */
export function RestaurantGrid({ restaurants, from }: RestaurantGridProps) {
  const cards = restaurants.map((restaurant) => ({
    ...sentCard(restaurant),
    ...(from && { miles: Number(distanceMiles(from, restaurant).toFixed(DECIMALS)) }),
  }));
  return <CardGrid {...apart(cards)} />;
}
