import { priceSymbols } from "@/lib/restaurants/facts/price";
import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import {
  chosen,
  flagFilter,
  listFilter,
  type Filter,
} from "@/lib/restaurants/filters/filter-kinds";
import {
  CUISINES,
  DIETARY_OPTIONS,
  FEATURES,
  MINIMUM_RATINGS,
  PRICE_RANGES,
} from "@/lib/restaurants/filters/filter-options";
import { isOpenAt } from "@/lib/restaurants/hours/hours";
import type { FilterValues, PriceRange } from "@/lib/restaurants/types";

export type FilterName = keyof FilterValues;

export type FilterTable = { readonly [Name in FilterName]: Filter<FilterValues[Name]> };

const PRICE: Filter<PriceRange[]> = {
  parameter: "price",
  place: 3,
  none: [],
  read: (text) => chosen(PRICE_RANGES, text),
  write: (prices) => prices.join(","),
  chips: (prices) =>
    prices.length > 0
      ? [
          {
            option: "",
            label: `Price ${prices.toSorted().map(priceSymbols).join(", ")}`,
            without: [],
          },
        ]
      : [],
  ruleOf: (wanted) =>
    wanted.length > 0
      ? ({ priceRange }) => priceRange !== undefined && wanted.includes(priceRange)
      : undefined,
  optionsOf: ({ priceRange }) => (priceRange === undefined ? [] : [String(priceRange)]),
};

const RATING: Filter<number> = {
  parameter: "rating",
  place: 4,
  none: 0,
  read: (text) => MINIMUM_RATINGS.find((rating) => String(rating) === text) ?? 0,
  write: (minimum) => (minimum > 0 ? String(minimum) : ""),
  chips: (minimum) =>
    minimum > 0 ? [{ option: "", label: `Rating ${minimum}+`, without: 0 }] : [],
  ruleOf: (minimum) =>
    minimum > 0 ? ({ rating }) => rating !== undefined && rating >= minimum : undefined,
  optionsOf: ({ rating = 0 }) =>
    MINIMUM_RATINGS.filter((minimum) => minimum > 0 && rating >= minimum).map(String),
};

/**
 * Every filter (P5.8, P5.9) but the search text, in the order of the parameters in a URL. A fact that is not known is absent; a
 * filter on it does not match.
 */
export const FILTERS: FilterTable = {
  wheelchair: flagFilter({
    parameter: "wheelchair",
    place: 8,
    label: "wheelchair access",
    matches: ({ wheelchair }) => wheelchair === "yes",
    isFeature: true,
    isForTiles: true,
  }),
  veganLevel: listFilter({
    parameter: "level",
    place: 1,
    options: VEGAN_LEVELS,
    labelOf: (level) => VEGAN_LEVEL_TEXTS[level].label,
    // Fully vegan kitchens are vegetarian, too.
    optionsOf: ({ veganLevel }) =>
      veganLevel === "vegan" ? ["vegan", "vegetarian"] : veganLevel ? [veganLevel] : [],
  }),
  cuisine: listFilter({
    parameter: "cuisine",
    place: 5,
    options: CUISINES,
    optionsOf: ({ cuisine }) => cuisine,
    allowsAny: true,
  }),
  features: listFilter({
    parameter: "features",
    place: 7,
    options: FEATURES,
    optionsOf: ({ features }) => features,
    needsAll: true,
  }),
  dietaryOptions: listFilter({
    parameter: "dietary",
    place: 6,
    options: DIETARY_OPTIONS,
    optionsOf: ({ dietaryOptions }) => dietaryOptions,
  }),
  priceRange: PRICE,
  rating: RATING,
  openNow: flagFilter({
    parameter: "open",
    place: 2,
    label: "Open now",
    matches: ({ hours, timeZone, mayHaveClosed }, now) =>
      hours !== undefined && !mayHaveClosed && isOpenAt(hours, timeZone, now),
  }),
};

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

type FlagName = {
  [Name in FilterName]: FilterValues[Name] extends boolean ? Name : never;
}[FilterName];

/** Filters that are on or off and stand among the features. */
export const FLAGS_AMONG_FEATURES = FILTER_NAMES.flatMap((name) => {
  const label = FILTERS[name].amongFeatures;
  return label ? [{ name: name as FlagName, label }] : [];
});
