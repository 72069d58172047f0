import { areaParams, type ListedArea } from "@/lib/restaurants/near-me/area-fragment";
import {
  CUISINES,
  DIETARY_OPTIONS,
  EMPTY_FILTERS,
  FEATURES,
  MINIMUM_RATINGS,
  PRICE_RANGES,
} from "@/lib/restaurants/filters/filter-options";
import {
  DEFAULT_RESTAURANT_SORT,
  DEFAULT_TILED_SORT,
  RESTAURANT_SORT_OPTIONS,
  TILED_SORT_OPTIONS,
  type SortKey,
} from "@/lib/restaurants/near-me/sort";
import type { RestaurantFilters } from "@/lib/restaurants/types";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";

/** What the fragment of a near-me URL contains (P4.6); where restaurants come from tiles, the location as well (P4.13). */
export type NearMeState = { filters: RestaurantFilters; sort: SortKey; view: "list" | "map" };

export const DEFAULT_NEAR_ME_STATE: Readonly<NearMeState> = {
  filters: EMPTY_FILTERS,
  sort: DEFAULT_RESTAURANT_SORT,
  view: "list",
};

/** The same where restaurants come from tiles. */
export const DEFAULT_TILED_STATE: Readonly<NearMeState> = {
  ...DEFAULT_NEAR_ME_STATE,
  sort: DEFAULT_TILED_SORT,
};

/** The longest search text in a URL, in code points; the search box has no such limit. */
const FRAGMENT_TEXT_LENGTH = 200;

/** The longest cuisine that is read from a URL; imports have no longer ones. */
const ANY_VALUE_LENGTH = 30;
const MOST_ANY_VALUES = 20;

/** Cuts between code points: half a surrogate pair cannot be percent-encoded. */
function capped(text: string) {
  return Array.from(text.slice(0, 2 * FRAGMENT_TEXT_LENGTH))
    .slice(0, FRAGMENT_TEXT_LENGTH)
    .join("");
}

/** The options in a comma-separated value, in the order of the options. */
function chosen<T extends string | number>(options: readonly T[], value: string | null): T[] {
  const names = value?.split(",") ?? [];
  return options.filter((option) => names.includes(String(option)));
}

/** The values of a list without known options: the first ones, each once. */
function anyOf(value: string | null): string[] {
  const names = value?.split(",").map((name) => name.trim().slice(0, ANY_VALUE_LENGTH)) ?? [];
  return [...new Set(names)].filter(Boolean).slice(0, MOST_ANY_VALUES);
}

/**
 * The state in `location.hash`. Unknown values are ignored; any string gives a valid state. Where restaurants come from tiles, any
 * cuisine may be there, and the filter may require wheelchair access. `usualSort` is that of a URL that names none.
 */
export function parseFragment(hash: string, isTiled = false, usualSort?: SortKey): NearMeState {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const sorts = isTiled ? TILED_SORT_OPTIONS : RESTAURANT_SORT_OPTIONS;
  return {
    filters: {
      text: capped(params.get("q") ?? ""),
      veganLevel: chosen(VEGAN_LEVELS, params.get("level")),
      cuisine: isTiled ? anyOf(params.get("cuisine")) : chosen(CUISINES, params.get("cuisine")),
      features: chosen(FEATURES, params.get("features")),
      dietaryOptions: chosen(DIETARY_OPTIONS, params.get("dietary")),
      priceRange: chosen(PRICE_RANGES, params.get("price")),
      rating: MINIMUM_RATINGS.find((rating) => String(rating) === params.get("rating")) ?? 0,
      openNow: params.get("open") === "1",
      wheelchair: isTiled && params.get("wheelchair") === "1",
    },
    sort:
      sorts.find(({ id }) => id === params.get("sort"))?.id ??
      usualSort ??
      (isTiled ? DEFAULT_TILED_SORT : DEFAULT_RESTAURANT_SORT),
    view: params.get("view") === "map" ? "map" : "list",
  };
}

/**
 * "#q=ramen&cuisine=Thai,Italian&price=1,2&rating=4&open=1&sort=rating&view=map"; "" for the default state. Where restaurants come
 * from tiles there is an area, and it begins with its place: "#around=Berlin@52.5244,13.4105&within=10&q=ramen".
 */
export function toFragment({ filters, sort, view }: NearMeState, area?: ListedArea) {
  const usualSort = area ? DEFAULT_TILED_SORT : DEFAULT_RESTAURANT_SORT;
  const values: Record<string, string> = {
    q: capped(filters.text),
    wheelchair: filters.wheelchair ? "1" : "",
    level: filters.veganLevel.join(","),
    cuisine: filters.cuisine.join(","),
    features: filters.features.join(","),
    dietary: filters.dietaryOptions.join(","),
    price: filters.priceRange.join(","),
    rating: filters.rating > 0 ? String(filters.rating) : "",
    open: filters.openNow ? "1" : "",
    sort: sort === usualSort ? "" : sort,
    view: view === "map" ? "map" : "",
  };
  const given = Object.entries(values).filter(([, value]) => value !== "");
  const text = new URLSearchParams(given).toString().replaceAll("%2C", ",");
  const parts = [area ? areaParams(area) : "", text].filter(Boolean);
  return parts.length > 0 ? `#${parts.join("&")}` : "";
}
