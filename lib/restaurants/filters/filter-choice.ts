import { CUISINES } from "@/lib/restaurants/filters/filter-options";
import { FILTER_NAMES, FILTERS } from "@/lib/restaurants/filters/filters";
import { rulesOf, type TextReader } from "@/lib/restaurants/filters/filter-restaurants";
import type { RestaurantFilters, RestaurantSummary } from "@/lib/restaurants/types";
import { VEGAN_LEVELS, type VeganLevel } from "@/lib/restaurants/facts/vegan-level";

/** What the restaurants around a location leave to choose from. */
export type FilterChoice = {
  /** How many there are of each level; absent while that is not known. */
  levels?: Record<VeganLevel, number>;
  /** The cuisines that are there, most frequent first, and the site's others after them. */
  cuisines: string[];
  /** How many each option would leave, by "cuisine:Thai" and the like; absent while that is not known. */
  counts?: ReadonlyMap<string, number>;
  /** Whether any has a price, and a rating. */
  hasPrices?: boolean;
  hasRatings?: boolean;
};

/** The levels and cuisines among restaurants that come from tiles (P14.262). */
export function filterChoice(
  restaurants: readonly RestaurantSummary[],
): Required<Pick<FilterChoice, "levels" | "cuisines">> {
  const levels = Object.fromEntries(VEGAN_LEVELS.map((level) => [level, 0])) as Record<
    VeganLevel,
    number
  >;
  const counts = new Map<string, number>();
  for (const { cuisine, veganLevel } of restaurants) {
    if (veganLevel) levels[veganLevel] += 1;
    for (const name of cuisine) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  levels.vegetarian += levels.vegan;
  const present = [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  const cuisines = new Set([...present.map(([name]) => name), ...CUISINES]);
  return { levels, cuisines: [...cuisines] };
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

/** The choice; without the counts of the levels and options while the restaurants are still those of another location. */
export function choiceAmong(
  restaurants: readonly RestaurantSummary[],
  isThere: boolean,
  { filters, now, readText }: ChoiceOptions,
): FilterChoice {
  const { levels, cuisines } = filterChoice(restaurants);
  if (!isThere) return { cuisines };
  return {
    levels,
    cuisines,
    counts: optionCounts(restaurants, filters, now, readText),
    hasPrices: restaurants.some(({ priceRange }) => priceRange !== undefined),
    hasRatings: restaurants.some(({ rating }) => rating !== undefined),
  };
}
