import { useEffect, useState } from "react";
import type { RestaurantSource } from "@/components/restaurants/restaurant-source";
import { notify } from "@/lib/browser/notices";
import type { Area, Surroundings } from "@/lib/restaurants/tiles";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const NOT_LOADED = {
  title: "Restaurants could not be loaded",
  description: "The list is still the one from before. Please try again in a moment.",
  tone: "destructive",
} as const;

function isSame(a: Surroundings, b: Surroundings) {
  return a.restaurants === b.restaurants && a.radiusKm === b.radiusKm;
}

/**
 * The restaurants to list around a point, or the rendered ones while there is none. Until the source answers, and when it fails, they are the previous ones; at
 * first, those that the page was rendered with.
 */
export function useRestaurants(
  rendered: RestaurantSummary[],
  source: RestaurantSource,
  { lat, lng, reachKm }: Partial<Area>,
) {
  const [surroundings, setSurroundings] = useState<Surroundings>({ restaurants: rendered });

  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    let isCurrent = true;
    source({ lat, lng, reachKm }).then(
      (next) => isCurrent && setSurroundings((shown) => (isSame(shown, next) ? shown : next)),
      () => isCurrent && notify(NOT_LOADED),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, lat, lng, reachKm]);

  return surroundings;
}
