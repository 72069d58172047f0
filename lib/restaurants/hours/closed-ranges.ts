import type { ClosedRange, OpenInterval, WeekHours } from "@/lib/restaurants/types";

/** The range of closed days that a local date is in. */
export function closureOn({ closed }: WeekHours, date: string) {
  return closed?.find(({ from, to }) => from <= date && date <= to);
}

/** A day of a range, as the days of opening hours are stored. */
export const closedDay = ({ note }: ClosedRange): OpenInterval[] => [
  { open: "00:00", close: "24:00", state: "closed", ...(note && { note }) },
];

/** The ranges that are not over on a date, in order. */
export function rangesFrom(ranges: readonly ClosedRange[], date: string) {
  return ranges
    .filter(({ to }) => to >= date)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}
