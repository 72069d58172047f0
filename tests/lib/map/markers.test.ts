/** @jest-environment node */
import { cleanMarkers, placeMarker, type MapMarker } from "@/lib/map/markers";

function at(id: string, lat: number, lng: number): MapMarker {
  return { id, name: id, address: "", lat, lng };
}

describe("cleanMarkers", () => {
  it.each([
    [40.7, -74, true],
    [90, 180, true],
    [-90, -180, true],
    [90.0001, 0, false],
    [0, -180.0001, false],
    [NaN, 0, false],
    [0, NaN, false],
    [Infinity, 0, false],
  ])("judges %p, %p", (lat, lng, isKept) => {
    const { markers, outOfRange } = cleanMarkers([at("1", lat, lng)]);
    expect(markers).toHaveLength(isKept ? 1 : 0);
    expect(outOfRange).toBe(isKept ? 0 : 1);
  });

  it("keeps the first of an id, in order, and counts the others", () => {
    const first = at("1", 1, 1);
    const second = at("2", 2, 2);
    const { markers, duplicates } = cleanMarkers([first, second, at("1", 3, 3), at("1", 1, 1)]);
    expect(markers).toEqual([first, second]);
    expect(duplicates).toBe(2);
  });

  it("takes the first of an id that can be shown", () => {
    const shown = at("1", 1, 1);
    expect(cleanMarkers([at("1", NaN, 1), shown]).markers).toEqual([shown]);
  });
});

test.each([
  [453, 88, "453 places with vegan food, 88 fully vegan"],
  [1, 0, "1 place with vegan food"],
])("a city of %s restaurants says how many on its card", (count, veganCount, text) => {
  const city = { id: "berlin", name: "Berlin", lat: 52.5, lng: 13.4, href: "/berlin" };
  const marker = placeMarker({ ...city, count, veganCount });
  expect(marker).toEqual({ ...city, count, address: text });
});
