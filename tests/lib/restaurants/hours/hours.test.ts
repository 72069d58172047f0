/** @jest-environment node */
import fc from "fast-check";
import { isOpenAt } from "@/lib/restaurants/hours/hours";
import { hoursInTable } from "@/lib/restaurants/hours/hours-table";
import { todayIn } from "@/lib/restaurants/hours/local-time";
import { openStatus } from "@/lib/restaurants/hours/open-status";
import { WEEKDAYS, type DayHours, type WeekHours, type Weekday } from "@/lib/restaurants/types";

const NEW_YORK = "America/New_York";

/** Wall-clock times of New York in the week of Monday 10 March 2025 (UTC-4, no clock change in it). */
function at(weekday: Weekday, time: string) {
  const day = 10 + WEEKDAYS.indexOf(weekday);
  return new Date(`2025-03-${day}T${time}-04:00`);
}

const LUNCH_AND_DINNER: WeekHours = {
  thursday: { open: "11:30", close: "22:00" },
  friday: { open: "18:00", close: "02:00" },
  saturday: { open: "00:00", close: "00:00", closed: true },
  sunday: { open: "12:00", close: "12:00" },
};

describe("isOpenAt", () => {
  it.each<[string, Weekday, string, boolean]>([
    ["a minute before opening", "thursday", "11:29:59", false],
    ["the opening minute", "thursday", "11:30:00", true],
    ["midday", "thursday", "15:00:00", true],
    ["the closing minute, to its last second", "thursday", "22:00:59", true],
    ["a minute after closing", "thursday", "22:01:00", false],
    ["a day without an entry", "wednesday", "15:00:00", false],
    ["before an evening that goes past midnight", "friday", "17:59:00", false],
    ["its opening minute", "friday", "18:00:00", true],
    ["the last minute before midnight", "friday", "23:59:59", true],
    ["midnight, though the new day is marked closed", "saturday", "00:00:00", true],
    ["yesterday's closing minute", "saturday", "02:00:59", true],
    ["a minute later", "saturday", "02:01:00", false],
    ["the rest of a day marked closed", "saturday", "19:00:00", false],
    ["the small hours of the day before", "friday", "01:00:00", false],
    ["opening and closing at once: that minute", "sunday", "12:00:30", true],
    ["opening and closing at once: the next", "sunday", "12:01:00", false],
  ])("%s", (_, weekday, time, expected) => {
    expect(isOpenAt(LUNCH_AND_DINNER, NEW_YORK, at(weekday, time))).toBe(expected);
  });

  it("takes Sunday's late hours into Monday", () => {
    const hours: WeekHours = { sunday: { open: "20:00", close: "01:00" } };
    expect(isOpenAt(hours, NEW_YORK, at("monday", "00:30:00"))).toBe(true);
    expect(isOpenAt(hours, NEW_YORK, at("sunday", "00:30:00"))).toBe(false);
  });

  it.each<[string, DayHours]>([
    ["empty", { open: "", close: "" }],
    ["not times", { open: "noon", close: "late" }],
    ["without the leading zero", { open: "9:00", close: "22:00" }],
  ])("counts as closed when the times are %s", (_, thursday) => {
    expect(isOpenAt({ thursday }, NEW_YORK, at("thursday", "12:00:00"))).toBe(false);
  });

  it.each([
    ["America/New_York", true],
    ["Europe/London", true], // 15:00
    ["Asia/Kolkata", true], // 20:30, a half-hour zone
    ["Asia/Tokyo", false], // 00:00 on Friday
    ["Pacific/Kiritimati", false], // 05:00 on Friday
    ["Pacific/Pago_Pago", false], // 04:00
  ])("reads the venue's own clock: %s at 15:00 UTC on a Thursday is %p", (timeZone, expected) => {
    const hours: WeekHours = { thursday: { open: "11:00", close: "21:00" } };
    expect(isOpenAt(hours, timeZone, new Date("2025-03-13T15:00:00Z"))).toBe(expected);
  });

  it("refuses a time zone that does not exist", () => {
    expect(() => isOpenAt(LUNCH_AND_DINNER, "Mars/Olympus", new Date(0))).toThrow(RangeError);
  });

  describe("in the night when clocks go forward (9 March 2025, 02:00 becomes 03:00)", () => {
    const hours: WeekHours = { saturday: { open: "18:00", close: "02:30" } };
    it.each([
      ["01:59", "2025-03-09T06:59:00Z", true],
      ["03:00, a minute later", "2025-03-09T07:00:00Z", false],
    ])("at %s", (_, instant, expected) => {
      expect(isOpenAt(hours, NEW_YORK, new Date(instant))).toBe(expected);
    });
  });

  describe("in the night when clocks go back (2 November 2025, 02:00 becomes 01:00)", () => {
    const hours: WeekHours = { saturday: { open: "18:00", close: "01:30" } };
    it.each([
      ["01:30 the first time", "2025-11-02T05:30:00Z", true],
      ["01:31 the first time", "2025-11-02T05:31:00Z", false],
      ["01:30 the second time", "2025-11-02T06:30:00Z", true],
      ["01:31 the second time", "2025-11-02T06:31:00Z", false],
    ])("at %s", (_, instant, expected) => {
      expect(isOpenAt(hours, NEW_YORK, new Date(instant))).toBe(expected);
    });
  });
});

describe("hoursInTable", () => {
  const noon = [{ open: "12:00", close: "18:00" }];
  const late = [{ open: "20:00", close: "23:00" }];
  const hours: WeekHours = {
    wednesday: noon,
    thursday: noon,
    dates: {
      "2025-03-12": [],
      "2025-03-13": late,
      "2025-03-15": late,
      // A week later.
      "2025-03-17": late,
      "2025-03-19": late,
    },
  };

  it.each<[string, Weekday, unknown]>([
    ["today has the hours of its date", "wednesday", []],
    ["a coming day keeps its usual ones", "thursday", noon],
    ["a day that is usually closed has those of its next date", "saturday", late],
    ["also where that is next week", "monday", late],
    ["a day that is always closed has none", "tuesday", undefined],
  ])("%s", (_, weekday, expected) => {
    expect(hoursInTable(hours, weekday, NEW_YORK, at("wednesday", "10:00:00"))).toEqual(expected);
  });
});

describe("todayIn", () => {
  it.each([
    ["America/New_York", "thursday"],
    ["Asia/Tokyo", "friday"],
    ["UTC", "friday"],
  ])("names the weekday at the venue: %s", (timeZone, weekday) => {
    expect(todayIn(timeZone, new Date("2025-03-14T03:59:00Z"))).toBe(weekday);
  });
});

const ALL_BUT_SUNDAY: WeekHours = Object.fromEntries(
  WEEKDAYS.slice(0, -1).map((day) => [day, [{ open: "00:00", close: "24:00" }]]),
);
/** A time would be taken for that of today. */
const ROUND_THE_CLOCK = { open: true, closesSoon: false } as const;

describe("openStatus", () => {
  it.each<[string, WeekHours, Weekday, string, ReturnType<typeof openStatus>]>([
    [
      "open, closing later",
      LUNCH_AND_DINNER,
      "thursday",
      "20:59:00",
      {
        open: true,
        closesAt: { weekday: "thursday", time: "22:00", day: "today" },
        closesSoon: false,
      },
    ],
    [
      "open, closing in 60 minutes",
      LUNCH_AND_DINNER,
      "thursday",
      "21:00:00",
      {
        open: true,
        closesAt: { weekday: "thursday", time: "22:00", day: "today" },
        closesSoon: true,
      },
    ],
    [
      "open in the closing minute",
      LUNCH_AND_DINNER,
      "thursday",
      "22:00:00",
      {
        open: true,
        closesAt: { weekday: "thursday", time: "22:00", day: "today" },
        closesSoon: true,
      },
    ],
    [
      "open until after midnight",
      LUNCH_AND_DINNER,
      "friday",
      "23:00:00",
      {
        open: true,
        closesAt: { weekday: "saturday", time: "02:00", day: "tomorrow" },
        closesSoon: false,
      },
    ],
    [
      "open since yesterday",
      LUNCH_AND_DINNER,
      "saturday",
      "01:15:00",
      {
        open: true,
        closesAt: { weekday: "saturday", time: "02:00", day: "today" },
        closesSoon: true,
      },
    ],
    [
      "closed, opening later today",
      LUNCH_AND_DINNER,
      "thursday",
      "09:05:00",
      { open: false, opensAt: { weekday: "thursday", time: "11:30", day: "today" } },
    ],
    [
      "closed, opening tomorrow",
      LUNCH_AND_DINNER,
      "thursday",
      "22:01:00",
      { open: false, opensAt: { weekday: "friday", time: "18:00", day: "tomorrow" } },
    ],
    [
      "closed, opening on another day of next week",
      LUNCH_AND_DINNER,
      "sunday",
      "12:01:00",
      { open: false, opensAt: { weekday: "thursday", time: "11:30", day: "later" } },
    ],
    [
      "closed, opening on this weekday of next week",
      { monday: { open: "09:05", close: "10:00" } },
      "monday",
      "11:00:00",
      { open: false, opensAt: { weekday: "monday", time: "09:05", day: "later" } },
    ],
    ["a venue that never opens", {}, "monday", "11:00:00", { open: false }],
    [
      "one with rubbish for hours",
      { monday: { open: "x", close: "y" } },
      "monday",
      "11:00:00",
      { open: false },
    ],
    [
      "a venue that never closes",
      Object.fromEntries(WEEKDAYS.map((day) => [day, { open: "00:00", close: "23:59" }])),
      "friday",
      "23:30:00",
      { open: true, closesSoon: false },
    ],
    [
      "hours that meet at midnight",
      { friday: { open: "18:00", close: "23:59" }, saturday: { open: "00:00", close: "03:00" } },
      "friday",
      "23:30:00",
      {
        open: true,
        closesAt: { weekday: "saturday", time: "03:00", day: "tomorrow" },
        closesSoon: false,
      },
    ],
    ["around the clock until Saturday", ALL_BUT_SUNDAY, "monday", "10:00:00", ROUND_THE_CLOCK],
    ["a day and a night before it closes", ALL_BUT_SUNDAY, "friday", "23:59:00", ROUND_THE_CLOCK],
    [
      "on the last day of several without a break",
      ALL_BUT_SUNDAY,
      "saturday",
      "00:01:00",
      {
        open: true,
        closesAt: { weekday: "sunday", time: "00:00", day: "tomorrow" },
        closesSoon: false,
      },
    ],
  ])("%s", (_, hours, weekday, time, expected) => {
    expect(openStatus(hours, NEW_YORK, at(weekday, time))).toEqual(expected);
  });

  it("does not say that a venue stays closed whose hours are not known", () => {
    const monday = [{ open: "12:00", close: "15:00", state: "unknown" } as const];
    expect(openStatus({ monday }, NEW_YORK, at("tuesday", "12:00"))).toEqual({
      open: false,
      mayOpen: true,
    });
    expect(openStatus({ monday }, NEW_YORK, at("monday", "12:00"))).toEqual({ open: "unknown" });
  });

  it("counts the minutes that really pass when the clock jumps", () => {
    const hours: WeekHours = { saturday: { open: "18:00", close: "03:00" } };
    const forward = openStatus(hours, NEW_YORK, new Date("2025-03-09T06:30:00Z")); // 01:30, 30 min
    const back = openStatus(hours, NEW_YORK, new Date("2025-11-02T06:30:00Z")); // 01:30 again, 90 min
    const before = openStatus(
      { saturday: { open: "18:00", close: "02:00" } },
      NEW_YORK,
      new Date("2025-11-02T05:15:00Z"), // 01:15 the first time, 105 min
    );
    expect(forward).toMatchObject({ closesSoon: true });
    expect(back).toMatchObject({ closesSoon: false });
    expect(before).toMatchObject({ closesSoon: false });
  });

  it("agrees with isOpenAt for any hours at any minute", () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map(
        (m) => `${String(Math.floor(m / 60)).padStart(2, "0")}:${String(m % 60).padStart(2, "0")}`,
      );
    const day = fc.record({ open: time, close: time, closed: fc.boolean() });
    const week = fc.record(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])), {
      requiredKeys: [],
    });
    const minute = fc.integer({ min: 28_900_000, max: 30_000_000 });
    fc.assert(
      fc.property(week, minute, (hours, minutes) => {
        const now = new Date(minutes * 60_000);
        expect(openStatus(hours, NEW_YORK, now).open).toBe(isOpenAt(hours, NEW_YORK, now));
      }),
      { numRuns: 1000 },
    );
  });
});
