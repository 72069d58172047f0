import { closedDay, closureOn } from "@/lib/restaurants/hours/closed-ranges";
import { dateAfter, dayAfter, type LocalTime } from "@/lib/restaurants/hours/local-time";
import type { DayHours, OpenInterval, WeekHours } from "@/lib/restaurants/types";

export const DAY_MINUTES = 24 * 60;

/** Minutes after midnight of "HH:MM"; NaN, which no range includes, for anything else. */
export function minutesOf(time: string) {
  return /^\d\d:\d\d$/.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : NaN;
}

/** Minutes after a midnight: the first and the last minute, and the time at which it ends. */
export type OpenRange = {
  first: number;
  last: number;
  close: number;
  /** Whether it is open is not known; `mayBeOpen` after an end that is not known. */
  state?: "unknown" | "mayBeOpen";
  /** It is open for longer, but not known for how long; `isSaid` where at least its first end is said. */
  openEnd?: { isSaid: boolean };
  note?: string;
};

/** For how long after an end that is not known it may still be open. */
const MAY_BE_OPEN_MINUTES = 5 * 60;

/** One interval's minutes; a close that is not after the open is on the next day. */
function intervalRanges({ open, close, state, openEnd, note }: OpenInterval): OpenRange[] {
  if (state === "closed") return [];
  const first = minutesOf(open);
  const end = minutesOf(close);
  const last = end <= first ? end + DAY_MINUTES : end;
  const range = { first, last: last - 1, close: last };
  if (state) return [{ ...range, state, ...(note && { note }) }];
  if (!openEnd) return [range];
  const later = last + MAY_BE_OPEN_MINUTES;
  return [
    { ...range, openEnd: { isSaid: close !== "24:00" } },
    { first: last, last: later - 1, close: later, state: "mayBeOpen" },
  ];
}

/**
 * The opening hours of one day in minutes after its midnight. The form with a single interval includes its last minute (P5.4); a
 * close before the open is on the next day (P5.5). Equal times mean that one minute; round the clock is written 00:00 to 23:59.
 */
export function openRanges(day: DayHours | OpenInterval[] | undefined): OpenRange[] {
  if (Array.isArray(day)) return day.flatMap(intervalRanges);
  if (!day || day.closed) return [];
  const first = minutesOf(day.open);
  const close = minutesOf(day.close);
  const last = close < first ? close + DAY_MINUTES : close;
  return [{ first, last, close: last }];
}

export function holds({ first, last }: OpenRange, minutes: number) {
  return first <= minutes && minutes <= last;
}

/** What is said of a date alone: that it is closed, or its own hours. */
export function exactDay(hours: WeekHours, date: string) {
  const closure = closureOn(hours, date);
  return closure ? closedDay(closure) : hours.dates?.[date];
}

/** The hours of the day that is `days` after a local day. */
export function hoursOn(hours: WeekHours, { date, weekday }: LocalTime, days: number) {
  const exact = exactDay(hours, days === 0 ? date : dateAfter(date, days));
  return openRanges(exact ?? hours[dayAfter(weekday, days)]);
}
