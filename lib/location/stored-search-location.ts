import { readStored, removeStored, writeStored } from "@/lib/browser/storage";
import { areCoordinates } from "@/lib/location/coordinates";
import type { Place } from "@/lib/location/types";

/** Session storage key of the place that the home search hands to near-me (spec §3 and §9). */
export const SEARCH_LOCATION_KEY = "searchLocation";

const MAX_NAME_LENGTH = 200;

/** A place out of stored text or a history entry; undefined for anything else. */
export function toPlace(value: unknown): Place | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, lat, lng } = value as Record<string, unknown>;
  if (typeof name !== "string" || name.trim() === "" || !areCoordinates({ lat, lng })) {
    return undefined;
  }
  return { name: name.trim().slice(0, MAX_NAME_LENGTH), lat: lat as number, lng: lng as number };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where storage is denied or full, the place waits here: this page and the next are one document. */
let unstored: Place | undefined;

/** Keeps the place for the next page. */
export function saveSearchLocation({ name, lat, lng }: Place) {
  const place = { name, lat, lng };
  const isStored = writeStored("session", SEARCH_LOCATION_KEY, JSON.stringify(place));
  unstored = isStored ? undefined : place;
}

/** The kept place, removed as it is read (decision 11); undefined when there is none or it is not one. */
export function takeSearchLocation(): Place | undefined {
  const waiting = toPlace(unstored);
  unstored = undefined;
  const text = readStored("session", SEARCH_LOCATION_KEY);
  removeStored("session", SEARCH_LOCATION_KEY);
  return waiting ?? toPlace(text === undefined ? undefined : parse(text));
}
