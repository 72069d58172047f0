/** @jest-environment node */
import { areaOf, isElsewhere } from "@/lib/map/searched-area";

const SIZE = { width: 800, height: 600 };
const BERLIN = { lat: 52.52, lng: 13.405, zoom: 13 };

describe("isElsewhere", () => {
  // At zoom 13 a degree of longitude is 5,825 pixels; a fifth of the box is 120.
  it.each([
    ["the same", BERLIN, false],
    ["a little to the east", { ...BERLIN, lng: BERLIN.lng + 100 / 5825 }, false],
    ["farther to the east", { ...BERLIN, lng: BERLIN.lng + 140 / 5825 }, true],
    ["farther to the north", { ...BERLIN, lat: BERLIN.lat + 0.03 }, true],
    ["zoomed in", { ...BERLIN, zoom: 15 }, false],
    ["zoomed out", { ...BERLIN, zoom: 12 }, true],
  ])("%s: %#", (_name, shown, expected) => {
    expect(isElsewhere(shown, BERLIN, SIZE)).toBe(expected);
  });

  it("knows that the antimeridian is no distance", () => {
    const searched = { lat: 0, lng: 179.9999, zoom: 13 };
    expect(isElsewhere({ ...searched, lng: -179.9999 }, searched, SIZE)).toBe(false);
  });
});

describe("areaOf", () => {
  it("reaches as far as the corners", () => {
    // 156,543 m a pixel at zoom 0 on the equator; half the diagonal of the box is 500 pixels.
    const { reachKm, ...middle } = areaOf({ lat: 0, lng: 10, zoom: 10 }, SIZE);
    expect(middle).toEqual({ lat: 0, lng: 10, zoom: 10 });
    expect(reachKm).toBeCloseTo((156.543 / 1024) * 500, 0);
  });

  it("has a longitude of the Earth after a way around it", () => {
    expect(areaOf({ lat: 0, lng: 190, zoom: 5 }, SIZE).lng).toBe(-170);
    expect(areaOf({ lat: 0, lng: -540, zoom: 5 }, SIZE).lng).toBe(-180);
  });
});
