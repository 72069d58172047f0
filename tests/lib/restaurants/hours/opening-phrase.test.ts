/** @jest-environment node */
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/hours.json";
import type { OpenStatus } from "@/lib/restaurants/hours/open-status";
import { openingPhrase } from "@/lib/restaurants/hours/opening-phrase";

const t = translator("en", english);

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
  expect(openingPhrase(status, t)).toBe(phrase);
});
