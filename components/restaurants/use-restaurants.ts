import { useEffect, useRef, useState } from "react";
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

/** An answer, and the point that it is about; none for what the page was rendered with. */
type Answer = Surroundings & { at?: string | undefined };

/** The lists that this document showed last: going back to one of them, it is there before anything is painted. */
const MOST_KEPT = 8;
const kept = new Map<string, Answer>();

function keep(key: string, answer: Answer) {
  kept.delete(key);
  kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** What is looked for; `key` is another one for every other wish, whatever the time is. */
export type KeyedWish = Pick<Wish, "matches"> & { key: string };

/**
 * The restaurants to list around a point, or the rendered ones while there is none. Until the source returns, and when it fails, they are the previous ones; at
 * first, those that the page was rendered with. With a wish, the result depends on it, and is kept until the document is closed.
 * `isSettled`: what is listed is the result for this point and this wish. `state` is "there" unless, with a wish, the restaurants are
 * those of another point: they are on their way, or could not be loaded. `retry` requests them again.
 */
export function useRestaurants(
  rendered: RestaurantSummary[],
  source: RestaurantSource,
  { lat, lng, reachKm }: Partial<TileArea>,
  { matches, key: wished }: Partial<KeyedWish> = {},
) {
  const at = lat === undefined ? undefined : `${lat},${lng}`;
  const key = wished === undefined ? undefined : `${at},${reachKm ?? ""},${wished}`;
  const [answer, setAnswer] = useState<Answer>(
    () => (key !== undefined && kept.get(key)) || { restaurants: rendered },
  );
  const [settled, setSettled] = useState(() =>
    key !== undefined && kept.has(key) ? key : undefined,
  );
  const [tries, setTries] = useState(0);
  const answeredAt = useRef(answer.at);

  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    let isCurrent = true;
    source({ lat, lng, reachKm }, { matches }).then(
      (next) => {
        const about: Answer = key === undefined ? next : { ...next, at };
        if (key !== undefined) keep(key, about);
        if (!isCurrent) return;
        answeredAt.current = about.at;
        setAnswer((shown) => (isSame(shown, about) && shown.at === about.at ? shown : about));
        setSettled(key);
      },
      () => {
        if (!isCurrent) return;
        setSettled(key);
        if (key === undefined || answeredAt.current === at) notify(NOT_LOADED);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [source, lat, lng, reachKm, matches, key, at, tries]);

  const isSettled = key === undefined || settled === key;
  const isElsewhere = key !== undefined && at !== undefined && answer.at !== at;
  const { restaurants, radiusKm, hasFarther } = answer;
  return {
    restaurants,
    radiusKm,
    hasFarther,
    isSettled,
    state: isElsewhere ? (isSettled ? "failed" : "loading") : "there",
    retry() {
      setSettled(undefined);
      setTries(tries + 1);
    },
  } as const;
}
