import { useCallback, useMemo } from "react";
import { areaAround, type NearMeSession } from "@/components/restaurants/near-me/near-me-history";
import type { RestaurantSource } from "@/components/restaurants/near-me/restaurant-source";
import { NOT_LOADED, useRestaurants } from "@/components/restaurants/near-me/use-restaurants";
import { notify } from "@/lib/browser/notices";
import { DEFAULT_NEAR_ME_LOCATION } from "@/lib/location/defaults";
import {
  filterRestaurants,
  matcherOf,
  type TextReader,
} from "@/lib/restaurants/filters/filter-restaurants";
import { foldChains } from "@/lib/restaurants/chains/fold-chains";
import { DEFAULT_NEAR_ME_STATE, toFragment } from "@/lib/restaurants/near-me/fragment";
import { widerThan } from "@/lib/restaurants/near-me/radii";
import {
  RESTAURANT_SORT_OPTIONS,
  TILED_SORT_OPTIONS,
  sortRestaurants,
} from "@/lib/restaurants/near-me/sort";
import { offeredSorts } from "@/lib/restaurants/near-me/sort-note";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const BEFORE_ANY_CLOCK = new Date(0);
export const CARDS_AT_A_TIME = 24;

type NearMeListProps = {
  /** The session whose list is shown, which may be an earlier one than that of the controls. */
  session: NearMeSession;
  change: (part: Partial<NearMeSession>) => void;
  rendered: RestaurantSummary[];
  source: RestaurantSource;
  isTiled: boolean;
  now: Date | undefined;
  /** What reads the search text; undefined for plain words. */
  readText: TextReader | undefined;
};

/** What near me lists: the restaurants around the location that pass the filters, sorted, and how many of them are shown. */
export function useNearMeList(props: NearMeListProps) {
  const { session, change, rendered, source, isTiled, now, readText } = props;
  const { filters, view, location, shown } = session;
  const area = areaAround(session);
  const clock = filters.openNow ? now : undefined;
  const matches = useMemo(
    () => matcherOf(filters, clock ?? BEFORE_ANY_CLOCK, readText),
    [filters, clock, readText],
  );
  // An area that was searched on the map has its zoom.
  const isWhole = area?.zoom !== undefined;
  const around = { ...location, reachKm: area?.reachKm, isWhole };
  const { restaurants, radiusKm, hasFarther, isSettled, state, retry } = useRestaurants(
    rendered,
    source,
    around,
    isTiled ? { matches, key: toFragment({ ...DEFAULT_NEAR_ME_STATE, filters }) } : undefined,
  );
  const from = location ?? DEFAULT_NEAR_ME_LOCATION;
  const isKnown = isTiled && state === "there" && isSettled;
  const sorts = useMemo(() => {
    if (!isTiled) return RESTAURANT_SORT_OPTIONS;
    return isKnown ? offeredSorts(restaurants) : TILED_SORT_OPTIONS;
  }, [isTiled, isKnown, restaurants]);
  const sort = sorts.some(({ id }) => id === session.sort) ? session.sort : "best";

  // Sorted first: thousands are not sorted again with each change of a filter.
  const sorted = useMemo(() => sortRestaurants(restaurants, sort, from), [restaurants, sort, from]);
  const found = useMemo(
    () => filterRestaurants(sorted, filters, clock ?? BEFORE_ANY_CLOCK, readText),
    [sorted, filters, clock, readText],
  );

  const folded = useMemo(() => foldChains(found), [found]);
  const listed = view === "list" ? folded.length : found.length;

  const of = toFragment({ filters, sort: session.sort, view: "list" }, { location });
  const count = shown?.of === of ? shown.count : CARDS_AT_A_TIME;

  /** Lists what is farther away, within the next radius that holds another match. */
  const lookFarther = useCallback(
    async (next: number) => {
      if (!location) return;
      const { lat, lng } = location;
      try {
        const criteria = { matches, moreThan: found.length };
        const wider = await source({ lat, lng, reachKm: next, isWhole }, criteria);
        change({ area: { ...area, lat, lng, reachKm: wider.radiusKm ?? next } });
      } catch {
        notify(NOT_LOADED);
      }
    },
    [location, matches, found.length, source, area, isWhole, change],
  );

  /** The next cards, which may be those of a wider radius. */
  const showMore = useCallback(async () => {
    const next = widerThan(radiusKm ?? Infinity);
    if (listed <= count && next) await lookFarther(next);
    change({ shown: { count: Math.min(listed, count) + CARDS_AT_A_TIME, of } });
  }, [radiusKm, listed, count, lookFarther, change, of]);

  return {
    restaurants,
    found,
    folded,
    sorts,
    sort,
    radiusKm,
    area,
    from,
    isSettled,
    state,
    retry,
    cards: {
      count,
      hasMore: listed > count || hasFarther === true,
      onMore: showMore,
    },
  };
}
