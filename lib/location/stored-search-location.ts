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

/** Keeps the place for the next page; answers false when session storage is denied or full. */
export function saveSearchLocation({ name, lat, lng }: Place) {
  return writeStored("session", SEARCH_LOCATION_KEY, JSON.stringify({ name, lat, lng }));
}

/** The stored place, removed as it is read (decision 11); undefined when there is none or it is not one. */
export function takeSearchLocation(): Place | undefined {
  const text = readStored("session", SEARCH_LOCATION_KEY);
  if (text === undefined) return undefined;
  removeStored("session", SEARCH_LOCATION_KEY);
  return toPlace(parse(text));
}
