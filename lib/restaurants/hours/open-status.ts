import { closureOn } from "@/lib/restaurants/hours/closed-ranges";
import { exceptionsAfter, openStateAt, rangesNow } from "@/lib/restaurants/hours/hours";
import { dateAfter, localTimeAt, type LocalTime } from "@/lib/restaurants/hours/local-time";
import {
  DAY_MINUTES,
  exactDay,
  holds,
  hoursOn,
  openRanges,
  type OpenRange,
} from "@/lib/restaurants/hours/open-ranges";
import { openingAt, type Opening } from "@/lib/restaurants/hours/opening";
import { WEEKDAYS, type WeekHours } from "@/lib/restaurants/types";

const CLOSES_SOON_MINUTES = 60;

export type OpenStatus =
  /**
   * `closesAt` is missing where it does not close for a day and a night, and where that is not known: `openEnd`. With both it closes then or later.
   */
  | { open: true; closesAt?: Opening; closesSoon: boolean; openEnd?: true }
  /**
   * `opensAt` is missing for a venue that never opens, or, with `mayOpen`, of which that is not known. `isInRange`: today is one of the
   * days on which its owner says that it is closed.
   */
  | { open: false; opensAt?: Opening; note?: string; mayOpen?: true; isInRange?: true }
  | { open: "unknown"; mayBeOpen?: true; note?: string };

const SEARCHED_WEEKS = 2;

/** The opening hours from yesterday to some day, in minutes after today's midnight; adjacent ones are merged. */
function rangesUntil(hours: WeekHours, today: LocalTime, lastDay: number): OpenRange[] {
  const merged: OpenRange[] = [];
  for (let days = -1; days <= lastDay; days++)
    for (const range of hoursOn(hours, today, days)) {
      if (range.state || Number.isNaN(range.first + range.last)) continue;
      const [first, last, close] = [range.first, range.last, range.close].map(
        (minutes) => minutes + days * DAY_MINUTES,
      ) as [number, number, number];
      const before = merged.at(-1);
      if (!before || first > before.last + 1) merged.push({ ...range, first, last, close });
      else if (last > before.last) Object.assign(before, { last, close, openEnd: range.openEnd });
    }
  return merged;
}

const daysUntil = ({ date }: LocalTime, other: string) =>
  Math.round((Date.parse(other) - Date.parse(date)) / (DAY_MINUTES * 60_000));

/** The last day on which an opening is looked for: as many weeks ahead, or after the closed days that are there. */
function lastSearchedDay(hours: WeekHours, today: LocalTime) {
  const searched = SEARCHED_WEEKS * WEEKDAYS.length;
  let last = searched;
  for (;;) {
    const closure = closureOn(hours, dateAfter(today.date, last));
    if (!closure) return last;
    last = daysUntil(today, closure.to) + searched;
  }
}

/** The first opening on a single date that is further ahead than the weeks that are searched. */
function openingOnDate(hours: WeekHours, today: LocalTime): Opening | undefined {
  for (const [date, day] of exceptionsAfter(hours, dateAfter(today.date, SEARCHED_WEEKS * 7))) {
    const first = openRanges(day).find(({ state }) => !state)?.first;
    if (first !== undefined) return openingAt(today, first + daysUntil(today, date) * DAY_MINUTES);
  }
  return undefined;
}

/** When a venue that is closed opens next. */
function nextOpening(hours: WeekHours, today: LocalTime): Opening | undefined {
  const next = rangesUntil(hours, today, lastSearchedDay(hours, today)).find(
    ({ first }) => first > today.minutes,
  );
  return next ? openingAt(today, next.first) : openingOnDate(hours, today);
}

/** Whether it is not known of a time of the coming week that it is closed then. */
function hasUnknown(hours: WeekHours, today: LocalTime) {
  return WEEKDAYS.some((_, days) => hoursOn(hours, today, days).some(({ state }) => state));
}

/** What is written about a day that is closed. */
function closedNote(hours: WeekHours, { date, weekday }: LocalTime) {
  const day = exactDay(hours, date) ?? hours[weekday];
  return Array.isArray(day) ? day.find(({ state }) => state === "closed")?.note : undefined;
}

/** The elapsed minutes until the local time has advanced by `ahead` minutes; they differ when the clock changes meanwhile. */
function elapsedMinutes(timeZone: string, now: Date, ahead: number) {
  const from = localTimeAt(timeZone, now).minutes;
  const then = localTimeAt(timeZone, new Date(now.getTime() + ahead * 60_000)).minutes;
  const off = (((from + ahead - then) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return ahead + (off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off);
}

/** Open or closed, until when, and whether that is within 60 minutes; or that it is not known. */
export function openStatus(hours: WeekHours, timeZone: string, now: Date): OpenStatus {
  const local = localTimeAt(timeZone, now);
  const { minutes } = local;
  const state = openStateAt(hours, timeZone, now);
  if (state === undefined) {
    const [range] = rangesNow(hours, local);
    const { note, state: kind } = range!;
    return {
      open: "unknown",
      ...(note && { note }),
      ...(kind === "mayBeOpen" && { mayBeOpen: true }),
    };
  }
  const current = rangesUntil(hours, local, WEEKDAYS.length).find((range) => holds(range, minutes));
  if (!state || !current) {
    const opensAt = nextOpening(hours, local);
    const note = closedNote(hours, local);
    const mayOpen = !opensAt && hasUnknown(hours, local);
    return {
      open: false,
      ...(opensAt && { opensAt }),
      ...(note && { note }),
      ...(mayOpen && { mayOpen }),
      ...(closureOn(hours, local.date) && { isInRange: true as const }),
    };
  }
  // A time without a day is read as the next one of that time.
  if (current.close - minutes >= DAY_MINUTES) return { open: true, closesSoon: false };
  const closesAt = openingAt(local, current.close);
  if (current.openEnd)
    return {
      open: true,
      closesSoon: false,
      openEnd: true,
      ...(current.openEnd.isSaid && { closesAt }),
    };
  return {
    open: true,
    closesAt,
    closesSoon: elapsedMinutes(timeZone, now, current.close - minutes) <= CLOSES_SOON_MINUTES,
  };
}
