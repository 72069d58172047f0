/** @jest-environment node */
import { distanceMiles } from "@/lib/location/distance";
import { movedByKey, readPosition, toPosition } from "@/lib/map/set-position";

const METERS_PER_MILE = 1609.344;
const BERLIN = { lat: 52.52, lng: 13.405 };

const metersFromBerlin = (key: string, isLarge: boolean) =>
  distanceMiles(BERLIN, movedByKey(BERLIN, key, isLarge)!) * METERS_PER_MILE;

it.each(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])(
  "%s moves by 5 meters, with Shift by 100, on the ground",
  (key) => {
    expect(Math.abs(metersFromBerlin(key, false) - 5)).toBeLessThan(1);
    expect(Math.abs(metersFromBerlin(key, true) - 100)).toBeLessThan(1);
  },
);

it("moves in the direction of the arrow, and not with other keys", () => {
  expect(movedByKey(BERLIN, "ArrowUp", false)!.lat).toBeGreaterThan(BERLIN.lat);
  expect(movedByKey(BERLIN, "ArrowLeft", false)!.lng).toBeLessThan(BERLIN.lng);
  expect(movedByKey(BERLIN, "Enter", false)).toBeUndefined();
});

it("stays on the Earth", () => {
  expect(toPosition({ lat: 10, lng: 190.000001 })).toEqual({ lat: 10, lng: -170 });
  expect(movedByKey({ lat: 0, lng: -180 }, "ArrowLeft", true)!.lng).toBeCloseTo(179.9991);
  expect(movedByKey({ lat: 90, lng: 0 }, "ArrowUp", true)!.lat).toBe(90);
});

it.each([
  ["52.52", " 13.405 ", BERLIN],
  ["-33.5", "151", { lat: -33.5, lng: 151 }],
  ["52,52", "13.405", undefined],
  ["91", "13", undefined],
  ["52.52", "", undefined],
  ["north", "13", undefined],
])("reads %s and %s as %j", (lat, lng, position) => {
  expect(readPosition(lat, lng)).toEqual(position);
});
