import { localTimeAt as readClock } from "@/lib/restaurants/hours/local-time";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const WITH_MINUTES = "YYYY-MM-DDTHH:MM".length;

/** A date and a time as fields of every browser send them; seconds are cut. */
const TYPED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?$/;

/** What a field for date and time holds, as "2027-06-12T18:30"; undefined where no calendar and no clock has that. */
export function parseLocalTime(text: string) {
  const [, day, time] = TYPED.exec(text.trim()) ?? [];
  if (!day || !time) return undefined;
  const instant = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(instant)) return undefined;
  const local = `${day}T${time}`;
  return new Date(instant).toISOString().slice(0, WITH_MINUTES) === local ? local : undefined;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** What the clock of a time zone says: "2027-06-12T18:30". RangeError for an unknown time zone. */
export function localTimeAt(timeZone: string, at: Date) {
  const { date, minutes } = readClock(timeZone, at);
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** By how much a time zone is ahead of UTC, in minutes. */
function offsetMinutes(timeZone: string, at: number) {
  const local = Date.parse(`${localTimeAt(timeZone, new Date(at))}Z`);
  return Math.round((local - Math.floor(at / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

/**
 * The instant of a local time: the first of two in the hour that is repeated when clocks go back, undefined in the hour that is skipped
 * when they go forward.
 */
export function instantOf(local: string, timeZone: string) {
  const asUtc = Date.parse(`${local}Z`);
  return [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => asUtc - offsetMinutes(timeZone, near) * MINUTE_MS)
    .filter((instant) => localTimeAt(timeZone, new Date(instant)) === local)
    .toSorted((a, b) => a - b)
    .map((instant) => new Date(instant))[0];
}

/** A local time with its distance from UTC, as structured data has it: "2027-06-12T18:30:00-04:00". */
export function withOffset(local: string, timeZone: string) {
  const instant = instantOf(local, timeZone);
  if (!instant) return local;
  const minutes = offsetMinutes(timeZone, instant.getTime());
  const size = Math.abs(minutes);
  return `${local}:00${minutes < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}
