import { useEffect, useState } from "react";
import type { RestaurantSource } from "@/components/restaurants/restaurant-source";
import { notify } from "@/lib/browser/notices";
import type { TileArea, Surroundings, Wish } from "@/lib/restaurants/tiles";
import type { RestaurantSummary } from "@/lib/restaurants/types";

export const NOT_LOADED = {
  title: "Restaurants could not be loaded",
  description: "The list is still the one from before. Please try again in a moment.",
  tone: "destructive",
} as const;

function isSame(a: Surroundings, b: Surroundings) {
  return (
    a.restaurants === b.restaurants && a.radiusKm === b.radiusKm && a.hasFarther === b.hasFarther
  );
}

/** The lists that this document showed last: going back to one of them, it is there before anything is painted. */
const MOST_KEPT = 8;
const kept = new Map<string, Surroundings>();

function keep(key: string, surroundings: Surroundings) {
  kept.delete(key);
  kept.set(key, surroundings);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** What is looked for; `key` is another one for every other wish, whatever the time is. */
export type KeyedWish = Pick<Wish, "matches"> & { key: string };

/**
 * The restaurants to list around a point, or the rendered ones while there is none. Until the source returns, and when it fails, they are the previous ones; at
 * first, those that the page was rendered with. With a wish, the result depends on it, and is kept until the document is closed.
 * `isSettled`: what is listed is the result for this point and this wish.
 */
export function useRestaurants(
  rendered: RestaurantSummary[],
  source: RestaurantSource,
  { lat, lng, reachKm }: Partial<TileArea>,
  { matches, key: wished }: Partial<KeyedWish> = {},
) {
  const key = wished === undefined ? undefined : `${lat},${lng},${reachKm ?? ""},${wished}`;
  const [surroundings, setSurroundings] = useState<Surroundings>(
    () => (key !== undefined && kept.get(key)) || { restaurants: rendered },
  );
  const [settled, setSettled] = useState(() =>
    key !== undefined && kept.has(key) ? key : undefined,
  );

  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    let isCurrent = true;
    source({ lat, lng, reachKm }, { matches }).then(
      (next) => {
        if (key !== undefined) keep(key, next);
        if (!isCurrent) return;
        setSurroundings((shown) => (isSame(shown, next) ? shown : next));
        setSettled(key);
      },
      () => {
        if (!isCurrent) return;
        setSettled(key);
        notify(NOT_LOADED);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [source, lat, lng, reachKm, matches, key]);

  return { ...surroundings, isSettled: key === undefined || settled === key };
}
