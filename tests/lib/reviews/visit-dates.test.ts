/** @jest-environment node */
import { visitDates } from "@/lib/reviews/visit-dates";

it.each([
  ["America/New_York", "2026-11-23T12:00:00Z", "2021-11-23", "2026-11-23"],
  // Evening in New York, the next day in UTC.
  ["America/New_York", "2026-11-24T01:00:00Z", "2021-11-24", "2026-11-24"],
  // The next day in Auckland, though not in New York or UTC.
  ["Pacific/Auckland", "2026-11-23T12:00:00Z", "2021-11-24", "2026-11-24"],
  ["America/New_York", "2026-11-23T23:00:00Z", "2021-11-23", "2026-11-23"],
  // The year before may have no such day; texts are compared.
  ["UTC", "2028-02-29T00:00:00Z", "2023-02-29", "2028-02-29"],
])("in %s at %s visits are from %s to %s", (timeZone, now, earliest, latest) => {
  expect(visitDates(timeZone, new Date(now))).toEqual({ earliest, latest });
});
