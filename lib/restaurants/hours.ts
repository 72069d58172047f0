import {
  WEEKDAYS,
  type DayHours,
  type OpenInterval,
  type WeekHours,
  type Weekday,
} from "@/lib/restaurants/types";

const DAY_MINUTES = 24 * 60;
const CLOSES_SOON_MINUTES = 60;

/** `date` is "YYYY-MM-DD". */
type LocalTime = { date: string; weekday: Weekday; minutes: number };

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
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  const parts = Object.fromEntries(
    format.formatToParts(now).map((part) => [part.type, part.value]),
  );
  const read = {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: parts.weekday?.toLowerCase() as Weekday,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
  localTimes.set(timeZone, { format, minute, read });
  return read;
}

/** The present date at the venue, as "YYYY-MM-DD". */
export function dateIn(timeZone: string, now: Date) {
  return localTimeAt(timeZone, now).date;
}

/** The present weekday at the venue. */
export function todayIn(timeZone: string, now: Date): Weekday {
  return localTimeAt(timeZone, now).weekday;
}

/** Minutes after midnight of "HH:MM"; NaN, which no range includes, for anything else. */
function minutesOf(time: string) {
  return /^\d\d:\d\d$/.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : NaN;
}

/** Minutes after a midnight: the first and the last open minute, and the time at which it closes. */
type OpenRange = { first: number; last: number; close: number };

/** One interval's minutes; a close that is not after the open is on the next day. */
function intervalRange({ open, close }: OpenInterval): OpenRange {
  const first = minutesOf(open);
  const end = minutesOf(close);
  const last = end <= first ? end + DAY_MINUTES : end;
  return { first, last: last - 1, close: last };
}

/**
 * The opening hours of one day in minutes after its midnight. The form with a single interval includes its last minute (P5.4); a
 * close before the open is on the next day (P5.5). Equal times mean that one minute; round the clock is written 00:00 to 23:59.
 */
function openRanges(day: DayHours | OpenInterval[] | undefined): OpenRange[] {
  if (Array.isArray(day)) return day.map(intervalRange);
  if (!day || day.closed) return [];
  const first = minutesOf(day.open);
  const close = minutesOf(day.close);
  const last = close < first ? close + DAY_MINUTES : close;
  return [{ first, last, close: last }];
}

function holds({ first, last }: OpenRange, minutes: number) {
  return first <= minutes && minutes <= last;
}

function dayAfter(weekday: Weekday, days: number): Weekday {
  const index = (WEEKDAYS.indexOf(weekday) + days + 2 * WEEKDAYS.length) % WEEKDAYS.length;
  return WEEKDAYS[index] ?? weekday;
}

function dateAfter(date: string, days: number) {
  const [year, month, day] = date.split("-").map(Number);
  return new Date(Date.UTC(year!, month! - 1, day! + days)).toISOString().slice(0, 10);
}

/** The hours of the day that is `days` after a local day. */
function hoursOn(hours: WeekHours, { date, weekday }: LocalTime, days: number) {
  const exact = hours.dates?.[days === 0 ? date : dateAfter(date, days)];
  return openRanges(exact ?? hours[dayAfter(weekday, days)]);
}

/**
 * Whether the venue is open (P5.4, P5.5), by its local time: an hour that a clock change repeats counts twice, an hour that it
 * skips never.
 */
export function isOpenAt(hours: WeekHours, timeZone: string, now: Date) {
  const local = localTimeAt(timeZone, now);
  return (
    hoursOn(hours, local, 0).some((range) => holds(range, local.minutes)) ||
    hoursOn(hours, local, -1).some((range) => holds(range, local.minutes + DAY_MINUTES))
  );
}

/**
 * The hours of a weekday in a table of the week: the usual ones; today those of the date, as on the next date of a weekday that is
 * usually closed.
 */
export function hoursInTable(hours: WeekHours, weekday: Weekday, timeZone: string, now: Date) {
  const today = localTimeAt(timeZone, now);
  const days = WEEKDAYS.length;
  const ahead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(today.weekday) + days) % days;
  const exact = hours.dates?.[dateAfter(today.date, ahead)];
  const usual = hours[weekday];
  return exact && (ahead === 0 || openRanges(usual).length === 0) ? exact : usual;
}

/** The coming days whose hours differ from those of their weekday, in order. */
export function exceptionsFrom(hours: WeekHours, timeZone: string, now: Date) {
  const { date: today } = localTimeAt(timeZone, now);
  const dates = Object.entries(hours.dates ?? {}).filter(([date]) => date >= today);
  return dates.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** A local time of the venue within the coming week. */
export type Opening = { weekday: Weekday; time: string; day: "today" | "tomorrow" | "later" };

export type OpenStatus =
  /** `closesAt` is missing for a venue that never closes. */
  | { open: true; closesAt?: Opening; closesSoon: boolean }
  /** `opensAt` is missing for a venue that never opens. */
  | { open: false; opensAt?: Opening };

/** The opening hours from yesterday to the same day next week, in minutes after today's midnight; adjacent ones are merged. */
function rangesAround(hours: WeekHours, today: LocalTime): OpenRange[] {
  const merged: OpenRange[] = [];
  for (let days = -1; days <= WEEKDAYS.length; days++)
    for (const range of hoursOn(hours, today, days)) {
      if (Number.isNaN(range.first + range.last)) continue;
      const [first, last, close] = [range.first, range.last, range.close].map(
        (minutes) => minutes + days * DAY_MINUTES,
      ) as [number, number, number];
      const before = merged.at(-1);
      if (!before || first > before.last + 1) merged.push({ first, last, close });
      else if (last > before.last) Object.assign(before, { last, close });
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
  const local = localTimeAt(timeZone, now);
  const { weekday, minutes } = local;
  const ranges = rangesAround(hours, local);
  const current = ranges.find((range) => holds(range, minutes));
  if (!current) {
    const next = ranges.find(({ first }) => first > minutes);
    return { open: false, ...(next && { opensAt: openingAt(weekday, next.first) }) };
  }
  if (current.last >= WEEKDAYS.length * DAY_MINUTES) return { open: true, closesSoon: false };
  return {
    open: true,
    closesAt: openingAt(weekday, current.close),
    closesSoon: elapsedMinutes(timeZone, now, current.close - minutes) <= CLOSES_SOON_MINUTES,
  };
}
