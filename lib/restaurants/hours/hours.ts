import { closureOn } from "@/lib/restaurants/hours/closed-ranges";
import { localTimeAt, type LocalTime } from "@/lib/restaurants/hours/local-time";
import { DAY_MINUTES, holds, hoursOn, type OpenRange } from "@/lib/restaurants/hours/open-ranges";
import type { WeekHours } from "@/lib/restaurants/types";

/** What holds now: of the hours of the day, and of those of the day before that run past midnight. */
export function rangesNow(hours: WeekHours, local: LocalTime): OpenRange[] {
  return [
    ...hoursOn(hours, local, 0).filter((range) => holds(range, local.minutes)),
    ...hoursOn(hours, local, -1).filter((range) => holds(range, local.minutes + DAY_MINUTES)),
  ];
}

/**
 * Whether the venue is open (P5.4, P5.5), by its local time: an hour that a clock change repeats counts twice, an hour that it
 * skips never. Undefined where that is not known (P14.482).
 */
export function openStateAt(hours: WeekHours, timeZone: string, now: Date): boolean | undefined {
  const ranges = rangesNow(hours, localTimeAt(timeZone, now));
  if (ranges.some(({ state }) => !state)) return true;
  return ranges.length > 0 ? undefined : false;
}

/** Whether it is known that the venue is open. */
export function isOpenAt(hours: WeekHours, timeZone: string, now: Date) {
  return openStateAt(hours, timeZone, now) === true;
}

/** The days from a date on whose hours differ from those of their weekday, in order, without those of closed ranges. */
export function exceptionsAfter(hours: WeekHours, date: string) {
  const dates = Object.entries(hours.dates ?? {}).filter(
    ([other]) => other >= date && !closureOn(hours, other),
  );
  return dates.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
