import {
  DAY_MS,
  intervalsByDay,
  schedule,
  type HoursPlace,
  type Schedule,
} from "@/lib/opening-hours/schedule";
import { withoutHolidays } from "@/lib/opening-hours/without-holidays";
import { WEEKDAYS, type OpenInterval, type WeekHours } from "@/lib/restaurants/types";

/** The weeks that are compared, in weeks after the present one, which decides where two hours are as common. */
const COMPARED_WEEKS = [0, -1, -2, 1];

/** The Monday of the week in which a day is. */
function mondayBefore(date: Date) {
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS);
}

export function weekOf(of: Schedule, today: Date): OpenInterval[][] {
  return intervalsByDay(of, mondayBefore(today), WEEKDAYS.length);
}

/** The days of a week by their names; a day without hours has no entry. */
export function toWeekHours(days: readonly OpenInterval[][]): WeekHours {
  return Object.fromEntries(
    WEEKDAYS.flatMap((weekday, index) => (days[index]!.length > 0 ? [[weekday, days[index]]] : [])),
  );
}

/** The value that is there most often; of several, the first. */
function mostCommon<Value>(values: readonly Value[]) {
  const counts = new Map<string, number>();
  const keyOf = (value: Value) => JSON.stringify(value);
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return values.find((value) => counts.get(keyOf(value)) === most)!;
}

/**
 * The usual week of hours that depend on the date: what each weekday has in most of the weeks around the present one, apart from
 * holidays. So a season counts while it lasts, and the first Friday of a month does not.
 */
export function usualWeek(text: string, place: HoursPlace, today: Date): WeekHours {
  for (const candidate of [withoutHolidays(text), text]) {
    try {
      const of = schedule(candidate, place);
      const weeks = COMPARED_WEEKS.map((week) =>
        weekOf(of, new Date(today.getTime() + week * WEEKDAYS.length * DAY_MS)),
      );
      return toWeekHours(WEEKDAYS.map((_, day) => mostCommon(weeks.map((week) => week[day]!))));
    } catch {
      // Nothing is left without the holidays, or it can be read with the rest alone.
    }
  }
  return {};
}
