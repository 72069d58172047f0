import { areCoordinates } from "@/lib/location/coordinates";
import type { Coordinates } from "@/lib/location/types";
import { pointSegment } from "@/lib/near-me/place-path";
import { plainSlug } from "@/lib/strings/plain-slug";

/** What the last part of a path means, and how it is written. */
type NearMePlace = { written: string } & ({ point: Coordinates } | { cityId: string });

/** The text of a part of a path; empty where it is not written as one. */
export function textOfSegment(segment: string) {
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    return "";
  }
}

/** Reads the last part of a path; undefined where it can mean no place. `slugOf` writes the name of a city as its slug. */
export function parseNearMePlace(segment: string, slugOf = plainSlug): NearMePlace | undefined {
  const text = textOfSegment(segment);
  const [, lat, lng] =
    /^([-+]?\d{1,3}(?:\.\d{1,15})?)\s*,\s*([-+]?\d{1,3}(?:\.\d{1,15})?)$/.exec(text) ?? [];
  if (lat === undefined) {
    const cityId = slugOf(text);
    return cityId ? { cityId, written: cityId } : undefined;
  }
  const given = { lat: Number(lat), lng: Number(lng) };
  if (!areCoordinates(given)) return undefined;
  const written = pointSegment(given);
  const [roundLat = 0, roundLng = 0] = written.split(",").map(Number);
  return { point: { lat: roundLat, lng: roundLng }, written };
}
