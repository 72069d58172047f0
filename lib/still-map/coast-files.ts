import "server-only";

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bounds } from "@/lib/map/camera";
import {
  CELL_UNITS_PER_DEGREE,
  cellsInView,
  decodePolygons,
  WORLD_UNITS_PER_DEGREE,
  type EncodedPolygon,
  type EncodedWorld,
  type Polygon,
} from "@/lib/map/coastline";

/** All files together have 3 MB: each is read once per process, when a map first needs it. */
const files = new Map<string, unknown>();

function readCoastFile<Content>(name: string) {
  if (!files.has(name)) {
    const folder = join(/* turbopackIgnore: true */ process.cwd(), "public/map/coast");
    files.set(name, JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")));
  }
  return files.get(name) as Content;
}

/** The land that a view shows, as `fetchCoastline` fetches it in browsers. */
export function readCoastline(bounds: Bounds, zoom: number): Polygon[] {
  const world = readCoastFile<EncodedWorld>("world");
  const names = cellsInView(bounds, zoom);
  if (names.length === 0) return decodePolygons(world.polygons, WORLD_UNITS_PER_DEGREE);
  return names
    .filter((name) => world.cells.includes(name))
    .flatMap((name) =>
      decodePolygons(readCoastFile<EncodedPolygon[]>(name), CELL_UNITS_PER_DEGREE),
    );
}
