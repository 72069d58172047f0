/** @jest-environment node */
import { dayAndMonth, formatDay, formatDayAndTime, formatTimeOfDay } from "@/lib/dates";

test.each([
  ["2026-10-08", "8 October 2026"],
  ["2026-01-01", "1 January 2026"],
  ["2027-12-31T23:30", "31 December 2027"],
])("writes %s as %s, wherever the machine stands", (iso, expected) => {
  expect(formatDay(iso)).toBe(expected);
});

test.each([
  ["2027-06-12T18:30", "6:30 pm"],
  ["2027-06-12T11:00", "11 am"],
  ["2027-06-12T00:05", "12:05 am"],
  ["2027-06-12T12:00", "12 pm"],
  ["2027-06-12T23:59", "11:59 pm"],
])("writes the time of %s as %s", (iso, expected) => {
  expect(formatTimeOfDay(iso)).toBe(expected);
});

test("names the weekday of a day with a time", () => {
  expect(formatDayAndTime("2027-06-12T18:30")).toBe("Saturday, 12 June 2027, 6:30 pm");
});

test("splits a day into the two lines of a calendar leaf", () => {
  expect(dayAndMonth("2027-07-03T13:00")).toEqual({ day: "3", month: "July" });
});
