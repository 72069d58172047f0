import { areaParams, type ListedArea } from "@/lib/restaurants/near-me/area-fragment";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import type { Filter } from "@/lib/restaurants/filters/filter-kinds";
import { FILTER_NAMES, FILTERS, type FilterName } from "@/lib/restaurants/filters/filters";
import {
  DEFAULT_RESTAURANT_SORT,
  DEFAULT_TILED_SORT,
  RESTAURANT_SORT_OPTIONS,
  TILED_SORT_OPTIONS,
  type SortKey,
} from "@/lib/restaurants/near-me/sort";
import type { FilterValues, RestaurantFilters } from "@/lib/restaurants/types";

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

/** Cuts between code points: half a surrogate pair cannot be percent-encoded. */
function capped(text: string) {
  return Array.from(text.slice(0, 2 * FRAGMENT_TEXT_LENGTH))
    .slice(0, FRAGMENT_TEXT_LENGTH)
    .join("");
}

function written<Name extends FilterName>(filters: FilterValues, name: Name) {
  const filter: Filter<FilterValues[Name]> = FILTERS[name];
  return filter.write(filters[name]);
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
      ...(Object.fromEntries(
        FILTER_NAMES.map((name) => {
          const { parameter, read } = FILTERS[name];
          return [name, read(params.get(parameter), isTiled)];
        }),
      ) as FilterValues),
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
    ...Object.fromEntries(
      FILTER_NAMES.map((name) => [FILTERS[name].parameter, written(filters, name)]),
    ),
    sort: sort === usualSort ? "" : sort,
    view: view === "map" ? "map" : "",
  };
  const given = Object.entries(values).filter(([, value]) => value !== "");
  const text = new URLSearchParams(given).toString().replaceAll("%2C", ",");
  const parts = [area ? areaParams(area) : "", text].filter(Boolean);
  return parts.length > 0 ? `#${parts.join("&")}` : "";
}
