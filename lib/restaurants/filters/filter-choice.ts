import { CUISINES } from "@/lib/restaurants/filters/filter-options";
import { isOpenAt } from "@/lib/restaurants/hours/hours";
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

type Group = keyof ReturnType<typeof rulesOf>;

/** The options of a group that a restaurant has, as a visitor who presses one would find it. */
function optionsOf(restaurant: RestaurantSummary, group: Group, now: Date): string[] {
  const { veganLevel, cuisine, features, dietaryOptions, wheelchair, hours, timeZone } = restaurant;
  switch (group) {
    case "veganLevel":
      if (veganLevel === undefined) return [];
      return veganLevel === "vegan" ? ["vegan", "vegetarian"] : [veganLevel];
    case "cuisine":
      return cuisine;
    case "features":
      return features;
    case "dietaryOptions":
      return dietaryOptions;
    case "wheelchair":
      return wheelchair === "yes" ? [""] : [];
    case "openNow":
      return hours && !restaurant.mayHaveClosed && isOpenAt(hours, timeZone, now) ? [""] : [];
    default:
      return [];
  }
}

const GROUPS = [
  "veganLevel",
  "cuisine",
  "features",
  "dietaryOptions",
  "wheelchair",
  "openNow",
] as const satisfies readonly Group[];

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
  const rules = Object.entries(rulesOf(filters, now, readText)).filter(([, rule]) => rule);
  const counts = new Map<string, number>();
  for (const restaurant of restaurants) {
    const failed = rules.filter(([, rule]) => !rule!(restaurant)).map(([group]) => group as Group);
    if (failed.length > 1) continue;
    for (const group of GROUPS) {
      const isCounted = failed.length === 0 || (failed[0] === group && group !== "features");
      if (!isCounted) continue;
      for (const option of new Set(optionsOf(restaurant, group, now))) {
        const key = option ? `${group}:${option}` : group;
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
