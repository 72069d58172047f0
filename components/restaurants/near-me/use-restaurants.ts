import { useTexts } from "#texts";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { RestaurantSource } from "@/components/restaurants/near-me/restaurant-source";
import { notify, type Notice } from "@/lib/browser/notices";
import english from "@/lib/messages/en/near-me/near-me.json";
import type { FirstCards } from "@/lib/near-me/place-page";
import type {
  TileArea,
  RestaurantsAround,
  RestaurantCriteria,
} from "@/lib/restaurants/tiles/tiles";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** Says that restaurants could not be loaded. */
export function useNotLoaded() {
  const t = useTexts("near-me", english);
  const [title, description] = [t("notice.not-loaded"), t("notice.not-loaded.text")];
  return useCallback(() => {
    const notice: Notice = { title, description, tone: "destructive" };
    notify(notice);
  }, [title, description]);
}

/**
 * Loaded restaurants, and the point that they are around; without a point those that the page was rendered with. `total`: how many
 * there are, where these are the first of them alone.
 */
type Loaded = RestaurantsAround & { at?: string | undefined; total?: number | undefined };

function isSame(a: Loaded, b: Loaded) {
  return (
    a.restaurants === b.restaurants &&
    a.radiusKm === b.radiusKm &&
    a.hasFarther === b.hasFarther &&
    a.at === b.at &&
    a.total === b.total
  );
}

/** The lists that this document showed last: after going back, such a list is there before the first paint. */
const MOST_KEPT = 8;
const kept = new Map<string, Loaded>();

function keep(key: string, loaded: Loaded) {
  kept.delete(key);
  kept.set(key, loaded);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Search criteria; `key` differs for different criteria, and does not depend on the time. */
export type KeyedCriteria = Pick<RestaurantCriteria, "matches"> & { key: string };

/** The first restaurants around a point, which a page has in its HTML. */
export type FirstOfPage = {
  cards: FirstCards;
  /** The list is that of the page, as far as it is shown. */
  isEnough: boolean;
  /** The others are loaded, since the visitor wants them or is about to. */
  isWanted: boolean;
};

/**
 * The restaurants to list around a point, or the rendered ones while there is none. Until the source returns, and when it fails, they
 * are the previous ones; at first, those that the page was rendered with. With criteria, the result depends on them, and is kept
 * until the document is closed. Where the page has the first ones in its HTML, the source is asked once the others are wanted.
 * `isSettled`: the list is the result for this point and these criteria. `state` is "there" unless, with criteria, the restaurants are
 * those of another point, while the new ones are loading or could not be loaded. `retry` requests them again.
 */
export function useRestaurants(
  rendered: RestaurantSummary[],
  source: RestaurantSource,
  { lat, lng, reachKm, isWhole = false }: Partial<TileArea>,
  { matches, key: criteriaKey }: Partial<KeyedCriteria> = {},
  first?: FirstOfPage,
) {
  const at = lat === undefined ? undefined : `${lat},${lng}`;
  const key =
    criteriaKey === undefined ? undefined : `${at},${reachKm ?? ""},${isWhole},${criteriaKey}`;
  const [loaded, setLoaded] = useState<Loaded>(
    () => (key !== undefined && kept.get(key)) || (first?.cards ?? { restaurants: rendered }),
  );
  const [settled, setSettled] = useState(() =>
    key !== undefined && kept.has(key) ? key : undefined,
  );
  const [tries, setTries] = useState(0);
  const sayNotLoaded = useNotLoaded();
  const latest = useRef(loaded);

  const isWaiting = first !== undefined && !first.isWanted;
  useEffect(() => {
    if (lat === undefined || lng === undefined || isWaiting) return;
    let isCurrent = true;
    source({ lat, lng, reachKm, ...(isWhole && { isWhole }) }, { matches }).then(
      (next) => {
        const about: Loaded = key === undefined ? next : { ...next, at };
        if (key !== undefined) keep(key, about);
        if (!isCurrent) return;
        const isOther = !isSame(latest.current, about);
        if (isOther) latest.current = about;
        // Cards are expensive to render: the browser may handle input between them.
        startTransition(() => {
          if (isOther) setLoaded(about);
          if (key !== undefined) setSettled(key);
        });
      },
      () => {
        if (!isCurrent) return;
        setSettled(key);
        const isWhole = latest.current.total === undefined;
        if (key === undefined || (isWhole && latest.current.at === at)) sayNotLoaded();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [source, lat, lng, reachKm, isWhole, matches, key, at, tries, isWaiting, sayNotLoaded]);

  const retry = useCallback(() => {
    setSettled(undefined);
    setTries((before) => before + 1);
  }, []);

  const { restaurants, radiusKm, hasFarther, total } = loaded;
  const isOfPage = total !== undefined;
  const isSettled =
    isOfPage && first?.isEnough ? !first.isWanted : key === undefined || settled === key;
  const isOther = isOfPage ? !first?.isEnough : at !== undefined && loaded.at !== at;
  const isElsewhere = key !== undefined && isOther;
  return {
    restaurants,
    radiusKm,
    hasFarther,
    /** How many there are, where the restaurants are the first of them alone. */
    total,
    isSettled,
    state: isElsewhere ? (isSettled ? "failed" : "loading") : "there",
    retry,
  } as const;
}
