import { CardGrid, type CardGridProps } from "@/components/restaurants/cards/card-grid";
import { sent } from "@/lib/restaurants/hours/sent-hours";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type RestaurantGridProps = Pick<CardGridProps, "from"> & { restaurants: RestaurantSummary[] };

/** Restaurants as cards below a heading of the page, four in a row; rows with a small picture on phones. */
export function RestaurantGrid({ restaurants, from }: RestaurantGridProps) {
  return <CardGrid restaurants={restaurants.map(sent)} {...(from && { from })} />;
}
