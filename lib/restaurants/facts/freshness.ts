import type { Restaurant } from "@/lib/restaurants/types";

/** Not from Intl, as in lib/counts. */
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30.4;
const YEAR_MONTHS = 12;
/** Facts whose last check is so many months ago are no longer relied on (P14.240). */
const STALE_MONTHS = 24;

/** "March 2026" of an ISO 8601 date. */
export function monthOf(date: string) {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${yearOf(date)}`;
}

/** "2021" of an ISO 8601 date. */
export const yearOf = (date: string) => date.slice(0, 4);

const isSameMonthOrLater = (a: string, b: string) => a.slice(0, 7) >= b.slice(0, 7);

/** Whether members confirmed a restaurant after its source checked it, as far as months say so. */
export function isConfirmedLast({
  checkedAt,
  confirmedAt,
}: Pick<Restaurant, "checkedAt" | "confirmedAt">) {
  return confirmedAt !== undefined && (!checkedAt || isSameMonthOrLater(confirmedAt, checkedAt));
}

/** The date of the newest check, by the source or by members. */
export function lastCheck(dates: Pick<Restaurant, "checkedAt" | "confirmedAt">) {
  return isConfirmedLast(dates) ? dates.confirmedAt : dates.checkedAt;
}

const daysSince = (date: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(date.slice(0, 10))) / DAY_MS));

const monthsBetween = (date: string, now: Date) =>
  (now.getUTCFullYear() - Number(date.slice(0, 4))) * YEAR_MONTHS +
  now.getUTCMonth() +
  1 -
  Number(date.slice(5, 7));

/** Whether the last check is over two years ago, or there was none. */
export function isStale(date: string | undefined, now: Date) {
  return date === undefined || daysSince(date, now) > STALE_MONTHS * MONTH_DAYS;
}

/** How long ago something was. */
export type Age = readonly [count: number, unit: "week" | "month" | "year"];

function monthsAge(months: number): Age {
  if (months < YEAR_MONTHS) return [months, "month"];
  return [Math.floor(months / YEAR_MONTHS), "year"];
}

/** How long ago a day was. */
export function ageOfDay(date: string, now: Date): Age {
  const days = daysSince(date, now);
  if (days < 2 * MONTH_DAYS) return [Math.floor(days / WEEK_DAYS), "week"];
  return monthsAge(Math.floor(days / MONTH_DAYS));
}

/** The same for a month of which the day is not known, as its first day. */
export function ageOfMonth(month: string, now: Date): Age {
  return monthsAge(Math.max(0, monthsBetween(month, now)));
}
