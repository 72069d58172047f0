import { useCallback, useMemo } from "react";
import { areaAround, type NearMeSession } from "@/components/restaurants/near-me/near-me-history";
import type { RestaurantSource } from "@/components/restaurants/near-me/restaurant-source";
import { useNotLoaded, useRestaurants } from "@/components/restaurants/near-me/use-restaurants";
import { isAround, withFirstCards } from "@/lib/near-me/first-cards";
import type { NearMePlacePage } from "@/lib/near-me/place-page";
import { DEFAULT_NEAR_ME_LOCATION } from "@/lib/location/defaults";
import {
  filterRestaurants,
  matcherOf,
  type TextReader,
} from "@/lib/restaurants/filters/filter-restaurants";
import { foldChains } from "@/lib/restaurants/chains/fold-chains";
import { DEFAULT_NEAR_ME_STATE, toFragment } from "@/lib/restaurants/near-me/fragment";
import { ANYWHERE_KM, widerThan } from "@/lib/restaurants/near-me/radii";
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
  /** What the page has of the list, if it is around a place. */
  place: NearMePlacePage | undefined;
  /** The visitor is about to use what needs the whole list. */
  isAboutToChoose: boolean;
};

/** What near me lists: the restaurants around the location that pass the filters, sorted, and how many of them are shown. */
export function useNearMeList(props: NearMeListProps) {
  const { session, change, rendered, source, isTiled, now, readText, place } = props;
  const { filters, view, location, shown } = session;
  const sayNotLoaded = useNotLoaded();
  const area = areaAround(session);
  const clock = filters.openNow ? now : undefined;
  const matches = useMemo(
    () => matcherOf(filters, clock ?? BEFORE_ANY_CLOCK, readText),
    [filters, clock, readText],
  );
  // An area that was searched on the map has its zoom.
  const isWhole = area?.zoom !== undefined;
  const around = { ...location, reachKm: area?.reachKm, isWhole };
  const filterKey = toFragment({ ...DEFAULT_NEAR_ME_STATE, filters });
  const first = place && location && isAround(place, location) ? place.first : undefined;
  const isWholeOrAnywhere = isWhole || area?.reachKm === ANYWHERE_KM;
  const isOfPage =
    first !== undefined && filterKey === "" && session.sort === "best" && !isWholeOrAnywhere;
  const isEnough = isOfPage && view === "list";
  const isMore = area !== undefined || (shown?.count ?? 0) > CARDS_AT_A_TIME;
  const { restaurants, radiusKm, hasFarther, total, isSettled, state, retry } = useRestaurants(
    rendered,
    source,
    around,
    isTiled ? { matches, key: filterKey } : undefined,
    first && {
      cards: first,
      isEnough,
      isWanted: !isEnough || isMore || props.isAboutToChoose,
    },
  );
  /** There are others than those of the page, which were not loaded yet. */
  const isPart = total !== undefined && total > restaurants.length;
  const from = location ?? DEFAULT_NEAR_ME_LOCATION;
  const isKnown = isTiled && state === "there" && isSettled && total === undefined;
  const sorts = useMemo(() => {
    if (!isTiled) return RESTAURANT_SORT_OPTIONS;
    return isKnown ? offeredSorts(restaurants) : TILED_SORT_OPTIONS;
  }, [isTiled, isKnown, restaurants]);
  const sort = sorts.some(({ id }) => id === session.sort) ? session.sort : "best";

  // Sorted first: thousands are not sorted again with each change of a filter.
  const sorted = useMemo(() => {
    const inOrder = sortRestaurants(restaurants, sort, from);
    return isOfPage ? withFirstCards(first, inOrder) : inOrder;
  }, [restaurants, sort, from, isOfPage, first]);
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
        sayNotLoaded();
      }
    },
    [location, matches, found.length, source, area, isWhole, change, sayNotLoaded],
  );

  /** Loads what the page has not; false where that failed. What was loaded is there at once when it is asked for again. */
  const loadRest = useCallback(async () => {
    if (!location) return false;
    const { lat, lng } = location;
    try {
      await source({ lat, lng, reachKm: area?.reachKm }, { matches });
      retry();
      return true;
    } catch {
      sayNotLoaded();
      return false;
    }
  }, [location, area, source, matches, retry, sayNotLoaded]);

  /** The next cards, which may be those of a wider radius. */
  const showMore = useCallback(async () => {
    const next = widerThan(radiusKm ?? Infinity);
    if (isPart && !(await loadRest())) return;
    if (!isPart && listed <= count && next) await lookFarther(next);
    change({ shown: { count: Math.min(listed, count) + CARDS_AT_A_TIME, of } });
  }, [radiusKm, isPart, loadRest, listed, count, lookFarther, change, of]);

  return {
    restaurants,
    found,
    /** How many were found, also where the page has the first of them alone. */
    foundCount: total ?? found.length,
    isOfPage: total !== undefined,
    /** Those of the page come first. */
    hasCardsOfPage: isOfPage,
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
      of: total,
      hasMore: listed > count || hasFarther === true || isPart,
      onMore: showMore,
    },
  };
}
