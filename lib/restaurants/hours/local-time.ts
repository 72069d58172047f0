import { WEEKDAYS, type Weekday } from "@/lib/restaurants/types";

/** `date` is "YYYY-MM-DD". */
export type LocalTime = { date: string; weekday: Weekday; minutes: number };

const localTimes = new Map<
  string,
  { format: Intl.DateTimeFormat; minute: number; read: LocalTime }
>();

/** Weekday and time in a time zone; RangeError for an unknown time zone or an invalid date. */
export function localTimeAt(timeZone: string, now: Date): LocalTime {
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

export function dayAfter(weekday: Weekday, days: number): Weekday {
  const index = (WEEKDAYS.indexOf(weekday) + days + 2 * WEEKDAYS.length) % WEEKDAYS.length;
  return WEEKDAYS[index] ?? weekday;
}

export function dateAfter(date: string, days: number) {
  const [year, month, day] = date.split("-").map(Number);
  return new Date(Date.UTC(year!, month! - 1, day! + days)).toISOString().slice(0, 10);
}
