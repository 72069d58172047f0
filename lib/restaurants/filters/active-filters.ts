import { FILTER_NAMES, FILTERS, type FilterName } from "@/lib/restaurants/filters/filters";
import type { Filter } from "@/lib/restaurants/filters/filter-kinds";
import type { FilterValues, RestaurantFilters } from "@/lib/restaurants/types";

/** No filter and no search text. */
export const EMPTY_FILTERS: Readonly<RestaurantFilters> = {
  text: "",
  ...(Object.fromEntries(FILTER_NAMES.map((name) => [name, FILTERS[name].none])) as FilterValues),
};

/** One active filter: the label of its chip, and the filters without it. */
export type ActiveFilter = { key: string; label: string; without: RestaurantFilters };

function chipsOf<Name extends FilterName>(filters: RestaurantFilters, name: Name): ActiveFilter[] {
  const filter: Filter<FilterValues[Name]> = FILTERS[name];
  const values: FilterValues = filters;
  return filter.chips(values[name]).map(({ option, label, without }) => ({
    key: option ? `${name}:${option}` : name,
    label,
    without: { ...filters, [name]: without },
  }));
}

/** As many entries as `countActiveFilters` says, in the order of the filter panel. */
export function activeFilters(filters: RestaurantFilters): ActiveFilter[] {
  return FILTER_NAMES.toSorted((a, b) => FILTERS[a].place - FILTERS[b].place).flatMap((name) =>
    chipsOf(filters, name),
  );
}

/** The number on the Filters button (P5.10): one per selected list value, one each for price, rating and open now. */
export function countActiveFilters(filters: RestaurantFilters) {
  return activeFilters(filters).length;
}
