/** @jest-environment node */
import fc from "fast-check";
import { distanceKm } from "@/lib/location/distance";
import { wrapLongitude } from "@/lib/location/longitudes";
import type { Coordinates } from "@/lib/location/types";
import { createNearCounter } from "@/lib/search/near-counter";

function counterOf(points: readonly Coordinates[]) {
  const { add, countNear } = createNearCounter();
  points.forEach(add);
  return countNear;
}

test("counts what is within 1.5 km, everywhere on earth", () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  const offset = degrees(0.05);
  fc.assert(
    fc.property(
      degrees(80),
      degrees(180),
      fc.array(fc.tuple(offset, offset), { maxLength: 40 }),
      (lat, lng, offsets) => {
        const place = { lat, lng };
        const points = offsets.map(([up, right]) => ({
          lat: lat + up,
          lng: wrapLongitude(lng + right),
        }));
        const near = points.filter((point) => distanceKm(place, point) <= 1.5);
        expect(counterOf(points)(place)).toBe(near.length);
      },
    ),
  );
});

// Taveuni in Fiji: the antimeridian runs through it.
test("counts on both sides of the antimeridian", () => {
  const [west, east] = [
    { lat: -16.85, lng: 179.995 },
    { lat: -16.85, lng: -179.998 },
  ];
  const countNear = counterOf([west, east, { lat: -16.85, lng: 180 }]);
  expect([west, east].map(countNear)).toEqual([3, 3]);
});
