import type { Coordinates } from "@/lib/location/types";
import { turn } from "@/lib/location/longitudes";

/** Tiles are cells of a grid of this many degrees; a cell is at most 56 km wide. */
const TILE_DEGREES = 0.5;
const KM_PER_DEGREE = 111.195;
const EARTH_KM = 6371;
const COLUMNS = 360 / TILE_DEGREES;

/** A cell of the grid: rows from the south pole, columns from the antimeridian to the east. */
export type Tile = { row: number; column: number };

/** "285-387", for URLs. */
export function tileName({ row, column }: Tile) {
  return `${row}-${column}`;
}

/** The tile of a name; undefined for a text that is none. */
export function parseTile(name: string): Tile | undefined {
  const [, row, column] = /^(\d{1,3})-(\d{1,3})$/.exec(name) ?? [];
  const tile = { row: Number(row), column: Number(column) };
  return tile.row < 180 / TILE_DEGREES && tile.column < COLUMNS ? tile : undefined;
}

/** The tile that a point is in. */
export function tileAt({ lat, lng }: Coordinates): Tile {
  const row = Math.floor((lat + 90) / TILE_DEGREES);
  const column = Math.floor((lng + 180) / TILE_DEGREES);
  return { row: Math.min(row, 180 / TILE_DEGREES - 1), column: column % COLUMNS };
}

/** Its edges in WGS 84 degrees. */
export function tileBounds({ row, column }: Tile) {
  const south = row * TILE_DEGREES - 90;
  const west = column * TILE_DEGREES - 180;
  return { south, west, north: south + TILE_DEGREES, east: west + TILE_DEGREES };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** No point of the tile is nearer than this, in kilometers; at most a little less than the true distance. */
export function kilometersToTile({ lat, lng }: Coordinates, tile: Tile) {
  const { south, north, west, east } = tileBounds(tile);
  const rows = lat < south ? south - lat : lat > north ? lat - north : 0;
  const isInside = lng >= west && lng <= east;
  const columns = isInside ? 0 : Math.min(turn(west - lng), turn(lng - east));
  if (columns === 0) return rows * KM_PER_DEGREE;
  // The shortest way to the tile's nearest meridian, wherever on it: at least this far.
  const across =
    columns >= 90
      ? EARTH_KM * 2
      : EARTH_KM * Math.asin(Math.cos(radians(lat)) * Math.sin(radians(columns)));
  return Math.max(
    rows * KM_PER_DEGREE,
    Math.min(across, kilometersToCorners({ lat, lng }, { south, north, west, east })),
  );
}

/** How many columns to each side a circle reaches at most: all of them around a pole. */
function columnsWithin(lat: number, degrees: number) {
  const sine = Math.sin(radians(degrees)) / Math.cos(radians(lat));
  const east = sine < 1 ? (Math.asin(sine) * 180) / Math.PI : 180;
  return Math.min(COLUMNS / 2, Math.ceil(east / TILE_DEGREES));
}

/** Every tile that may hold a point within a distance, also those without restaurants. */
export function tilesWithin(from: Coordinates, km: number): Tile[] {
  const degrees = km / KM_PER_DEGREE;
  const reach = columnsWithin(from.lat, degrees);
  const { row: first } = tileAt({ lat: Math.max(-90, from.lat - degrees), lng: 0 });
  const { row: last } = tileAt({ lat: Math.min(90, from.lat + degrees), lng: 0 });
  const own = tileAt(from).column;
  const tiles: Tile[] = [];
  for (let row = first; row <= last; row++)
    for (let next = 0; next <= 2 * reach && next < COLUMNS; next++) {
      const tile = { row, column: (own - reach + next + COLUMNS) % COLUMNS };
      if (kilometersToTile(from, tile) <= km) tiles.push(tile);
    }
  return tiles;
}

function kilometersToCorners(
  from: Coordinates,
  { south, north, west, east }: ReturnType<typeof tileBounds>,
) {
  const corners = [south, north].flatMap((lat) => [west, east].map((lng) => ({ lat, lng })));
  return Math.min(...corners.map((corner) => kilometers(from, corner)));
}

function kilometers(a: Coordinates, b: Coordinates) {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
