/** @jest-environment node */
import { withBothYears } from "@/lib/opening-hours/readable";
import { BERLIN, STOCKHOLM } from "@/tests/lib/opening-hours/places";
import { signAt } from "@/tests/lib/opening-hours/sign-at";

const NOON = "2026-11-27T12:00:00+01:00";
const JUNE_NIGHT = "2026-06-21T23:00:00+02:00";
const JUNE_MORNING = "2026-06-22T09:00:00+02:00";

test.each([
  ["2026 Nov 20-Dec 10 off", "2026 Nov 20-2026 Dec 10 off"],
  ["2026 Dec 24-Jan 6 off", "2026 Dec 24-2027 Jan 6 off"],
  ["2026 Dec 24 - Jan 6: off", "2026 Dec 24-2027 Jan 6: off"],
  ["2026 Dec-Jan off", "2026 Dec 1-2027 Jan 31 off"],
  ["Dec 24-2027 Jan 6 off", "2026 Dec 24-2027 Jan 6 off"],
  ["2026 Nov-2028 Feb off", "2026 Nov 1-2028 Feb 29 off"],
  ["2026 Nov 20+ off", "2026 Nov 20-2046 Dec 31 off"],
  ["2026 dec 24-jan 6 off", "2026 dec 24-2027 jan 6 off"],
  ...[
    "2026 Nov-Dec off",
    "2026 Nov 20-2026 Dec 10 off",
    "2026 Nov 20-25 off",
    "2026-2027 Dec 24-Jan 6 off",
    "Dec 24-Jan 6 off",
    "Nov-Mar 10:00-18:00",
    "Apr-Oct Mo-Fr 10:00-18:00; 2026 Nov 1 off",
    'Mo-Fr 10:00-18:00 "2026 Nov 20-Dec 10 closed"',
  ].map((same) => [same, same]),
])("%s has the years %s", (text, both) => expect(withBothYears(text)).toBe(both));

describe("a range of dates with one year", () => {
  test.each([
    ["Mo-Su 10:00-20:00; 2026 Nov 20-Dec 10 off", NOON, "closed opens December 11"],
    ["Mo-Su 10:00-20:00; 2026 Nov 20-Dec 10 off", "2026-11-15T12:00:00+01:00", "open until 20:00"],
    ["Mo-Su 10:00-20:00; 2026 Nov 20-Dec 10 off", "2026-12-12T12:00:00+01:00", "open until 20:00"],
    ["Mo-Su 10:00-20:00; 2026 Dec 24-Jan 6 off", NOON, "open until 20:00"],
    [
      "Mo-Su 10:00-20:00; 2026 Dec 24-Jan 6 off",
      "2027-01-03T12:00:00+01:00",
      "closed opens Thursday",
    ],
    ["Mo-Su 10:00-20:00; 2026 Dec 24-Jan 6 off", "2027-01-08T12:00:00+01:00", "open until 20:00"],
    [
      "Mo-Su 10:00-20:00; 2026 Dec 24-Jan 6 10:00-14:00",
      "2027-01-03T12:00:00+01:00",
      "open until 14:00",
    ],
  ])("%s at %s: %s", (text, instant, sign) => expect(signAt(text, BERLIN, instant)).toBe(sign));
});

describe("what is off around the clock", () => {
  test.each([
    ["24/7 off"],
    ["24/7 closed"],
    ["Mo-Su 00:00-24:00 off"],
    ["00:00-24:00 closed"],
    ['24/7 closed "moved"'],
    ["Mo-Su 10:00-20:00; Fr 00:00-24:00 off"],
  ])("%s is closed", (text) => expect(signAt(text, BERLIN, NOON)).toMatch(/^closed/));
});

describe("a time that would end before the sun sets or rises", () => {
  test.each([
    ["sunset-22:00", JUNE_NIGHT, STOCKHOLM],
    ["sunset-22:00", JUNE_MORNING, STOCKHOLM],
    ["sunset-21:00", JUNE_NIGHT, BERLIN],
    ["(sunset-01:00)-20:00", JUNE_MORNING, BERLIN],
    ["dusk-22:00", JUNE_MORNING, BERLIN],
    ["sunrise-06:00", "2026-12-21T12:00:00+01:00", BERLIN],
    ["sunrise-sunrise", "2026-12-21T12:00:00+01:00", BERLIN],
  ])("%s at %s is none", (text, instant, place) =>
    expect(signAt(text, place, instant)).toMatch(/^(?:closed|no hours)/),
  );

  test.each([
    ["sunset-22:00", "2026-11-21T21:00:00+01:00", STOCKHOLM, "open until 22:00"],
    ["sunset-02:00", "2026-06-22T01:00:00+02:00", STOCKHOLM, "open until 02:00"],
    ["sunset-24:00", JUNE_NIGHT, STOCKHOLM, "open until 00:00"],
    ["sunrise-02:00", "2026-12-22T01:00:00+01:00", BERLIN, "open until 02:00"],
    ["sunset-sunrise", "2026-06-22T01:00:00+02:00", BERLIN, "open until 04:45"],
    ["20:00-18:00", "2026-06-22T01:00:00+02:00", BERLIN, "open until 18:00"],
  ])("%s at %s still ends when it says", (text, instant, place, sign) =>
    expect(signAt(text, place, instant)).toBe(sign),
  );
});
