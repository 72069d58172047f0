import type { Coordinates } from "@/lib/location/types";

/** P5.6. */
export const EARTH_RADIUS_MILES = 3959;
const FEET_PER_MILE = 5280;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles (haversine, which stays exact for points close to each other). */
export function distanceMiles(a: Coordinates, b: Coordinates) {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const chord =
    halfLat * halfLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng * halfLng;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Under 1 mile in whole feet, "1390 ft"; otherwise in miles with one decimal, "1.3 mi" (P5.6). */
export function formatDistance(miles: number) {
  return miles < 1 ? `${Math.round(miles * FEET_PER_MILE)} ft` : `${miles.toFixed(1)} mi`;
}
