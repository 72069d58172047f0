import type { OpenStatus } from "@/lib/restaurants/open-status";
import {
  openingPhrase,
  unknownPhrase,
  untilPhrase,
  weekdayName,
} from "@/lib/restaurants/opening-phrase";

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
  [
    { open: false, opensAt: { ...opensAt, day: "later", date: "2026-12-14" } },
    "Opens Monday, December 14 at 11:30",
  ],
  [{ open: false }, "Not open this week"],
  [{ open: false, mayOpen: true }, "Next opening not known"],
  [{ open: true, closesSoon: false, openEnd: true }, "Closing time not known"],
  [{ open: true, closesAt, closesSoon: false, openEnd: true }, "Closes at 22:00 or later"],
  [{ open: "unknown", mayBeOpen: true }, "May be open, closing time not known"],
  [{ open: "unknown", note: "on request" }, "Not known at this time"],
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
      "opens at 17:00",
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
    [
      {
        open: false as const,
        opensAt: {
          weekday: "friday" as const,
          time: "09:00",
          day: "later" as const,
          date: "2027-01-08",
        },
      },
      "opens January 8",
    ],
    [{ open: false as const, note: "closed for renovation" }, "“closed for renovation”"],
    [{ open: true as const, closesSoon: false, openEnd: true as const }, "closing time not known"],
    [{ open: "unknown" as const }, undefined],
  ])("case %#", (status, text) => expect(untilPhrase(status)).toBe(text));
});

it.each<[Extract<OpenStatus, { open: "unknown" }>, string]>([
  [{ open: "unknown" }, "Hours not known"],
  [{ open: "unknown", note: "on request" }, "“on request”"],
  [
    { open: "unknown", note: "only with a table booked a week before" },
    "“only with a table booked a week before”",
  ],
  [{ open: "unknown", note: "a note that is too long for the line of a card" }, "Hours not known"],
  [{ open: "unknown", mayBeOpen: true }, "May be open"],
])("says of %p on a card: %p", (status, phrase) => expect(unknownPhrase(status)).toBe(phrase));
