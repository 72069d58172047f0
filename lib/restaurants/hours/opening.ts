import { dateAfter, dayAfter, type LocalTime } from "@/lib/restaurants/hours/local-time";
import { DAY_MINUTES } from "@/lib/restaurants/hours/open-ranges";
import { WEEKDAYS, type Weekday } from "@/lib/restaurants/types";

/** A local time of the venue; `date` where it is not within the coming week. */
export type Opening = {
  weekday: Weekday;
  time: string;
  day: "today" | "tomorrow" | "later";
  date?: string;
};

/** The local time that is so many minutes after the midnight of a day. */
export function openingAt({ date, weekday }: LocalTime, minutes: number): Opening {
  const days = Math.floor(minutes / DAY_MINUTES);
  const ofDay = minutes - days * DAY_MINUTES;
  const pair = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, "0"));
  return {
    weekday: dayAfter(weekday, days),
    time: pair.join(":"),
    day: days === 0 ? "today" : days === 1 ? "tomorrow" : "later",
    ...(days > WEEKDAYS.length && { date: dateAfter(date, days) }),
  };
}
