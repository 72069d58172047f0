import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import { closedDay, closureOn } from "@/lib/restaurants/hours/closed-ranges";
import {
  WEEKDAYS,
  type DayHours,
  type OpenInterval,
  type WeekHours,
  type Weekday,
} from "@/lib/restaurants/types";

const DAYS = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Weekday, DayOfWeek>;

/** How Google writes "closed all day". */
const CLOSED = { opens: "00:00", closes: "00:00" };

/** schema.org's times end with 23:59. */
const toTime = (time: string) => (time === "24:00" ? "23:59" : time);

type Times = Pick<OpeningHoursSpecification, "opens" | "closes" | "description">;

/** A day of which nothing is known has none; where the end is not known, only the start is said. */
function timesOf(day: DayHours | OpenInterval[] | undefined): Times[] {
  const intervals = Array.isArray(day) ? day : day && !day.closed ? [day] : [];
  const known = intervals.filter((interval: OpenInterval) => interval.state !== "unknown");
  if (intervals.length === 0) return [CLOSED];
  return known.map(({ open, close, state, openEnd, note }: OpenInterval) => ({
    ...(state === "closed"
      ? CLOSED
      : { opens: open, ...(!(openEnd && close === "24:00") && { closes: toTime(close) }) }),
    ...(note && { description: note }),
  }));
}

/** Days with the same hours share an entry; a weekday without one counts as closed (P5.4). */
function ofWeek(hours: WeekHours) {
  const byTimes = new Map<string, OpeningHoursSpecification & { dayOfWeek: DayOfWeek[] }>();
  for (const weekday of WEEKDAYS)
    for (const times of timesOf(hours[weekday])) {
      const key = JSON.stringify(times);
      const known = byTimes.get(key);
      if (known) known.dayOfWeek.push(DAYS[weekday]);
      else
        byTimes.set(key, {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: [DAYS[weekday]],
          ...times,
        });
    }
  return [...byTimes.values()];
}

/** The days whose hours differ from those of their weekday, then the ranges of closed days, in order. */
function ofDates(hours: WeekHours): OpeningHoursSpecification[] {
  const { dates = {}, closed = [] } = hours;
  const days = Object.entries(dates)
    .filter(([date]) => !closureOn(hours, date))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, day]) => ({ from: date, to: date, day }));
  const ranges = closed.map((range) => ({ ...range, day: closedDay(range) }));
  return [...days, ...ranges].flatMap(({ from, to, day }) =>
    timesOf(day).map((times) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: from,
      validThrough: to,
      ...times,
    })),
  );
}

/** The usual week, and the days that differ from it, as far as they are known. */
export function openingHoursData(hours: WeekHours) {
  const week = ofWeek(hours);
  const dates = ofDates(hours);
  return {
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(dates.length > 0 && { specialOpeningHoursSpecification: dates }),
  };
}
