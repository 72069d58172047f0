/** @jest-environment node */
import { parseWeek, weekText } from "@/lib/restaurants/hours/hours-as-text";
import type { WeekHours } from "@/lib/restaurants/types";

const hours: WeekHours = {
  monday: [
    { open: "00:00", close: "12:00", state: "unknown", note: "on request; ask, please ~" },
    { open: "12:00", close: "15:00" },
    { open: "18:00", close: "24:00", openEnd: true },
  ],
  tuesday: [{ open: "12:00", close: "15:00", note: "Mittagstisch 'groß' – 9,50 €" }],
  wednesday: [{ open: "00:00", close: "24:00", state: "closed", note: "on holiday" }],
  thursday: [{ open: "00:00", close: "24:00", state: "unknown" }],
  friday: [{ open: "18:00", close: "02:00" }],
  saturday: [{ open: "18:00", close: "02:00" }],
};

it("writes a week with all that is known of it as a text, and reads it again", () => {
  expect(parseWeek(weekText(hours))).toEqual(hours);
});

it("writes closed days after the week", () => {
  const closed = [
    { from: "2026-12-24", to: "2026-12-26", note: "holidays, 'short' | long" },
    { from: "2027-02-01", to: "2027-02-01" },
  ];
  expect(parseWeek(weekText({ ...hours, closed }))).toEqual({ ...hours, closed });
});
