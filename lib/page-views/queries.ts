import "server-only";

import { firstCountedWeek, readPageViews } from "@/lib/database/claims/page-views";
import { getStores } from "@/lib/database/client";
import { lastWeeks } from "@/lib/page-views/weeks";
import type { CurrentUser } from "@/lib/supabase/current-user";

/**
 * How often the page of a member's own restaurant was opened in each of the last weeks, the present one first; none of the weeks in
 * which nothing was counted yet.
 */
export async function getWeeklyViews(
  user: CurrentUser,
  restaurantId: string,
  { now, weeks }: { now: Date; weeks: number },
) {
  const { database } = await getStores();
  const first = await firstCountedWeek(database);
  const counted = first ? lastWeeks(now, weeks).filter((week) => week >= first) : [];
  const since = counted.at(-1);
  if (!since) return [];
  const rows = await readPageViews(database, user, restaurantId, since);
  const counts = new Map(rows.map(({ week, count }) => [week, count]));
  return counted.map((week) => ({ week, count: counts.get(week) ?? 0 }));
}
