/** @jest-environment node */
import { getFirstCards } from "@/lib/near-me/queries";
import type { Coordinates } from "@/lib/location/types";
import type { TileData } from "@/lib/restaurants/tiles/tile-format";
import { tileAt, tileName } from "@/lib/restaurants/tiles/tile-grid";
import { groupName } from "@/lib/restaurants/tiles/tile-groups";
import { TILE_INDEX_PATH, type TileIndex } from "@/lib/restaurants/tiles/tile-files";
import { createTestTiles, restaurantsAround } from "@/tests/fakes/tiles";

async function tilesOf(center: Coordinates, places: Parameters<typeof createTestTiles>[0]) {
  const { fetchJson } = createTestTiles(places);
  const { tiles } = await getFirstCards(center, {
    getTileIndex: () => fetchJson(TILE_INDEX_PATH) as Promise<TileIndex>,
    getTile: (group) => fetchJson(`/${groupName(group)}`) as Promise<TileData>,
  });
  return tiles;
}

const nameAt = (lat: number, lng: number) => tileName(tileAt({ lat, lng }));

// With the first restaurant of an empty tile the list is another one (P14.201).
test.each([
  ["a list with some restaurants", { lat: 52.52, lng: 13.405 }, 6, [52.9, 14.2]],
  ["a list with none", { lat: -45.2, lng: 170.2 }, 0, [-45.8, 170.6]],
  ["across the antimeridian", { lat: -17.1, lng: 179.9 }, 0, [-17.2, -179.6]],
] as const)("%s is made of empty tiles, too", async (_, center, count, [lat, lng]) => {
  const tiles = await tilesOf(center, restaurantsAround(count, 0.02));
  expect(tiles).toContain(nameAt(center.lat, center.lng));
  expect(tiles).toContain(nameAt(lat, lng));
  expect(tiles.length).toBeLessThan(60);
});

test("a list that is full is made of the tiles within its radius", async () => {
  const tiles = await tilesOf({ lat: 52.52, lng: 13.405 }, restaurantsAround(30, 0.02));
  expect(tiles.toSorted()).toEqual([nameAt(52.4, 13.4), nameAt(52.52, 13.405)]);
});
