import { DAY_MINUTES, type HoursPlace } from "@/lib/opening-hours/place";
import { sunMinutes, type SunEvent } from "@/lib/opening-hours/sun";

/** A time of the clock in minutes, or minutes after what the sun does. */
type TimePoint = { sun?: SunEvent; minutes: number };

/** "10:00-sunset"; without `to`, and with `isOpenEnd`, its end is not said: "18:00+", "10:00-22:00+". */
export type TimeRange = { text: string; from: TimePoint; to?: TimePoint; isOpenEnd: boolean };

const SUN = "sunrise|sunset|dawn|dusk";
const POINT = String.raw`\d{1,2}:\d\d|${SUN}|\((?:${SUN})[+-]\d{1,2}:\d\d\)`;
const RANGE = new RegExp(`^(${POINT})(?:-(${POINT}))?(\\+?)$`);
const SUN_POINT = new RegExp(String.raw`^\(?(${SUN})(?:([+-])(\d{1,2}:\d\d)\))?$`);

function clockMinutes(time: string) {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}

function readPoint(text: string): TimePoint {
  const [, sun, sign, offset] = SUN_POINT.exec(text) ?? [];
  if (!sun) return { minutes: clockMinutes(text) };
  const minutes = offset ? clockMinutes(offset) : 0;
  return { sun: sun as SunEvent, minutes: sign === "-" ? -minutes : minutes };
}

function readRange(text: string): TimeRange | undefined {
  const [, from, to, plus] = RANGE.exec(text.replaceAll(" ", "")) ?? [];
  // A single time says neither how long it is open, nor that its end is not known.
  if (!from || (!to && !plus)) return undefined;
  const start = readPoint(from);
  if (!start.sun && start.minutes >= DAY_MINUTES) return undefined;
  return { text, from: start, ...(to && { to: readPoint(to) }), isOpenEnd: plus === "+" };
}

/** The time ranges of a rule: "12:00-14:00,18:00+"; undefined where one of them cannot be read. */
export function readTimeRanges(text: string): TimeRange[] | undefined {
  const ranges = text.split(",").map((range) => readRange(range.trim()));
  return ranges.includes(undefined) ? undefined : ranges.flatMap((range) => range ?? []);
}

/** "00:00-24:00". */
export const isWholeDay = ({ from, to }: TimeRange) =>
  !from.sun && from.minutes === 0 && to !== undefined && !to.sun && to.minutes === DAY_MINUTES;

export const followsSun = ({ from, to }: TimeRange) => Boolean(from.sun ?? to?.sun);

/** Minutes after the midnight of a day; `to` may be on the next day. */
export type Minutes = { from: number; to: number };

const MORNING_MINUTES = 4 * 60;
const NOON_MINUTES = 12 * 60;

/**
 * Whether a range that would end before it starts has no time on a day: "10:00-sunset", "sunset-22:00" where the sun sets at 22:10,
 * "sunrise-06:00" in winter; "sunset-02:00" and "sunrise-02:00" end in the night.
 */
function endsOnTheDay({ from, to }: TimeRange) {
  if (to?.sun) return to.sun === "sunset" || to.sun === "dusk" || to.sun === from.sun;
  if (!from.sun || !to) return false;
  const isEvening = from.sun === "sunset" || from.sun === "dusk";
  return to.minutes >= (isEvening ? NOON_MINUTES : MORNING_MINUTES);
}

/** The minutes of a range on a day; undefined where the sun does not rise or set then, and "none" where it ends before it starts. */
export function minutesOf(
  range: TimeRange,
  place: HoursPlace,
  midnight: Date,
): Minutes | "none" | undefined {
  const at = (point: TimePoint) => {
    const start = point.sun ? sunMinutes(point.sun, place, midnight) : 0;
    return start === undefined ? undefined : start + point.minutes;
  };
  const from = at(range.from);
  const to = range.to ? at(range.to) : DAY_MINUTES;
  if (from === undefined || to === undefined) return undefined;
  if (to > from) return { from, to: Math.min(to, from + DAY_MINUTES) };
  return endsOnTheDay(range) ? "none" : { from, to: to + DAY_MINUTES };
}
