/** @jest-environment node */
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/hours.json";
import type { OpenStatus } from "@/lib/restaurants/hours/open-status";
import { unknownPhrase, untilPhrase } from "@/lib/restaurants/hours/status-phrase";
import { weekdayName } from "@/lib/restaurants/hours/weekday-names";

const t = translator("en", english);

it("names a weekday with a capital", () => {
  expect(weekdayName("monday")).toBe("Monday");
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
  ])("case %#", (status, text) => expect(untilPhrase(status, t)).toBe(text));
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
])("says of %p on a card: %p", (status, phrase) => expect(unknownPhrase(status, t)).toBe(phrase));
