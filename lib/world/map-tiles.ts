import { fetchJson } from "@/lib/browser/stored-files";
import { isInView, type Bounds } from "@/lib/map/camera";
import { restaurantMarker, type MapMarker } from "@/lib/map/markers";
import { parseTile, tileBounds } from "@/lib/restaurants/tiles/tile-grid";
import {
  createTileFiles,
  TILE_INDEX_PATH,
  type TileIndex,
} from "@/lib/restaurants/tiles/tile-files";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** From this zoom on restaurants are shown, below it how many each tile has: a tile is some 180 pixels wide then. */
export const RESTAURANTS_FROM_ZOOM = 9;

/** The restaurants of the tiles that were read, by the tiles' names. */
export type ReadTiles = ReadonlyMap<string, RestaurantSummary[]>;

/** The names of the tiles with restaurants that a view shows a part of. */
export function tilesInView({ tiles }: TileIndex, [west, south, east, north]: Bounds) {
  return Object.keys(tiles).filter((name) => {
    const tile = tileBounds(parseTile(name)!);
    if (tile.north < south || tile.south > north) return false;
    return [-360, 0, 360].some((turn) => tile.west + turn <= east && tile.east + turn >= west);
  });
}

/** What is shown of a tile whose restaurants are not: how many they are, at its middle or that of its part in a view. */
function countMarker(name: string, count: number, view?: Bounds): MapMarker {
  const tile = tileBounds(parseTile(name)!);
  // Longitudes of a view across the antimeridian go beyond ±180.
  const turn =
    view && [-360, 0, 360].find((by) => tile.west + by < view[2] && tile.east + by > view[0]);
  const [west, south, east, north] = view ?? [tile.west, tile.south, tile.east, tile.north];
  const by = turn ?? 0;
  return {
    id: `tile-${name}`,
    name: "",
    lat: (Math.max(south, tile.south) + Math.min(north, tile.north)) / 2,
    lng: (Math.max(west - by, tile.west) + Math.min(east - by, tile.east)) / 2,
    count,
  };
}

/** What a map shows from afar: how many restaurants each tile has. */
export function countMarkers({ tiles }: TileIndex) {
  return Object.entries(tiles).map(([name, count]) => countMarker(name, count));
}

/** What a map shows of the tiles in its view from near: their restaurants, or how many they are while they are not read; `word` names a cuisine. */
export function tileMarkers(
  { tiles }: TileIndex,
  read: ReadTiles,
  names: readonly string[],
  view: Bounds | undefined,
  word = (cuisine: string) => cuisine,
) {
  return names.flatMap((name) => {
    const restaurants = read.get(name);
    if (!restaurants) return countMarker(name, tiles[name]!, view);
    return restaurants.map((restaurant): MapMarker => {
      const note = restaurant.cuisine.slice(0, 2).map(word).join(", ");
      return { ...restaurantMarker(restaurant), ...(note && { address: note }) };
    });
  });
}

/** The restaurants that a view shows, of the tiles that were read. */
export function restaurantsInView(index: TileIndex, read: ReadTiles, bounds: Bounds) {
  return tilesInView(index, bounds)
    .flatMap((name) => read.get(name) ?? [])
    .filter((restaurant) => isInView(restaurant, bounds));
}

/** Which tiles there are. Rejects when it cannot be fetched. */
export async function fetchTileIndex() {
  return (await fetchJson(TILE_INDEX_PATH)) as TileIndex;
}

/** The restaurants of one tile. Rejects when it cannot be fetched. */
export const fetchTile = createTileFiles(fetchJson);
