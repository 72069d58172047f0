import type { OpenStatus } from "@/lib/restaurants/hours";
import {
  formatDayHours,
  openingPhrase,
  untilPhrase,
  weekdayName,
} from "@/lib/restaurants/opening-phrase";
import type { DayHours } from "@/lib/restaurants/types";

it.each<[DayHours | undefined, string]>([
  [{ open: "11:30", close: "22:00" }, "11:30 – 22:00"],
  [{ open: "18:00", close: "02:00", closed: false }, "18:00 – 02:00"],
  [{ open: "11:30", close: "22:00", closed: true }, "Closed"],
  [undefined, "Closed"],
])("writes the hours %p as %p", (day, text) => {
  expect(formatDayHours(day)).toBe(text);
});

it.each(["00:00", "09:05", "11:30", "23:59"])("writes %s as the site's locale does", (time) => {
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });
  const written = clock.format(new Date(`2026-01-01T${time}Z`));
  expect(formatDayHours({ open: time, close: time })).toBe(`${written} – ${written}`);
});

it("names a weekday with a capital", () => {
  expect(weekdayName("monday")).toBe("Monday");
});

const closesAt = { weekday: "friday", time: "22:00", day: "today" } as const;
const opensAt = { weekday: "monday", time: "11:30" } as const;

it.each<[OpenStatus, string]>([
  [{ open: true, closesAt, closesSoon: false }, "Closes at 22:00"],
  [{ open: true, closesAt, closesSoon: true }, "Closes soon, at 22:00"],
  [{ open: true, closesSoon: false }, "Open around the clock"],
  [{ open: false, opensAt: { ...opensAt, day: "today" } }, "Opens at 11:30"],
  [{ open: false, opensAt: { ...opensAt, day: "tomorrow" } }, "Opens tomorrow at 11:30"],
  [{ open: false, opensAt: { ...opensAt, day: "later" } }, "Opens Monday at 11:30"],
  [{ open: false }, "Not open this week"],
])("says of %p: %p", (status, phrase) => {
  expect(openingPhrase(status)).toBe(phrase);
});

describe("the time beside the status of a card", () => {
  it.each([
    [{ open: true as const, closesSoon: false }, undefined],
    [
      {
        open: true as const,
        closesSoon: false,
        closesAt: { weekday: "monday" as const, time: "22:00", day: "today" as const },
      },
      "until 22:00",
    ],
    [{ open: false as const }, undefined],
    [
      {
        open: false as const,
        opensAt: { weekday: "monday" as const, time: "17:00", day: "today" as const },
      },
      "opens 17:00",
    ],
    [
      {
        open: false as const,
        opensAt: { weekday: "tuesday" as const, time: "09:00", day: "tomorrow" as const },
      },
      "opens tomorrow",
    ],
    [
      {
        open: false as const,
        opensAt: { weekday: "friday" as const, time: "09:00", day: "later" as const },
      },
      "opens Friday",
    ],
  ])("case %#", (status, text) => expect(untilPhrase(status)).toBe(text));
});
