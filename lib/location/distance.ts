import type { Coordinates } from "@/lib/location/types";

/** P5.6. */
export const EARTH_RADIUS_MILES = 3959;
export const FEET_PER_MILE = 5280;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles (haversine, which stays exact for points close to each other). */
export function distanceMiles(a: Coordinates, b: Coordinates) {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const chord =
    halfLat * halfLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng * halfLng;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export const KM_PER_MILE = 1.609344;

/** Great-circle distance in kilometers. */
export const distanceKm = (a: Coordinates, b: Coordinates) => distanceMiles(a, b) * KM_PER_MILE;

/** The countries that measure roads in miles (P14.5), ISO 3166-1 alpha-2. */
const MILES_COUNTRIES: readonly string[] = ["US", "GB", "LR", "MM"];
export const METERS_PER_MILE = KM_PER_MILE * 1000;

export type DistanceUnit = "miles" | "kilometers";

/** The unit of a country; miles where it is not known, which are the samples in New York. */
export function distanceUnit(countryCode: string | undefined): DistanceUnit {
  return countryCode === undefined || MILES_COUNTRIES.includes(countryCode)
    ? "miles"
    : "kilometers";
}

/**
 * Under 1 mile in whole feet, "1390 ft"; otherwise in miles with one decimal, "1.3 mi" (P5.6). In the metric system under 1
 * kilometer in tens of meters, "350 m", otherwise "1.3 km".
 */
export function formatDistance(miles: number, unit: DistanceUnit = "miles") {
  if (unit === "miles")
    return miles < 1 ? `${Math.round(miles * FEET_PER_MILE)} ft` : `${miles.toFixed(1)} mi`;
  const meters = miles * METERS_PER_MILE;
  return meters < 995 ? `${Math.round(meters / 10) * 10} m` : `${(meters / 1000).toFixed(1)} km`;
}
