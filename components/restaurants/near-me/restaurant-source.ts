import { useTexts } from "#texts";
import { useMemo } from "react";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import english from "@/lib/messages/en/near-me/near-me.json";
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

const described = new WeakMap<readonly RestaurantSummary[], RestaurantSummary[]>();

/** Drawings say in English what they show: in another language only that they are drawings. The same list stays the same. */
function withDrawings(restaurants: RestaurantSummary[], alt: string) {
  const known =
    described.get(restaurants) ??
    restaurants.map((each) =>
      each.photoCount ? each : { ...each, picture: { ...each.picture, alt } },
    );
  described.set(restaurants, known);
  return known;
}

const restaurantsWithDrawings =
  (alt: string): RestaurantSource =>
  async (around, criteria) => {
    const found = await restaurantsOfTiles(around, criteria);
    return { ...found, restaurants: withDrawings(found.restaurants, alt) };
  };

/** Where a page gets its restaurants from, by whether it was rendered with all of them. */
export function useRestaurantSource(rendered: RestaurantSummary[], isTiled: boolean) {
  const t = useTexts("near-me", english);
  const alt = t.language === DEFAULT_LANGUAGE ? undefined : t("illustration");
  return useMemo(() => {
    if (!isTiled) return restaurantsOfPage(rendered);
    return alt === undefined ? restaurantsOfTiles : restaurantsWithDrawings(alt);
  }, [isTiled, rendered, alt]);
}
