/** @jest-environment node */
import { boundsOf, type Camera } from "@/lib/map/camera";
import { readCoastline } from "@/lib/still-map/coast-files";
import { coastPath } from "@/lib/still-map/coast-path";

const SIZE = { width: 400, height: 300 };

function draw(camera: Camera) {
  return coastPath(readCoastline(boundsOf(camera, SIZE), camera.zoom), camera, SIZE);
}

/** How many numbers the path of a rectangle has. */
const RECTANGLE = 8;
const numbersIn = (path: string) => path.match(/-?\d+/g)?.length;

it("knows coasts, land and sea at every zoom", () => {
  const onCoast = { lat: 38.7, lng: -9.2 };
  for (const zoom of [3, 9]) {
    expect(draw({ ...onCoast, zoom })).toMatch(/^M/);
    expect(numbersIn(draw({ ...onCoast, zoom }))).toBeGreaterThan(RECTANGLE);
  }
  expect(numbersIn(draw({ lat: 52.5, lng: 13.4, zoom: 12 }))).toBe(RECTANGLE);
  expect(draw({ lat: 40, lng: -40, zoom: 9 })).toBe("");
});

it("stays small for the coast with most islands", () => {
  expect(draw({ lat: 62, lng: 6, zoom: 5 }).length).toBeLessThan(20_000);
});
