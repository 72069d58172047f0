import { areCoordinates } from "@/lib/location/coordinates";
import type { Location } from "@/lib/location/types";

const MAX_NAME_LENGTH = 200;

/** The location in a parsed JSON value or a history entry; undefined for any other value. */
export function parseLocation(value: unknown): Location | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, lat, lng } = value as Record<string, unknown>;
  if (typeof name !== "string" || name.trim() === "" || !areCoordinates({ lat, lng })) {
    return undefined;
  }
  return { name: name.trim().slice(0, MAX_NAME_LENGTH), lat: lat as number, lng: lng as number };
}
