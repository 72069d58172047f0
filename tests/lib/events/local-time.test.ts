/** @jest-environment node */
import { instantOf, localTimeAt, parseLocalTime, withOffset } from "@/lib/events/local-time";

test.each([
  ["2026-12-05T19:30", "2026-12-05T19:30"],
  ["2026-12-05T19:30:15", "2026-12-05T19:30"],
  ["2026-12-05T19:30:15.123", "2026-12-05T19:30"],
  ["2026-12-05 19:30", "2026-12-05T19:30"],
  [" 2026-12-05T00:00 ", "2026-12-05T00:00"],
  ["2028-02-29T12:00", "2028-02-29T12:00"],
])("a field holds %j: %s", (typed, local) => {
  expect(parseLocalTime(typed)).toBe(local);
});

test.each([
  "",
  "2026-12-05",
  "19:30",
  "2026-12-05T24:00",
  "2026-12-05T19:60",
  "2026-02-30T12:00",
  "2026-13-01T12:00",
  "0000-00-00T00:00",
  "2026-12-05T19:30Z",
  "2026-12-05T19:30+01:00",
  "+002026-12-05T19:30",
  "5.12.2026 19:30",
  "tomorrow",
])("a field that holds %j holds no date and time", (typed) => {
  expect(parseLocalTime(typed)).toBeUndefined();
});

test.each([
  ["2027-06-12T18:30", "America/New_York", "2027-06-12T22:30:00.000Z"],
  ["2027-01-12T18:30", "America/New_York", "2027-01-12T23:30:00.000Z"],
  ["2026-12-05T19:30", "Asia/Kathmandu", "2026-12-05T13:45:00.000Z"],
  ["2026-12-05T19:30", "Pacific/Kiritimati", "2026-12-05T05:30:00.000Z"],
  ["2026-12-05T19:30", "Etc/GMT+12", "2026-12-06T07:30:00.000Z"],
  ["2026-12-05T19:30", "America/St_Johns", "2026-12-05T23:00:00.000Z"],
  // The clocks of Berlin go forward at 2:00 on 28 March 2027, and back at 3:00 on 31 October.
  ["2027-03-28T01:59", "Europe/Berlin", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28T02:00", "Europe/Berlin", undefined],
  ["2027-03-28T02:59", "Europe/Berlin", undefined],
  ["2027-03-28T03:00", "Europe/Berlin", "2027-03-28T01:00:00.000Z"],
  ["2027-10-31T01:59", "Europe/Berlin", "2027-10-30T23:59:00.000Z"],
  ["2027-10-31T02:30", "Europe/Berlin", "2027-10-31T00:30:00.000Z"],
  ["2027-10-31T03:00", "Europe/Berlin", "2027-10-31T02:00:00.000Z"],
  // Half an hour on Lord Howe Island; in the south the year begins in summer.
  ["2027-10-03T02:15", "Australia/Lord_Howe", undefined],
  ["2027-10-03T02:30", "Australia/Lord_Howe", "2027-10-02T15:30:00.000Z"],
  ["2027-04-04T01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z"],
])("%s in %s is %s", (local, timeZone, instant) => {
  expect(instantOf(local, timeZone)?.toISOString()).toBe(instant);
});

test("what a clock says and the instant of that are the same thing, through every change of a year", () => {
  for (const timeZone of ["Europe/Lisbon", "America/Santiago", "Africa/Casablanca", "Asia/Tokyo"])
    for (
      let at = Date.UTC(2027, 0, 1);
      at < Date.UTC(2028, 0, 1);
      at += 11 * 60 * 60_000 + 60_000
    ) {
      const local = localTimeAt(timeZone, new Date(at));
      const instant = instantOf(local, timeZone);
      expect(instant && localTimeAt(timeZone, instant)).toBe(local);
      expect(instant!.getTime()).toBeLessThanOrEqual(at);
    }
});

test.each([
  ["2027-06-12T18:30", "America/New_York", "2027-06-12T18:30:00-04:00"],
  ["2027-01-12T18:30", "America/New_York", "2027-01-12T18:30:00-05:00"],
  ["2026-12-05T19:30", "Asia/Kathmandu", "2026-12-05T19:30:00+05:45"],
  ["2026-12-05T19:30", "UTC", "2026-12-05T19:30:00+00:00"],
  ["2026-12-05T19:30", "America/St_Johns", "2026-12-05T19:30:00-03:30"],
])("%s in %s is written %s", (local, timeZone, text) => {
  expect(withOffset(local, timeZone)).toBe(text);
  expect(new Date(text)).toEqual(instantOf(local, timeZone));
});
