import { readDays } from "@/lib/opening-hours/days";
import { keyOf } from "@/lib/opening-hours/intervals";
import { DAY_MS, type HoursPlace } from "@/lib/opening-hours/place";
import type { Day } from "@/lib/opening-hours/read-day";
import type { Rule } from "@/lib/opening-hours/rules";
import { WEEKDAYS } from "@/lib/restaurants/types";

const WEEK = WEEKDAYS.length;
/** The weeks that are compared, in weeks after the present one, which decides where two hours are as common. */
const COMPARED_WEEKS = [0, -1, -2, 1];
const FIRST_WEEK = Math.min(...COMPARED_WEEKS);

/** The Monday of the week in which a day is. */
export function mondayBefore(date: Date) {
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS);
}

/** The day whose hours are there most often; of several, the first. */
function mostCommon(days: readonly Day[]) {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(keyOf(day), (counts.get(keyOf(day)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return days.find((day) => counts.get(keyOf(day)) === most)!;
}

/**
 * The usual week, Monday first: what each weekday has in most of the weeks around the present one, apart from holidays. So a season
 * counts while it lasts, and the first Friday of a month does not. Times that follow the sun are those of the coming days.
 */
export function usualWeek(rules: readonly Rule[], place: HoursPlace, today: Date): Day[] {
  const monday = mondayBefore(today);
  const first = new Date(monday.getTime() + FIRST_WEEK * WEEK * DAY_MS);
  const count = (Math.max(...COMPARED_WEEKS) - FIRST_WEEK + 1) * WEEK;
  const { days } = readDays(rules, place, first, count, false);
  const at = (week: number, weekday: number) => days[(week - FIRST_WEEK) * WEEK + weekday]!;
  const passed = Math.round((today.getTime() - monday.getTime()) / DAY_MS);
  return WEEKDAYS.map((_, weekday) => {
    const usual = mostCommon(COMPARED_WEEKS.map((week) => at(week, weekday)));
    const coming = at(weekday < passed ? 1 : 0, weekday);
    return keyOf(coming) === keyOf(usual) ? coming : usual;
  });
}

/** The week of rules that are the same in every week. */
export function onlyWeek(rules: readonly Rule[], place: HoursPlace, today: Date): Day[] {
  return readDays(rules, place, mondayBefore(today), WEEK).days;
}
