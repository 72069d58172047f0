/** @jest-environment node */
import { distanceUnit, formatDistance } from "@/lib/location/distance";

test.each([
  [0.2, "320 m"],
  [0.006, "10 m"],
  [0.62, "1.0 km"],
  [5, "8.0 km"],
])("%d miles in kilometers: %s", (miles, text) =>
  expect(formatDistance(miles, "kilometers")).toBe(text),
);

test.each([
  ["US", "miles"],
  ["GB", "miles"],
  ["LR", "miles"],
  ["MM", "miles"],
  ["DE", "kilometers"],
  [undefined, "miles"],
])("%s: %s", (country, unit) => expect(distanceUnit(country)).toBe(unit));
