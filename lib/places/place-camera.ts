import type { CityPlace, PlaceRecord } from "@/lib/database/records/place-records";
import { distanceMiles } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import { cameraAround, type Size } from "@/lib/map/camera";

const MAX_ZOOM = 13;
/** The share of a city's restaurants, nearest to its center, that the first view of its map fits. */
const NEAR_SHARE = 0.75;

/** The first view of a place's map: of a country all restaurants of the page, of a city those that are not far out. */
export function placeCamera(
  place: PlaceRecord | CityPlace,
  restaurants: readonly Coordinates[],
  size: Size,
) {
  if (!("lat" in place)) return cameraAround(restaurants, size, MAX_ZOOM);
  const near = restaurants
    .toSorted((a, b) => distanceMiles(place, a) - distanceMiles(place, b))
    .slice(0, Math.ceil(restaurants.length * NEAR_SHARE));
  return cameraAround(near, size, MAX_ZOOM);
}
