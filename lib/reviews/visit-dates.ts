import { dateIn } from "@/lib/restaurants/hours/local-time";

const OLDEST_YEARS = 5;

/** The first and the last day that a reviewed visit may have been on, as "YYYY-MM-DD". */
export type VisitDates = { earliest: string; latest: string };

/** The last one is today at the venue, or in UTC where that is later, for devices that are set to it. */
export function visitDates(timeZone: string, now: Date): VisitDates {
  const [latest] = [dateIn(timeZone, now), dateIn("UTC", now)].sort().reverse() as [string, string];
  return { earliest: `${Number(latest.slice(0, 4)) - OLDEST_YEARS}${latest.slice(4)}`, latest };
}
