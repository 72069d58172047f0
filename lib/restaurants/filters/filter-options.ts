import { priceSymbols } from "@/lib/restaurants/facts/price";
import type { PriceRange, RestaurantFilters } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/facts/vegan-level";

/** P5.8. */
export const CUISINES = [
  "Mediterranean",
  "Asian Fusion",
  "American",
  "Italian",
  "Mexican",
  "Indian",
  "Thai",
  "Japanese",
  "French",
  "Farm-to-table",
  "Raw",
  "Comfort Food",
] as const;

export const FEATURES = [
  "outdoor seating",
  "delivery",
  "takeout",
  "reservations",
  "wifi",
  "pet friendly",
  "family friendly",
  "bar",
  "date night",
  "groups",
  "casual dining",
] as const;

/** A filter like the features, but of a fact of its own. */
export const WHEELCHAIR_LABEL = "wheelchair access";

export const DIETARY_OPTIONS = [
  "gluten-free options",
  "organic",
  "raw options",
  "nut-free options",
  "soy-free options",
  "oil-free",
  "sugar-free",
] as const;

export const PRICE_RANGES = [1, 2, 3, 4] as const satisfies readonly PriceRange[];

/** Minimum ratings; 0 is any. */
export const MINIMUM_RATINGS = [0, 3, 4, 4.5] as const;

export const EMPTY_FILTERS: Readonly<RestaurantFilters> = {
  text: "",
  veganLevel: [],
  cuisine: [],
  features: [],
  dietaryOptions: [],
  priceRange: [],
  rating: 0,
  openNow: false,
  wheelchair: false,
};

/** The number on the Filters button (P5.10): one per selected list value, one each for price, rating and open now. */
export function countActiveFilters(filters: RestaurantFilters) {
  return (
    filters.veganLevel.length +
    filters.cuisine.length +
    filters.features.length +
    filters.dietaryOptions.length +
    Number(filters.priceRange.length > 0) +
    Number(filters.rating > 0) +
    Number(filters.openNow) +
    Number(filters.wheelchair)
  );
}

/** One active filter: the label of its chip, and the filters without it. */
export type ActiveFilter = { key: string; label: string; without: RestaurantFilters };

/** As many entries as `countActiveFilters` says, in the order of the filter panel. */
export function activeFilters(filters: RestaurantFilters): ActiveFilter[] {
  const listed = (list: "cuisine" | "dietaryOptions" | "features") =>
    filters[list].map((value) => ({
      key: `${list}:${value}`,
      label: value,
      without: { ...filters, [list]: filters[list].filter((other) => other !== value) },
    }));
  const prices = filters.priceRange.toSorted().map(priceSymbols).join(", ");
  const levels = filters.veganLevel.map((level) => ({
    key: `veganLevel:${level}`,
    label: VEGAN_LEVEL_TEXTS[level].label,
    without: { ...filters, veganLevel: filters.veganLevel.filter((other) => other !== level) },
  }));
  return [
    ...levels,
    filters.openNow && {
      key: "openNow",
      label: "Open now",
      without: { ...filters, openNow: false },
    },
    prices !== "" && {
      key: "priceRange",
      label: `Price ${prices}`,
      without: { ...filters, priceRange: [] },
    },
    filters.rating > 0 && {
      key: "rating",
      label: `Rating ${filters.rating}+`,
      without: { ...filters, rating: 0 },
    },
    ...listed("cuisine"),
    ...listed("dietaryOptions"),
    ...listed("features"),
    filters.wheelchair && {
      key: "wheelchair",
      label: WHEELCHAIR_LABEL,
      without: { ...filters, wheelchair: false },
    },
  ].filter((entry) => entry !== false);
}
