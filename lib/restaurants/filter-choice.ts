import { CUISINES } from "@/lib/restaurants/filter-options";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { VEGAN_LEVELS, type VeganLevel } from "@/lib/restaurants/vegan-level";

/** What the restaurants around a location leave to choose from. */
export type FilterChoice = {
  /** How many there are of each level; absent while that is not known. */
  levels?: Record<VeganLevel, number>;
  /** The cuisines that are there, most frequent first, and the site's others after them. */
  cuisines: string[];
};

/** The choice among restaurants that come from tiles (P14.262). */
export function filterChoice(restaurants: readonly RestaurantSummary[]): Required<FilterChoice> {
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

/** The choice; without the counts of the levels while the restaurants are still those of another location. */
export function choiceAmong(
  restaurants: readonly RestaurantSummary[],
  isThere: boolean,
): FilterChoice {
  const { levels, cuisines } = filterChoice(restaurants);
  return isThere ? { levels, cuisines } : { cuisines };
}
