import { WEEKDAYS, type Weekday } from "@/lib/restaurants/types";

/** `date` is "YYYY-MM-DD". */
export type LocalTime = { date: string; weekday: Weekday; minutes: number };

const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const localTimes = new Map<string, { minute: number; read: LocalTime }>();

function formatOf(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

function readByIntl(timeZone: string, now: Date): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: parts.weekday?.toLowerCase() as Weekday,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

function readByTemporal(timeZone: string, now: Date): LocalTime {
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return {
    date: clock.toPlainDate().toString(),
    weekday: WEEKDAYS[clock.dayOfWeek - 1]!,
    minutes: clock.hour * 60 + clock.minute,
  };
}

/**
 * Weekday and time in a time zone; RangeError for an unknown time zone or an invalid date. By Temporal where there is one: the first use
 * of Intl takes 20 ms, on a phone 80.
 */
export function localTimeAt(timeZone: string, now: Date): LocalTime {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const known = localTimes.get(timeZone);
  if (known?.minute === minute) return known.read;
  const read =
    typeof Temporal === "undefined" ? readByIntl(timeZone, now) : readByTemporal(timeZone, now);
  localTimes.set(timeZone, { minute, read });
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

export function dayAfter(weekday: Weekday, days: number): Weekday {
  const index = (WEEKDAYS.indexOf(weekday) + days + 2 * WEEKDAYS.length) % WEEKDAYS.length;
  return WEEKDAYS[index] ?? weekday;
}

export function dateAfter(date: string, days: number) {
  const [year, month, day] = date.split("-").map(Number);
  return new Date(Date.UTC(year!, month! - 1, day! + days)).toISOString().slice(0, 10);
}
