import { distanceKm } from "@/lib/location/distance";
import { turn } from "@/lib/location/longitudes";
import type { Coordinates } from "@/lib/location/types";

/** About the half of a district of a large city. */
const NEAR_KM = 1.5;
/** A cell is at least as high as that. */
const CELL_DEGREES = 0.02;
const KM_PER_DEGREE = 111;

/** The last column is beside the first one. */
const COLUMNS = Math.round(360 / CELL_DEGREES);

const indexOf = (degrees: number) => Math.floor(degrees / CELL_DEGREES);
const keyOf = (row: number, column: number) => `${row},${(column + COLUMNS) % COLUMNS}`;

/** Counts the points within 1.5 km of a place, by cells of a grid. */
export function createNearCounter() {
  const cells = new Map<string, Coordinates[]>();

  function add(point: Coordinates) {
    const key = keyOf(indexOf(point.lat), indexOf(turn(point.lng)));
    const cell = cells.get(key);
    if (cell) cell.push(point);
    else cells.set(key, [point]);
  }

  function countNear(place: Coordinates) {
    // Degrees of longitude are shorter away from the equator; at the poles there is nothing to count.
    const reach = NEAR_KM / KM_PER_DEGREE;
    const wide = Math.min(1, reach / Math.max(0.05, Math.cos((place.lat * Math.PI) / 180)));
    const columns = Math.ceil(wide / CELL_DEGREES);
    const [row, column] = [indexOf(place.lat), indexOf(turn(place.lng))];
    let count = 0;
    for (let up = -1; up <= 1; up++)
      for (let right = -columns; right <= columns; right++)
        for (const point of cells.get(keyOf(row + up, column + right)) ?? [])
          if (distanceKm(place, point) <= NEAR_KM) count += 1;
    return count;
  }

  return { add, countNear };
}
