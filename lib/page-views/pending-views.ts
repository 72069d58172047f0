import type { WeeklyViews } from "@/lib/database/claims/page-views";
import { weekOf } from "@/lib/page-views/weeks";

/** Of so many restaurants and weeks at once; what a script makes up beyond them is not counted. */
const MAX_ENTRIES = 2_000;

/** Views that are not in the database yet: a number for each restaurant and week. */
export function pendingViews(maxEntries = MAX_ENTRIES) {
  let entries = new Map<string, WeeklyViews>();

  function add({ restaurantId, week, count }: WeeklyViews) {
    const key = `${week} ${restaurantId}`;
    const known = entries.get(key);
    if (known) known.count += count;
    else if (entries.size < maxEntries) entries.set(key, { restaurantId, week, count });
  }

  return {
    /** Counts that a page was opened. */
    count: (restaurantId: string, at: Date) => add({ restaurantId, week: weekOf(at), count: 1 }),
    /** What was counted since it was taken last. */
    take() {
      const taken = [...entries.values()];
      entries = new Map();
      return taken;
    },
    /** What could not be stored is taken once more. */
    putBack: (views: readonly WeeklyViews[]) => views.forEach(add),
  };
}
