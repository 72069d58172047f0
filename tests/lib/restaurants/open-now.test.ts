/** @jest-environment node */
import { countOpen } from "@/lib/restaurants/open-now";

const hours = (open: string, close: string) => ({ thursday: [{ open, close }] });
const BERLIN = "Europe/Berlin";

test("counts those that are open at an instant, each in its own time zone", () => {
  const restaurants = [
    { hours: hours("11:00", "14:00"), timeZone: BERLIN },
    { hours: hours("17:00", "23:00"), timeZone: BERLIN },
    // 06:30 in New York.
    { hours: hours("06:00", "10:00"), timeZone: "America/New_York" },
  ];
  const noon = new Date("2026-11-26T11:30:00Z");
  expect(countOpen(restaurants, noon)).toEqual({ open: 2, known: 3 });
});

test("none of none", () => {
  expect(countOpen([], new Date("2026-11-26T11:30:00Z"))).toEqual({ open: 0, known: 0 });
});
