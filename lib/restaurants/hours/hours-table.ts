import { exceptionsAfter } from "@/lib/restaurants/hours/hours";
import { dateAfter, localTimeAt } from "@/lib/restaurants/hours/local-time";
import {
  DAY_MINUTES,
  exactDay,
  holds,
  hoursOn,
  openRanges,
} from "@/lib/restaurants/hours/open-ranges";
import { openingAt } from "@/lib/restaurants/hours/opening";
import { WEEKDAYS, type WeekHours, type Weekday } from "@/lib/restaurants/types";

/** Until when the venue is open by the hours that began yesterday; undefined where they are over. */
export function openSinceYesterday(hours: WeekHours, timeZone: string, now: Date) {
  const local = localTimeAt(timeZone, now);
  const running = hoursOn(hours, local, -1).find(
    (range) => !range.state && holds(range, local.minutes + DAY_MINUTES),
  );
  return running && openingAt(local, running.close - DAY_MINUTES).time;
}

/**
 * The hours of a weekday in a table of the week: the usual ones; today those of the date, as on the next date of a weekday that is
 * usually closed.
 */
export function hoursInTable(hours: WeekHours, weekday: Weekday, timeZone: string, now: Date) {
  const today = localTimeAt(timeZone, now);
  const days = WEEKDAYS.length;
  const ahead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(today.weekday) + days) % days;
  const exact =
    ahead === 0 ? exactDay(hours, today.date) : hours.dates?.[dateAfter(today.date, ahead)];
  const usual = hours[weekday];
  return exact && (ahead === 0 || openRanges(usual).length === 0) ? exact : usual;
}

/** The coming days whose hours differ from those of their weekday, in order. */
export function exceptionsFrom(hours: WeekHours, timeZone: string, now: Date) {
  return exceptionsAfter(hours, localTimeAt(timeZone, now).date);
}
