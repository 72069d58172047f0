/** @jest-environment node */
import { landPath, placeLabels, toPixels, type WorldView } from "@/lib/share-image/world";

const VIEW: WorldView = {
  left: 100,
  top: 0,
  width: 600,
  height: 600,
  west: -60,
  north: 60,
  pixelsPerDegree: 5,
};
const LABEL = { height: 50, letterWidth: 10, padding: 30, gap: 5 };

test.each([
  [
    { lat: 60, lng: -60 },
    { x: 100, y: 0 },
  ],
  [
    { lat: 0, lng: 0 },
    { x: 400, y: 300 },
  ],
])("puts %o at %o", (place, pixels) => {
  expect(toPixels(place, VIEW)).toEqual(pixels);
});

test("a label's lower left corner is its place", () => {
  const [label] = placeLabels([{ name: "Accra", lat: 0, lng: 0 }], VIEW, LABEL);
  expect(label).toEqual({ name: "Accra", left: 400, top: 250, width: 80, height: 50 });
});

test.each([
  ["would touch an earlier one", [{ name: "Lomé", lat: 0, lng: 10 }]],
  ["would leave the map at the right", [{ name: "Nairobi", lat: -20, lng: 59 }]],
  ["would leave it at the top", [{ name: "Oslo", lat: 59, lng: 30 }]],
])("leaves out a label that %s", (_, more) => {
  const labels = placeLabels([{ name: "Accra", lat: 0, lng: 0 }, ...more], VIEW, LABEL);
  expect(labels.map(({ name }) => name)).toEqual(["Accra"]);
});

test("no ring of the land runs across the map when it crosses the date line", () => {
  const rings = landPath(VIEW).split("Z").filter(Boolean);
  const steps = rings.flatMap((ring) => {
    const xs = ring
      .slice(1)
      .split("L")
      .map((point) => Number(point.split(" ")[0]));
    return xs.map((x, index) => Math.abs(x - (xs[index - 1] ?? x)));
  });
  expect(rings.length).toBeGreaterThan(50);
  expect(Math.max(...steps)).toBeLessThan(180 * VIEW.pixelsPerDegree);
});
