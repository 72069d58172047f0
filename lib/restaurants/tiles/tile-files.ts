import type { TileData } from "@/lib/restaurants/tiles/tile-format";
import { parseTile, tileAt, tileName } from "@/lib/restaurants/tiles/tile-grid";
import { createGroups, groupName, type TileGroup } from "@/lib/restaurants/tiles/tile-groups";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** Which tiles have restaurants, and how many; `version` is part of the tiles' URLs, so that those never change. */
export type TileIndex = { version: string; tiles: Record<string, number> };

/** The URL of the index. */
export const TILE_INDEX_PATH = "/restaurants/tiles/index.json";

/** The URL of the restaurants of one group. */
export function tilePath(version: string, group: TileGroup) {
  return `/restaurants/tiles/${version}/${groupName(group)}`;
}

/** Reads tiles by their names: each group of them is fetched once, and again after it could not be. */
export function createTileFiles(fetchJson: (path: string) => Promise<unknown>) {
  const files = new Map<string, Promise<RestaurantSummary[]>>();
  const groups = new WeakMap<TileIndex, ReturnType<typeof createGroups>>();

  function groupOf(index: TileIndex, name: string) {
    const find = groups.get(index) ?? createGroups(index.tiles);
    groups.set(index, find);
    return find(parseTile(name)!);
  }

  function readFile(path: string) {
    const known =
      files.get(path) ??
      Promise.all([fetchJson(path), import("@/lib/restaurants/tiles/tile-format")]).then(
        ([data, { decodeTileInTasks }]) => decodeTileInTasks(data as TileData),
        (error: unknown) => {
          files.delete(path);
          throw error;
        },
      );
    files.set(path, known);
    return known;
  }

  return async function readTile(index: TileIndex, name: string) {
    const group = groupOf(index, name);
    const restaurants = await readFile(tilePath(index.version, group));
    if (group.width === 1) return restaurants;
    return restaurants.filter((restaurant) => tileName(tileAt(restaurant)) === name);
  };
}
