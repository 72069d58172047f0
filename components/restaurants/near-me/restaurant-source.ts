import { useMemo } from "react";
import type {
  TileArea,
  RestaurantsAround,
  RestaurantCriteria,
} from "@/lib/restaurants/tiles/tiles";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** Where near me gets its restaurants from: the ones to list around a point. Rejects when they cannot be fetched. */
export type RestaurantSource = (
  around: TileArea,
  criteria?: RestaurantCriteria,
) => Promise<RestaurantsAround>;

/** The restaurants that a page was rendered with, around every point. */
export function restaurantsOfPage(restaurants: RestaurantSummary[]): RestaurantSource {
  return () => Promise.resolve({ restaurants });
}

/** The restaurants of the tiles around a point. Their reader is fetched with the first tile. */
const restaurantsOfTiles: RestaurantSource = async (around, criteria) => {
  const { readAround } = await import("@/lib/restaurants/tiles/read-tiles");
  return readAround(around, criteria);
};

/** Where a page gets its restaurants from, by whether it was rendered with all of them. */
export function useRestaurantSource(rendered: RestaurantSummary[], isTiled: boolean) {
  return useMemo(
    () => (isTiled ? restaurantsOfTiles : restaurantsOfPage(rendered)),
    [isTiled, rendered],
  );
}
