import { formatCount } from "@/lib/counts";
import { TILED_SORT_OPTIONS, type SortKey } from "@/lib/restaurants/near-me/sort";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type Known = Pick<RestaurantSummary, "rating" | "reviewCount" | "priceRange">;

const FACTS: Partial<
  Record<SortKey, { isKnown: (restaurant: Known) => boolean; none: string; has: string }>
> = {
  rating: {
    isKnown: ({ rating }) => rating !== undefined,
    none: "No place here is rated yet",
    has: "rated",
  },
  reviewCount: {
    isKnown: ({ reviewCount }) => reviewCount > 0,
    none: "No place here has a review yet",
    has: "reviewed",
  },
  priceRange: {
    isKnown: ({ priceRange }) => priceRange !== undefined,
    none: "No price is known here",
    has: "listed with a price",
  },
};

/** Says in which order places are of which the fact that is sorted by is not known; undefined where it is known of all (P14.734). */
export function sortNote(restaurants: readonly Known[], key: SortKey) {
  const fact = FACTS[key];
  if (!fact || restaurants.length === 0) return undefined;
  const known = restaurants.filter(fact.isKnown).length;
  if (known === restaurants.length) return undefined;
  if (known === 0) return `${fact.none}: nearest first`;
  return `${formatCount(known)} of ${formatCount(restaurants.length)} ${known === 1 ? "is" : "are"} ${fact.has}: those first, the others by distance`;
}

/** The sort options by facts that at least one of the restaurants has, and the others (P14.734). */
export function offeredSorts(restaurants: readonly Known[]) {
  return TILED_SORT_OPTIONS.filter(({ id }) => {
    const fact = FACTS[id];
    return !fact || restaurants.some(fact.isKnown);
  });
}

/** "No place here is rated yet", where one cannot sort by the fact. */
export const nothingKnown = (key: SortKey) => FACTS[key]?.none;
