/** @jest-environment node */
import type { Camera } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";
import { createPinRequestHandler, pinFrom, toColumns } from "@/lib/map/pin-requests";
import {
  indexPins,
  clusterMarkers,
  expandCluster,
  inListOrder,
  pinsInView,
  withUnmergedMarkers,
  type Pin,
} from "@/lib/map/pins";

const CAMERA: Camera = { lat: 40.7128, lng: -74.006, zoom: 13 };
const BOX = { width: 1000, height: 600 };
/** Degrees of longitude in one pixel at zoom 13. */
const PIXEL = 360 / (256 * 2 ** 13);

function marker(id: string, eastPx: number, northPx = 0, from = CAMERA): MapMarker {
  const degreesOfLatitude = PIXEL * Math.cos((from.lat * Math.PI) / 180);
  return {
    id,
    name: id,
    address: "",
    lat: from.lat + northPx * degreesOfLatitude,
    lng: from.lng + eastPx * PIXEL,
  };
}

function show(markers: MapMarker[], camera = CAMERA) {
  return pinsInView(indexPins(markers, 72), camera, BOX);
}

function names(pins: Pin[]) {
  return pins.map((pin) => ("marker" in pin ? pin.marker.id : pin.count));
}

function firstCount(pins: Pin[]) {
  const pin = pins[0];
  if (!pin || !("count" in pin)) throw new Error("expected a count pin");
  return pin;
}

describe("pinsInView", () => {
  it("reads line by line from the top, each from the left", () => {
    const low = marker("low", -200, -200);
    const right = marker("right", 200, 8);
    const left = marker("left", -200, 0);
    const top = marker("top", 300, 200);
    expect(names(show([low, right, left, top]))).toEqual(["top", "left", "right", "low"]);
  });

  it.each([
    ["apart", 80, ["a", "b"]],
    ["over each other", 40, [2]],
  ])("shows two places that lie %s", (_, distance, expected) => {
    expect(names(show([marker("a", 0), marker("b", distance)]))).toEqual(expected);
  });

  it("shows a place with a page as itself, and others that represent several as their number", () => {
    const city = { ...marker("city", 0), count: 9, href: "/city" };
    const tile = { ...marker("tile", 200), count: 4 };
    expect(names(show([city, tile]))).toEqual(["city", 4]);
    expect(names(show([city, { ...marker("town", 30), count: 2, href: "/town" }]))).toEqual([11]);
  });

  it("leaves out markers outside the view", () => {
    const outside = [marker("right", 501, -200), marker("above", 0, 301)];
    expect(names(show([marker("in", 499), ...outside]))).toEqual(["in"]);
  });

  it("keeps a place apart, in its order, as long as it is in the view", () => {
    const index = indexPins([marker("left", -200), marker("near", 10)], 72);
    const shown = (apart: MapMarker) =>
      names(withUnmergedMarkers(pinsInView(index, CAMERA, BOX), [apart], CAMERA, BOX));
    expect(shown(marker("apart", 0))).toEqual(["left", "apart", "near"]);
    expect(shown(marker("apart", 501))).toEqual(["left", "near"]);
  });

  it.each([600, 50_000])("merges %p places that would overlap and loses none", (count) => {
    const many = Array.from({ length: count }, (_, i) =>
      marker(`m${i}`, ((i * 37) % 900) - 450, ((i * 53) % 540) - 270),
    );
    const pins = show(many);
    const places = pins.reduce((sum, pin) => sum + ("count" in pin ? pin.count : 1), 0);
    expect(pins.length).toBeLessThan(120);
    expect(places).toBe(count);
  });

  it("sees across the antimeridian, in reading order", () => {
    const camera = { lat: 0, lng: 180, zoom: 13 };
    const west = marker("west", -100, 0, camera);
    const east = { ...marker("east", 100, 0, camera), lng: -180 + 100 * PIXEL };
    expect(names(show([east, west], camera))).toEqual(["west", "east"]);
  });

  it("draws a place at the pole at the edge of the world", () => {
    const pole = { id: "pole", name: "Pole", address: "", lat: 90, lng: 0 };
    expect(names(show([pole], { lat: 85, lng: 0, zoom: 5 }))).toEqual(["pole"]);
  });
});

describe("inListOrder", () => {
  const listed = [
    marker("low", 0, -200),
    marker("near", 200, 0),
    marker("top", 0, 200),
    marker("nearer", 180, 0),
    marker("elsewhere", 2000, 0),
    marker("left", -200, 0),
  ];

  it("has the pins in the order of the list, several as one where the first of them is (P14.990)", () => {
    const found = show(listed);
    expect(names(found)).toEqual(["top", "left", 2, "low"]);
    expect(names(inListOrder(found, listed))).toEqual(["low", 2, "top", "left"]);
  });

  it("says the same of pins that a worker found", () => {
    const handle = createPinRequestHandler();
    handle({ of: 1, kind: "index", columns: toColumns(listed), pinWidthPx: 72 });
    const found = handle({ of: 1, kind: "pins", camera: CAMERA, size: BOX }) as Pin[];
    const pins = found.map((pin) => pinFrom(pin, listed));
    expect(names(inListOrder(pins, listed))).toEqual(["low", 2, "top", "left"]);
  });
});

describe("expandCluster", () => {
  it("returns the zoom at which the markers separate, and one of them", () => {
    const index = indexPins([marker("a", 0), marker("b", 40)], 72);
    const parting = expandCluster(index, firstCount(pinsInView(index, CAMERA, BOX)), CAMERA.zoom);
    const parts = pinsInView(index, { ...CAMERA, zoom: parting?.zoom ?? 0 }, BOX);
    expect(names(parts)).toEqual(["a", "b"]);
    expect(parts.map((pin) => pin.key)).toContain(parting?.firstKey);
  });

  it("returns no zoom for markers at the same coordinates, and lists them", () => {
    const index = indexPins([marker("a", 0), marker("b", 0), marker("c", 0)], 72);
    const pin = firstCount(pinsInView(index, { ...CAMERA, zoom: 20 }, BOX));
    expect(expandCluster(index, pin, CAMERA.zoom)).toBeUndefined();
    expect(clusterMarkers(index, pin, 2)).toHaveLength(2);
  });
});

describe("markers that represent several restaurants", () => {
  const many = (id: string, eastPx: number, count: number) => ({ ...marker(id, eastPx), count });

  it("are counts themselves, and add up where they merge", () => {
    expect(names(show([many("a", -200, 40), many("b", 200, 1)]))).toEqual([40, 1]);
    expect(names(show([many("a", 0, 40), many("b", 10, 2), marker("c", 20)]))).toEqual([43]);
  });

  it("are looked at more closely when they are pressed", () => {
    const index = indexPins([many("a", 0, 40)], 72);
    const pin = firstCount(pinsInView(index, CAMERA, BOX));
    expect(expandCluster(index, pin, 5)).toEqual({ zoom: 7, firstKey: undefined });
    expect(clusterMarkers(index, pin, 5)).toEqual([]);
  });

  it("part from others where they lie apart", () => {
    const index = indexPins([many("a", 0, 40), many("b", 40, 2)], 72);
    const pin = firstCount(pinsInView(index, CAMERA, BOX));
    expect(pin.count).toBe(42);
    expect(expandCluster(index, pin, CAMERA.zoom)).toEqual({
      zoom: CAMERA.zoom + 1,
      firstKey: "marker-a",
    });
  });
});
