/** @jest-environment node */
import {
  boundsOf,
  boxPixel,
  cameraAround,
  DEFAULT_CAMERA,
  isInView,
  worldPixel,
} from "@/lib/map/camera";

const NEW_YORK = { lat: 40.7128, lng: -74.006 };
const BOX = { width: 800, height: 600 };

describe("worldPixel", () => {
  it.each([
    ["the middle of the world", { lat: 0, lng: 0 }, { x: 128, y: 128 }],
    ["its upper left corner", { lat: 85.05113, lng: -180 }, { x: 0, y: 0 }],
    ["the north pole, at the upper edge", { lat: 90, lng: 180 }, { x: 256, y: 0 }],
    ["the south pole, at the lower edge", { lat: -90, lng: 0 }, { x: 128, y: 256 }],
    ["New York", NEW_YORK, { x: 75.37, y: 96.24 }],
  ])("places %s", (_, point, { x, y }) => {
    const pixel = worldPixel(point, 0);
    expect(pixel.x).toBeCloseTo(x, 1);
    expect(pixel.y).toBeCloseTo(y, 1);
  });
});

describe("boundsOf", () => {
  it("holds the center in its middle", () => {
    const [west, south, east, north] = boundsOf({ ...NEW_YORK, zoom: 13 }, BOX);
    expect((west + east) / 2).toBeCloseTo(NEW_YORK.lng, 5);
    expect(south).toBeLessThan(NEW_YORK.lat);
    expect(north).toBeGreaterThan(NEW_YORK.lat);
    expect(east - west).toBeCloseTo((800 * 360) / (256 * 2 ** 13), 6);
  });

  it("runs on past the antimeridian", () => {
    const [, , east] = boundsOf({ lat: 0, lng: 179.99, zoom: 10 }, BOX);
    expect(east).toBeGreaterThan(180);
  });
});

describe("boxPixel", () => {
  it("maps the center to the middle and the corners to the corners", () => {
    const camera = { ...NEW_YORK, zoom: 11 };
    const [west, south] = boundsOf(camera, BOX);
    expect(boxPixel(camera, camera, BOX)).toEqual({ x: 400, y: 300 });
    const corner = boxPixel({ lat: south, lng: west }, camera, BOX);
    expect(corner.x).toBeCloseTo(0, 4);
    expect(corner.y).toBeCloseTo(600, 4);
  });

  it("takes the copy of the world that is nearest to the center", () => {
    const pixel = boxPixel({ lat: 0, lng: -179.9 }, { lat: 0, lng: 179.9, zoom: 8 }, BOX);
    expect(pixel.x).toBeGreaterThan(400);
    expect(pixel.x).toBeLessThan(800);
  });
});

describe("isInView", () => {
  it.each([
    [178, [177, -19, 179, -16], true],
    [-179.9, [177, -19, 181, -16], true],
    [179.9, [-181, -19, -177, -16], true],
    [-178, [177, -19, 181, -16], false],
    [0, [177, -19, 181, -16], false],
  ] as const)("a point at %d is in %j: %s", (lng, bounds, expected) => {
    expect(isInView({ lat: -17, lng }, [...bounds])).toBe(expected);
    expect(isInView({ lat: -20, lng }, [...bounds])).toBe(false);
  });
});

describe("cameraAround", () => {
  const BERLIN = { lat: 52.52, lng: 13.405 };
  const SYDNEY = { lat: -33.868, lng: 151.209 };
  const QUITO = { lat: -0.18, lng: -78.467 };
  const SUVA = { lat: -18.14, lng: 178.44 };
  const TAVEUNI = { lat: -16.69, lng: -179.87 };

  it.each([
    [[BERLIN, { lat: 52.5, lng: 13.45 }]],
    [[BERLIN, NEW_YORK]],
    [[BERLIN, SYDNEY, QUITO]],
    [[SUVA, TAVEUNI]],
  ])("shows %j, and hardly closer", (points) => {
    const camera = cameraAround(points, BOX, 18);
    const inside = (zoom: number) =>
      points.every((point) => {
        const { x, y } = boxPixel(point, { ...camera, zoom }, BOX);
        return x > 0 && x < BOX.width && y > 0 && y < BOX.height;
      });
    expect(inside(camera.zoom)).toBe(true);
    expect(inside(camera.zoom + 2)).toBe(false);
  });

  it.each([
    [[SUVA, TAVEUNI], 179.29],
    [[SUVA, { lat: -17, lng: -175 }], -178.28],
    [[NEW_YORK, BERLIN, SYDNEY], 38.6],
  ])("has its middle between %j", (points, lng) => {
    expect(cameraAround(points, BOX, 18).lng).toBeCloseTo(lng, 1);
  });

  it("stays at the closest zoom around one point", () => {
    const camera = cameraAround([BERLIN], BOX, 13);
    expect(camera.zoom).toBe(13);
    expect(camera.lat).toBeCloseTo(BERLIN.lat, 6);
    expect(camera.lng).toBeCloseTo(BERLIN.lng, 6);
  });

  it("is the default without points", () => {
    expect(cameraAround([], BOX, 13)).toEqual(DEFAULT_CAMERA);
  });
});
