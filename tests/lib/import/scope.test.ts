/** @jest-environment node */
import type { KnownElement } from "@/lib/database/imports/known-records";
import { areaOf, createBounds } from "@/lib/import/scope";

const known = (lat: number, lng: number) =>
  ({ ref: `node/${lat},${lng}`, lat, lng, scope: "world", missing: 0 }) as KnownElement;

/** Says which points belong to a file with elements at others. */
function areaOfFile(points: readonly (readonly [lat: number, lng: number])[]) {
  const bounds = createBounds();
  for (const [lat, lng] of points) bounds.add({ lat, lng });
  return areaOf({ kind: "file", name: "file.json" }, [], { refs: new Set(), box: bounds.box });
}

const FIJI = [
  [-18.14, 178.44],
  [-16.8, -179.97],
  [-17.8, 177.4],
] as const;
const GERMANY = [
  [52.5, 13.4],
  [48.1, 11.6],
  [50.9, 6.9],
] as const;

test.each([
  ["a town between them", FIJI, [-17.6, 178.9], true],
  ["the other side of the antimeridian", FIJI, [-17, -179.99], true],
  ["a place in the margin", FIJI, [-17, -179.94], true],
  ["Mauritius, as far south", FIJI, [-17.9, 57.5], false],
  ["Samoa, which is farther east", FIJI, [-17.5, -172], false],
  ["a town between them", GERMANY, [50, 9], true],
  ["Poland, which is farther east", GERMANY, [52, 18], false],
  ["the opposite side of the Earth", GERMANY, [50, -171], false],
  ["a single place itself", [[0, 180]], [0, -180], true],
  ["a place far from a single one", [[0, 180]], [0, 0], false],
] as const)("the area of a file has %s: %j %j %s", (_, points, [lat, lng], expected) => {
  expect(areaOfFile(points)(known(lat, lng))).toBe(expected);
});

test("a file without elements has no area", () => {
  expect(areaOfFile([])(known(0, 0))).toBe(false);
});

test("a box around the Earth has every place of its latitudes", () => {
  const isInBox = areaOf({ kind: "box", box: [-10, -180, 10, 180] }, [], {
    refs: new Set(),
    box: undefined,
  });
  expect([0, 90, 180, -180].every((lng) => isInBox(known(0, lng)))).toBe(true);
  expect(isInBox(known(11, 0))).toBe(false);
});
