import { fetchJson } from "@/lib/browser/kept-files";
import type { Coordinates } from "@/lib/location/types";
import type { Bounds } from "@/lib/map/camera";
import { restaurantMarker, type MapMarker } from "@/lib/map/markers";
import { decodeTile, type TileData } from "@/lib/restaurants/tile-format";
import { parseTile, tileBounds } from "@/lib/restaurants/tile-grid";
import { TILE_INDEX_PATH, tilePath, type TileIndex } from "@/lib/restaurants/tiles";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/vegan-level";

/** From this zoom on restaurants are shown, below it how many each tile has: a tile is some 180 pixels wide then. */
export const RESTAURANTS_FROM_ZOOM = 9;

/** The restaurants of the tiles that were read, by the tiles' names. */
export type ReadTiles = ReadonlyMap<string, RestaurantSummary[]>;

/** Whether a view shows the longitude; views across the antimeridian reach beyond ±180. */
function isBetween(lng: number, west: number, east: number) {
  return [lng - 360, lng, lng + 360].some((same) => same >= west && same <= east);
}

function isInView({ lat, lng }: Coordinates, [west, south, east, north]: Bounds) {
  return lat >= south && lat <= north && isBetween(lng, west, east);
}

/** The names of the tiles with restaurants that a view shows a part of. */
export function tilesInView({ tiles }: TileIndex, [west, south, east, north]: Bounds) {
  return Object.keys(tiles).filter((name) => {
    const tile = tileBounds(parseTile(name)!);
    if (tile.north < south || tile.south > north) return false;
    return [-360, 0, 360].some((turn) => tile.west + turn <= east && tile.east + turn >= west);
  });
}

/** What is shown of a tile whose restaurants are not: how many they are, at its middle. */
function countMarker(name: string, count: number): MapMarker {
  const { west, south, east, north } = tileBounds(parseTile(name)!);
  return {
    id: `tile-${name}`,
    name: count === 1 ? "1 restaurant" : `${count} restaurants`,
    lat: (south + north) / 2,
    lng: (west + east) / 2,
    count,
  };
}

/** "Fully vegan · Thai, Asian", of what is known. */
function noteOf({ veganLevel, cuisine }: RestaurantSummary) {
  const level = veganLevel && VEGAN_LEVEL_TEXTS[veganLevel].label;
  return [level, cuisine.slice(0, 2).join(", ")].filter(Boolean).join(" · ");
}

/** The markers of a view: restaurants where they are read, else the number of each tile. */
export function worldMarkers(index: TileIndex, read: ReadTiles, bounds: Bounds, zoom: number) {
  if (zoom < RESTAURANTS_FROM_ZOOM)
    return Object.entries(index.tiles).map(([name, count]) => countMarker(name, count));
  return tilesInView(index, bounds).flatMap((name) => {
    const restaurants = read.get(name);
    if (!restaurants) return countMarker(name, index.tiles[name]!);
    return restaurants.map((restaurant): MapMarker => {
      const note = noteOf(restaurant);
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
export async function fetchTile({ version }: TileIndex, name: string) {
  return decodeTile((await fetchJson(tilePath(version, parseTile(name)!))) as TileData);
}
