const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
/** Days are counted from Sunday; a week begins on Monday. */
const DAYS_SINCE_MONDAY = [6, 0, 1, 2, 3, 4, 5] as const;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The Monday of an instant's week, in UTC. */
export function weekOf(at: Date) {
  const days = DAYS_SINCE_MONDAY[at.getUTCDay()] ?? 0;
  return dayOf(at.getTime() - days * DAY_MS);
}

/** The Mondays of the last weeks, the present one first. */
export function lastWeeks(now: Date, count: number) {
  const present = Date.parse(weekOf(now));
  return Array.from({ length: count }, (_, ago) => dayOf(present - ago * WEEK_DAYS * DAY_MS));
}

/** The Sunday of a week. */
export const endOfWeek = (week: string) => dayOf(Date.parse(week) + (WEEK_DAYS - 1) * DAY_MS);
