import { formatDayHours } from "@/lib/restaurants/hours/day-hours-text";
import { hoursInTable, openSinceYesterday } from "@/lib/restaurants/hours/hours-table";
import type { WeekHours, Weekday } from "@/lib/restaurants/types";

type TodayHoursProps = { hours: WeekHours; weekday: Weekday; timeZone: string; now: Date };

/** The hours of today, and those of yesterday while they still run. */
export function TodayHours({ hours, weekday, timeZone, now }: TodayHoursProps) {
  const text = formatDayHours(hoursInTable(hours, weekday, timeZone, now));
  const until = openSinceYesterday(hours, timeZone, now);
  if (!until) return text;
  return text === "Closed"
    ? `Still open until ${until}, then closed`
    : `Still open until ${until}, then ${text}`;
}
