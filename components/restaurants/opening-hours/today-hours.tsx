import { useTexts } from "#texts";
import english from "@/lib/messages/en/hours.json";
import { formatDayHours } from "@/lib/restaurants/hours/day-hours-text";
import { hoursInTable, openSinceYesterday } from "@/lib/restaurants/hours/hours-table";
import type { WeekHours, Weekday } from "@/lib/restaurants/types";

type TodayHoursProps = { hours: WeekHours; weekday: Weekday; timeZone: string; now: Date };

/** The hours of today, and those of yesterday while they still run. */
export function TodayHours({ hours, weekday, timeZone, now }: TodayHoursProps) {
  const t = useTexts("hours", english);
  const text = formatDayHours(hoursInTable(hours, weekday, timeZone, now), t);
  const time = openSinceYesterday(hours, timeZone, now);
  if (!time) return text;
  return text === t("closed")
    ? t("still-open.closed", { time })
    : t("still-open", { time, hours: text });
}
