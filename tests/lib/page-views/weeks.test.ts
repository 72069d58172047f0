/** @jest-environment node */
import { endOfWeek, lastWeeks, weekOf } from "@/lib/page-views/weeks";

test.each([
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2026-11-29T23:59:59.999Z", "2026-11-23"],
  ["2026-11-30T00:00:00Z", "2026-11-30"],
  // Sunday evening in New York is Monday in UTC.
  ["2026-11-29T20:00:00-05:00", "2026-11-30"],
  ["2027-01-01T12:00:00Z", "2026-12-28"],
  ["2028-03-01T12:00:00Z", "2028-02-28"],
])("%s is in the week of %s", (instant, week) => {
  expect(weekOf(new Date(instant))).toBe(week);
});

test("the last weeks are Mondays without a gap, the present one first", () => {
  const now = new Date("2027-01-06T10:00:00Z");
  expect(lastWeeks(now, 4)).toEqual(["2027-01-04", "2026-12-28", "2026-12-21", "2026-12-14"]);
});

test("a week ends on Sunday", () => {
  expect(endOfWeek("2026-12-28")).toBe("2027-01-03");
});
