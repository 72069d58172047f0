import type { Bounds } from "@/lib/map/camera";
import { wrapLongitude } from "@/lib/location/longitudes";

/** Longitude and latitude in degrees; the outer ring first, then its holes. */
export type Polygon = [number, number][][];

/** Below this zoom the world file has enough detail. */
const CELLS_FROM_ZOOM = 7;
const CELL_DEGREES = 20;
export const WORLD_UNITS_PER_DEGREE = 100;
export const CELL_UNITS_PER_DEGREE = 1000;
const FOLDER = "/map/coast";

/** Rings as scripts/assets/coastline.mjs writes them: [x, y, dx, dy, ...]. */
export type EncodedPolygon = number[][];
export type EncodedWorld = { cells: string[]; polygons: EncodedPolygon[] };

function decodeRing(steps: readonly number[], unitsPerDegree: number) {
  const ring: [number, number][] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    ring.push([x / unitsPerDegree, y / unitsPerDegree]);
  }
  const [first] = ring;
  return first ? [...ring, first] : ring;
}

/** Converts a file's integers into closed rings in degrees. */
export function decodePolygons(polygons: readonly EncodedPolygon[], unitsPerDegree: number) {
  return polygons.map((rings): Polygon => rings.map((ring) => decodeRing(ring, unitsPerDegree)));
}

function cellStart(degrees: number) {
  return Math.floor(degrees / CELL_DEGREES) * CELL_DEGREES;
}

/** The names of the detail files for a view; none if the world file is enough. */
export function cellsInView([west, south, east, north]: Bounds, zoom: number) {
  if (zoom < CELLS_FROM_ZOOM) return [];
  const names: string[] = [];
  for (let x = cellStart(west); x < east; x += CELL_DEGREES)
    for (let y = cellStart(south); y < north; y += CELL_DEGREES)
      names.push(`${wrapLongitude(x)}_${y}`);
  return names;
}

const files = new Map<string, Promise<unknown>>();

async function readFile<Content>(name: string): Promise<Content> {
  const response = await fetch(`${FOLDER}/${name}.json`);
  if (!response.ok) throw new Error(`No coastline: ${response.status}`);
  return response.json();
}

/** Each file is fetched once per page, or again after a failure. */
function fetchFile<Content>(name: string) {
  const known = files.get(name) as Promise<Content> | undefined;
  if (known) return known;
  const file = readFile<Content>(name);
  files.set(name, file);
  file.catch(() => files.delete(name));
  return file;
}

/**
 * The land that a view shows, Natural Earth's: coarse for the world, finer for a region.
 * @throws when the files cannot be loaded; the map is then drawn without land.
 */
export async function fetchCoastline(bounds: Bounds, zoom: number): Promise<Polygon[]> {
  const world = await fetchFile<EncodedWorld>("world");
  const names = cellsInView(bounds, zoom);
  if (names.length === 0) return decodePolygons(world.polygons, WORLD_UNITS_PER_DEGREE);
  const cells = await Promise.all(
    names
      .filter((name) => world.cells.includes(name))
      .map((name) => fetchFile<EncodedPolygon[]>(name)),
  );
  return cells.flatMap((polygons) => decodePolygons(polygons, CELL_UNITS_PER_DEGREE));
}
