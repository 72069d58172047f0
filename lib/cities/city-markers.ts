import { veganFoodCount } from "@/lib/counts";
import { distanceMiles } from "@/lib/location/distance";
import type { MapMarker } from "@/lib/map/markers";
import type { City } from "@/lib/cities/types";

/** Inclusive (P7.4). */
export const CITY_RADIUS_MILES = 25;

/** The id of the marker at a city's center. */
export function cityMarkerId({ id }: City) {
  return `city-${id}`;
}

/** The markers of a city's map: one at its center with its count, and the restaurants nearby (P7.4). */
export function cityMarkers(city: City, restaurants: readonly MapMarker[]): MapMarker[] {
  const { name, country, count, lat, lng, pageId, veganCount } = city;
  const counted = pageId ? veganFoodCount(count, veganCount) : `${count} vegan restaurants`;
  const center = {
    id: cityMarkerId(city),
    name: `${name}, ${counted}`,
    address: country,
    lat,
    lng,
  };
  return [
    center,
    ...restaurants.filter((marker) => distanceMiles(city, marker) <= CITY_RADIUS_MILES),
  ];
}
