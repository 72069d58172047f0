import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/near-me/near-me.json";
import { TILED_SORT_OPTIONS, type SortKey } from "@/lib/restaurants/near-me/sort";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type Known = Pick<RestaurantSummary, "rating" | "reviewCount" | "priceRange">;
type TextId = keyof typeof english;
type NearMeTexts = Translator<TextId>;

type Fact = {
  isKnown: (restaurant: Known) => boolean;
  /** The ids of what is said where none has it, the same with the order that is taken instead, and where some have it. */
  none: TextId;
  nearest: TextId;
  some: TextId;
};

const FACTS: Partial<Record<SortKey, Fact>> = {
  rating: {
    isKnown: ({ rating }) => rating !== undefined,
    none: "none.rating",
    nearest: "nearest.rating",
    some: "some.rating",
  },
  reviewCount: {
    isKnown: ({ reviewCount }) => reviewCount > 0,
    none: "none.reviewCount",
    nearest: "nearest.reviewCount",
    some: "some.reviewCount",
  },
  priceRange: {
    isKnown: ({ priceRange }) => priceRange !== undefined,
    none: "none.priceRange",
    nearest: "nearest.priceRange",
    some: "some.priceRange",
  },
};

/** Says in which order places are of which the fact that is sorted by is not known; undefined where it is known of all (P14.734). */
export function sortNote(restaurants: readonly Known[], key: SortKey, t: NearMeTexts) {
  const fact = FACTS[key];
  if (!fact || restaurants.length === 0) return undefined;
  const known = restaurants.filter(fact.isKnown).length;
  if (known === restaurants.length) return undefined;
  return known === 0 ? t(fact.nearest) : t(fact.some, { known, all: restaurants.length });
}

/** The sort options by facts that at least one of the restaurants has, and the others (P14.734). */
export function offeredSorts(restaurants: readonly Known[]) {
  return TILED_SORT_OPTIONS.filter(({ id }) => {
    const fact = FACTS[id];
    return !fact || restaurants.some(fact.isKnown);
  });
}

/** "No place here is rated yet", where one cannot sort by the fact. */
export function nothingKnown(key: SortKey, t: NearMeTexts) {
  const fact = FACTS[key];
  return fact && t(fact.none);
}
