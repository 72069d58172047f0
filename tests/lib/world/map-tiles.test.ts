/** @jest-environment node */
import { RESTAURANTS } from "@/data/restaurants";
import { summarize } from "@/lib/restaurants/summary";
import { tileAt, tileName } from "@/lib/restaurants/tiles/tile-grid";
import { countMarkers, restaurantsInView, tileMarkers, tilesInView } from "@/lib/world/map-tiles";

const BERLIN = { lat: 52.52, lng: 13.405 };
const FIJI = { lat: -16.6, lng: 179.9 };
const nameOf = (at: typeof BERLIN) => tileName(tileAt(at));
const index = { version: "1", tiles: { [nameOf(BERLIN)]: 40, [nameOf(FIJI)]: 1 } };
const AROUND_BERLIN: [number, number, number, number] = [13, 52, 14, 53];

const places = [0, 1].map((step) => ({
  ...summarize(RESTAURANTS[step]!),
  ...BERLIN,
  lng: BERLIN.lng + step,
  veganLevel: "vegan" as const,
  cuisine: ["Thai", "Asian", "Soup"],
}));

test("finds the tiles of a view, also across the antimeridian", () => {
  expect(tilesInView(index, AROUND_BERLIN)).toEqual([nameOf(BERLIN)]);
  expect(tilesInView(index, [-181, -17, -179, -16])).toEqual([nameOf(FIJI)]);
  expect(tilesInView(index, [179, -17, 181, -16])).toEqual([nameOf(FIJI)]);
  expect(tilesInView(index, [0, 0, 10, 10])).toEqual([]);
});

test("from afar each tile is a number, from near what was read of it", () => {
  const read = new Map([[nameOf(BERLIN), places]]);
  expect(countMarkers(index)).toMatchObject([
    { count: 40, name: "" },
    { count: 1, name: "" },
  ]);
  expect(tileMarkers(index, new Map(), [nameOf(BERLIN)], AROUND_BERLIN)).toMatchObject([
    { count: 40 },
  ]);
  const near = tileMarkers(index, read, [nameOf(BERLIN)], undefined);
  expect(near.map(({ id }) => id)).toEqual(places.map(({ id }) => id));
  expect(near[0]).toMatchObject({ address: "Thai, Asian", veganLevel: "vegan" });
  expect(near[0]).not.toHaveProperty("count");
  const words = (cuisine: string) => (cuisine === "Thai" ? "Thailändisch" : cuisine);
  const inGerman = tileMarkers(index, read, [nameOf(BERLIN)], undefined, words);
  expect(inGerman[0]).toMatchObject({ address: "Thailändisch, Asian" });
});

test("a tile that is not read is a number inside the view, however near that is", () => {
  for (const [at, west] of [
    [BERLIN, BERLIN.lng],
    [FIJI, FIJI.lng],
    [FIJI, FIJI.lng - 360],
  ] as const) {
    const view: [number, number, number, number] = [
      west - 0.01,
      at.lat - 0.01,
      west + 0.01,
      at.lat + 0.01,
    ];
    const [marker] = tileMarkers(index, new Map(), [nameOf(at)], view);
    expect(Math.abs(marker!.lat - at.lat)).toBeLessThanOrEqual(0.01);
    expect(Math.abs(marker!.lng - at.lng)).toBeLessThanOrEqual(0.01);
  }
});

test("lists what the view shows, not what else is in its tiles", () => {
  const read = new Map([[nameOf(BERLIN), places]]);
  expect(restaurantsInView(index, read, AROUND_BERLIN).map(({ id }) => id)).toEqual([
    places[0]!.id,
  ]);
  expect(restaurantsInView(index, new Map(), AROUND_BERLIN)).toEqual([]);
});
