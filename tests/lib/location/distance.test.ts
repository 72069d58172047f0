/** @jest-environment node */
import fc from "fast-check";
import { distanceMiles, formatDistance } from "@/lib/location/distance";

const HOME = { lat: 40.7128, lng: -74.006 };
const NEAR_ME = { lat: 40.7589, lng: -73.9851 };

describe("the distance between two places", () => {
  it.each([
    ["a place and itself", HOME, HOME, 0],
    ["the two default locations", HOME, NEAR_ME, 3.367],
    ["New York and London", HOME, { lat: 51.5074, lng: -0.1278 }, 3461.1],
    ["the poles, half way round", { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, Math.PI * 3959],
    ["two sides of the date line", { lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 }, 13.82],
    ["opposite points", { lat: 30, lng: 40 }, { lat: -30, lng: -140 }, Math.PI * 3959],
  ])("is right for %s", (_, a, b, miles) => {
    expect(distanceMiles(a, b)).toBeCloseTo(miles, miles > 1000 ? 0 : 2);
  });

  it("is a number of miles, the same both ways, for any two places", () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const miles = distanceMiles(a, b);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(Math.PI * 3959);
        expect(miles).toBeCloseTo(distanceMiles(b, a), 9);
      }),
    );
  });
});

describe("a distance is shown", () => {
  it.each([
    [0, "0 ft"],
    [0.00005, "0 ft"],
    [0.0001, "1 ft"],
    [0.25, "1320 ft"],
    [0.5, "2640 ft"],
    [0.99989, "5279 ft"],
    [0.99999, "5280 ft"],
    [1, "1.0 mi"],
    [1.04, "1.0 mi"],
    [1.06, "1.1 mi"],
    [3.367, "3.4 mi"],
    [2451.27, "2451.3 mi"],
  ])("%d miles as %s", (miles, shown) => {
    expect(formatDistance(miles)).toBe(shown);
  });
});
