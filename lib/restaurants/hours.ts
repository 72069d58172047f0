import { WEEKDAYS, type DayHours, type WeekHours, type Weekday } from "@/lib/restaurants/types";

const DAY_MINUTES = 24 * 60;
const CLOSES_SOON_MINUTES = 60;

type LocalTime = { weekday: Weekday; minutes: number };

const localTimes = new Map<
  string,
  { format: Intl.DateTimeFormat; minute: number; read: LocalTime }
>();

/** Weekday and time in a time zone; RangeError for an unknown time zone or an invalid date. */
function localTimeAt(timeZone: string, now: Date): LocalTime {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = localTimes.get(timeZone);
  if (known?.minute === minute) return known.read;
  const format =
    known?.format ??
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  const parts = Object.fromEntries(
    format.formatToParts(now).map((part) => [part.type, part.value]),
  );
  const read = {
    weekday: parts.weekday?.toLowerCase() as Weekday,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
  localTimes.set(timeZone, { format, minute, read });
  return read;
}

/** The present weekday at the venue. */
export function todayIn(timeZone: string, now: Date): Weekday {
  return localTimeAt(timeZone, now).weekday;
}

/** Minutes after midnight of "HH:MM"; NaN, which no range includes, for anything else. */
function minutesOf(time: string) {
  return /^\d\d:\d\d$/.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : NaN;
}

type OpenRange = { first: number; last: number };

/**
 * One day's opening hours in minutes after its midnight, both ends inclusive (P5.4). A close before the
 * open is on the next day (P5.5). Equal times mean that one minute; round the clock is
 * written 00:00 to 23:59.
 */
function openRange(day: DayHours | undefined): OpenRange | undefined {
  if (!day || day.closed) return undefined;
  const first = minutesOf(day.open);
  const close = minutesOf(day.close);
  return { first, last: close < first ? close + DAY_MINUTES : close };
}

function holds(range: OpenRange | undefined, minutes: number) {
  return range !== undefined && range.first <= minutes && minutes <= range.last;
}

function dayAfter(weekday: Weekday, days: number): Weekday {
  const index = (WEEKDAYS.indexOf(weekday) + days + WEEKDAYS.length) % WEEKDAYS.length;
  return WEEKDAYS[index] ?? weekday;
}

/**
 * Whether the venue is open (P5.4, P5.5), by its local time: an hour that a clock change repeats counts twice, an hour that it
 * skips never.
 */
export function isOpenAt(hours: WeekHours, timeZone: string, now: Date) {
  const { weekday, minutes } = localTimeAt(timeZone, now);
  return (
    holds(openRange(hours[weekday]), minutes) ||
    holds(openRange(hours[dayAfter(weekday, -1)]), minutes + DAY_MINUTES)
  );
}

/** A local time of the venue within the coming week. */
export type Opening = { weekday: Weekday; time: string; day: "today" | "tomorrow" | "later" };

export type OpenStatus =
  /** `closesAt` is missing for a venue that never closes. */
  | { open: true; closesAt?: Opening; closesSoon: boolean }
  /** `opensAt` is missing for a venue that never opens. */
  | { open: false; opensAt?: Opening };

/** The opening hours from yesterday to the same day next week, in minutes after today's midnight; adjacent ones are merged. */
function rangesAround(hours: WeekHours, today: Weekday): OpenRange[] {
  const merged: OpenRange[] = [];
  for (let days = -1; days <= WEEKDAYS.length; days++) {
    const range = openRange(hours[dayAfter(today, days)]);
    if (!range || Number.isNaN(range.first + range.last)) continue;
    const first = range.first + days * DAY_MINUTES;
    const last = range.last + days * DAY_MINUTES;
    const before = merged.at(-1);
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last);
    else merged.push({ first, last });
  }
  return merged;
}

function openingAt(today: Weekday, minutes: number): Opening {
  const days = Math.floor(minutes / DAY_MINUTES);
  const ofDay = minutes - days * DAY_MINUTES;
  const pair = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, "0"));
  return {
    weekday: dayAfter(today, days),
    time: pair.join(":"),
    day: days === 0 ? "today" : days === 1 ? "tomorrow" : "later",
  };
}

/** The elapsed minutes until the local time has advanced by `ahead` minutes; they differ when the clock changes meanwhile. */
function elapsedMinutes(timeZone: string, now: Date, ahead: number) {
  const from = localTimeAt(timeZone, now).minutes;
  const then = localTimeAt(timeZone, new Date(now.getTime() + ahead * 60_000)).minutes;
  const off = (((from + ahead - then) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return ahead + (off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off);
}

/** Open or closed, until when, and whether that is within 60 minutes. */
export function openStatus(hours: WeekHours, timeZone: string, now: Date): OpenStatus {
  const { weekday, minutes } = localTimeAt(timeZone, now);
  const ranges = rangesAround(hours, weekday);
  const current = ranges.find((range) => holds(range, minutes));
  if (!current) {
    const next = ranges.find(({ first }) => first > minutes);
    return { open: false, ...(next && { opensAt: openingAt(weekday, next.first) }) };
  }
  if (current.last >= WEEKDAYS.length * DAY_MINUTES) return { open: true, closesSoon: false };
  return {
    open: true,
    closesAt: openingAt(weekday, current.last),
    closesSoon: elapsedMinutes(timeZone, now, current.last - minutes) <= CLOSES_SOON_MINUTES,
  };
}
