/** @jest-environment node */
import type { Polygon } from "@/lib/map/coastline";
import { coastPath } from "@/lib/still-map/coast-path";

/** At this zoom a degree of longitude is 256 pixels wide. */
const ZOOM = Math.log2(360);
const SIZE = { width: 512, height: 512 };
const CAMERA = { lat: 0, lng: 0, zoom: ZOOM };

const box = (west: number, south: number, east: number, north: number): Polygon[number] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

it.each<[string, Polygon[], string]>([
  ["no land", [], ""],
  ["land elsewhere", [[box(5, 5, 6, 6)]], ""],
  ["land all over, beyond the edges alone", [[box(-20, -20, 20, 20)]], "M-4 -4l0 520 520 0 0-520z"],
  ["land to the east", [[box(0, -20, 20, 20)]], "M256 -4l0 520 260 0 0-520z"],
  ["an island that is too small to be seen", [[box(0, 0, 0.003, 0.003)]], ""],
])("draws %s", (_, land, path) => {
  expect(coastPath(land, CAMERA, SIZE)).toBe(path);
});

it("draws a lake as a ring of its own", () => {
  const path = coastPath([[box(-20, -20, 20, 20), box(-0.5, -0.5, 0.5, 0.5)]], CAMERA, SIZE);
  expect(path.match(/M/g)).toHaveLength(2);
});

it.each([179.9, -179.9, 180])("has both sides of the antimeridian around %d°", (lng) => {
  const land = [[box(179, -1, 180, 1)], [box(-180, -1, -179, 1)]];
  const path = coastPath(land, { lat: 0, lng, zoom: ZOOM }, SIZE);
  expect(path.match(/M/g)).toHaveLength(2);
});
