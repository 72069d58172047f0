import type { CityPlace } from "@/lib/database/records/place-records";
import { distanceMiles } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import { cameraAround, type Size } from "@/lib/map/camera";

const MAX_ZOOM = 13;
/** The share of a city's restaurants, nearest to its center, that the first view of its map fits. */
const NEAR_SHARE = 0.75;
/** The first view of a country's map fits those with most restaurants: a single town far out leaves the others no room. */
const FITTED_CITIES = 24;

/** The first view of a city's map: the restaurants of the page that are not far out. */
export function placeCamera(city: CityPlace, restaurants: readonly Coordinates[], size: Size) {
  const near = restaurants
    .toSorted((a, b) => distanceMiles(city, a) - distanceMiles(city, b))
    .slice(0, Math.ceil(restaurants.length * NEAR_SHARE));
  return cameraAround(near, size, MAX_ZOOM);
}

/** The cities that the first view of a country's map fits; they are sorted by their numbers of restaurants. */
export const fittedCities = <City extends Coordinates>(cities: readonly City[]) =>
  cities.slice(0, FITTED_CITIES);

/** The first view of a country's map. */
export const countryCamera = (cities: readonly Coordinates[], size: Size) =>
  cameraAround(fittedCities(cities), size, MAX_ZOOM);
