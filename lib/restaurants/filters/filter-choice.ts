import { CUISINES } from "@/lib/restaurants/filters/filter-options";
import { FILTER_NAMES, FILTERS } from "@/lib/restaurants/filters/filters";
import { rulesOf, type TextReader } from "@/lib/restaurants/filters/filter-restaurants";
import type { RestaurantFilters, RestaurantSummary } from "@/lib/restaurants/types";

/** What the restaurants around a location leave to choose from. */
export type FilterChoice = {
  /** The cuisines that are there, most frequent first, and the site's others after them. */
  cuisines: string[];
  /** How many each option would leave, by "cuisine:Thai" and the like; absent while that is not known. */
  counts?: ReadonlyMap<string, number>;
  /** Whether any has a price, and a rating. */
  hasPrices?: boolean;
  hasRatings?: boolean;
};

/** The cuisines among restaurants that come from tiles (P14.262). */
export function presentCuisines(restaurants: readonly RestaurantSummary[]): string[] {
  const counts = new Map<string, number>();
  for (const { cuisine } of restaurants)
    for (const name of cuisine) counts.set(name, (counts.get(name) ?? 0) + 1);
  const present = [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  return [...new Set([...present.map(([name]) => name), ...CUISINES])];
}

/**
 * How many restaurants each option would leave beside the filters of the other groups; of features, which all have to be there, beside
 * the chosen ones too (P14.645). The keys are those of the active filters: "cuisine:Thai", "openNow".
 */
export function optionCounts(
  restaurants: readonly RestaurantSummary[],
  filters: RestaurantFilters,
  now: Date,
  readText?: TextReader,
): Map<string, number> {
  const rules = rulesOf(filters, now, readText);
  const counts = new Map<string, number>();
  for (const restaurant of restaurants) {
    const failed = rules.filter(({ rule }) => !rule(restaurant)).map(({ name }) => name);
    if (failed.length > 1) continue;
    for (const name of FILTER_NAMES) {
      const { optionsOf, needsAll } = FILTERS[name];
      if (!optionsOf || (failed.length === 1 && (failed[0] !== name || needsAll))) continue;
      for (const option of new Set(optionsOf(restaurant, now))) {
        const key = option ? `${name}:${option}` : name;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}

type ChoiceOptions = { filters: RestaurantFilters; now: Date; readText: TextReader | undefined };

/** The choice; without the counts of the options while the restaurants are still those of another location. */
export function choiceAmong(
  restaurants: readonly RestaurantSummary[],
  isThere: boolean,
  { filters, now, readText }: ChoiceOptions,
): FilterChoice {
  const cuisines = presentCuisines(restaurants);
  if (!isThere) return { cuisines };
  return {
    cuisines,
    counts: optionCounts(restaurants, filters, now, readText),
    hasPrices: restaurants.some(({ priceRange }) => priceRange !== undefined),
    hasRatings: restaurants.some(({ rating }) => rating !== undefined),
  };
}
