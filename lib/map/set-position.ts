import { areCoordinates } from "@/lib/location/coordinates";
import type { Coordinates } from "@/lib/location/types";
import { wrapLongitude } from "@/lib/location/longitudes";

/** How far an arrow key moves a pin, and with Shift, in meters (P14.320). */
export const STEP_METERS = 5;
export const LARGE_STEP_METERS = 100;

const METERS_PER_DEGREE = 111_195;
/** About a meter. */
const DECIMALS = 5;
/** Nearer to a pole a step to the east would go around the Earth. */
const LAST_LATITUDE = 85;

const DIRECTIONS: Readonly<Record<string, { north: number; east: number }>> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowRight: { north: 0, east: 1 },
  ArrowLeft: { north: 0, east: -1 },
};

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** A point of a map as coordinates. */
export function toPosition({ lat, lng }: Coordinates): Coordinates {
  return { lat: rounded(Math.max(-90, Math.min(90, lat))), lng: rounded(wrapLongitude(lng)) };
}

/** Where a key moves a pin; undefined for keys that do not. */
export function movedByKey({ lat, lng }: Coordinates, key: string, isLarge: boolean) {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const degrees = (isLarge ? LARGE_STEP_METERS : STEP_METERS) / METERS_PER_DEGREE;
  const width = Math.cos((Math.min(Math.abs(lat), LAST_LATITUDE) * Math.PI) / 180);
  return toPosition({
    lat: lat + direction.north * degrees,
    lng: lng + (direction.east * degrees) / width,
  });
}

/** The position that two fields say; undefined where either is empty or wrong. */
export function readPosition(lat: string, lng: string): Coordinates | undefined {
  const isNumber = (text: string) => /^-?\d{1,3}(\.\d{1,20})?$/.test(text.trim());
  if (!isNumber(lat) || !isNumber(lng)) return undefined;
  const position = { lat: Number(lat), lng: Number(lng) };
  return areCoordinates(position) ? position : undefined;
}
