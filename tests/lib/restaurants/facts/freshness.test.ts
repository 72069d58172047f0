/** @jest-environment node */
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import { isStale, lastCheck, monthOf } from "@/lib/restaurants/facts/freshness";
import { monthsSince, timeSince } from "@/lib/restaurants/facts/since";

const NOW = new Date("2026-11-24T12:00:00Z");

it.each([
  ["2026-11-24", "this week"],
  ["2026-11-30", "this week"],
  ["2026-11-17", "1 week ago"],
  ["2026-10-28", "3 weeks ago"],
  ["2026-08-20", "3 months ago"],
  ["2025-12-20", "11 months ago"],
  ["2025-11-20", "a year ago"],
  ["2024-12-31", "a year ago"],
  ["2023-01-10", "3 years ago"],
])("%s was %s", (date, text) => expect(timeSince("en", date, NOW)).toBe(text));

it.each([
  ["2026-11-01", "this month"],
  ["2026-10-01", "last month"],
  ["2026-08-01", "3 months ago"],
  ["2025-11-01", "a year ago"],
  ["2023-10-01", "3 years ago"],
])("the month that began on %s was %s", (month, text) =>
  expect(monthsSince("en", month, NOW)).toBe(text),
);

it.each([
  ["de", "2026-11-24", "diese Woche"],
  ["de", "2023-01-10", "vor 3 Jahren"],
  ["he", "2026-11-17", "לפני שבוע"],
] as const)("in %s, %s was %s", (language, date, text) =>
  expect(timeSince(language, date, NOW)).toBe(text),
);

it("says last month as one says it in another language", () => {
  expect(monthsSince("fr", "2026-10-01", NOW)).toBe("le mois dernier");
  expect(monthsSince("fr", "2025-10-01", NOW)).toBe("il y a 1 an");
  expect(monthsSince("he", "2026-10-01", NOW)).toBe("בחודש שעבר");
});

it("names a month in another language", () =>
  expect(formatMonthIn("es", "2026-03-04T05:06:07Z")).toBe("marzo de 2026"));

it("names a month", () => expect(monthOf("2026-03-04T05:06:07Z")).toBe("March 2026"));

it("is stale two years after the last check, and without one", () => {
  expect(isStale(undefined, NOW)).toBe(true);
  expect(isStale("2024-11-20", NOW)).toBe(true);
  expect(isStale("2024-12-01", NOW)).toBe(false);
});

it("takes the newer of the source's check and the members'", () => {
  expect(lastCheck({})).toBeUndefined();
  expect(lastCheck({ checkedAt: "2026-03-04" })).toBe("2026-03-04");
  expect(lastCheck({ checkedAt: "2026-03-04", confirmedAt: "2026-03-01" })).toBe("2026-03-01");
  expect(lastCheck({ checkedAt: "2026-03-04", confirmedAt: "2026-02-01" })).toBe("2026-03-04");
  expect(lastCheck({ confirmedAt: "2026-02-01" })).toBe("2026-02-01");
});
