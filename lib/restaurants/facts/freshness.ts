import type { Restaurant, RestaurantSummary } from "@/lib/restaurants/types";

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

/** When it was last checked; facts without a check for two years are as OpenStreetMap had them then (P14.240). */
export function checkText(
  { checkedAt, addedHere }: Pick<RestaurantSummary, "checkedAt" | "addedHere">,
  now: Date | undefined,
) {
  if (!checkedAt) return undefined;
  if (!now || !isStale(checkedAt, now)) return `Checked in ${monthOf(checkedAt)}`;
  return `${addedHere ? "Added in" : "From OpenStreetMap,"} ${yearOf(checkedAt)}`;
}

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

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** How long ago a day was: "this week", "3 weeks ago", "5 months ago", "a year ago", "3 years ago". */
export function timeSince(date: string, now: Date) {
  const days = daysSince(date, now);
  if (days < WEEK_DAYS) return "this week";
  if (days < 2 * MONTH_DAYS) return counted(Math.floor(days / WEEK_DAYS), "week");
  return monthsAgo(Math.floor(days / MONTH_DAYS));
}

/** The same for a month of which the day is not known, as its first day: "this month", "last month". */
export function monthsSince(month: string, now: Date) {
  const months = Math.max(0, monthsBetween(month, now));
  if (months === 0) return "this month";
  return months === 1 ? "last month" : monthsAgo(months);
}

function monthsAgo(months: number) {
  if (months < YEAR_MONTHS) return counted(months, "month");
  const years = Math.floor(months / YEAR_MONTHS);
  return years === 1 ? "a year ago" : counted(years, "year");
}
