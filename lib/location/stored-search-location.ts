import { readStoredJson, removeStored, writeStored } from "@/lib/browser/storage";
import { parseLocation } from "@/lib/location/parse-location";
import type { Location } from "@/lib/location/types";

/** Session storage key of the location that the home search hands to near-me (P3.13). */
export const SEARCH_LOCATION_STORAGE_KEY = "searchLocation";

/** Where storage is denied or full, the location waits here: this page and the next are one document. */
let unstored: Location | undefined;

/** Keeps the location for the next page. */
export function saveSearchLocation({ name, lat, lng }: Location) {
  const location = { name, lat, lng };
  const isStored = writeStored("session", SEARCH_LOCATION_STORAGE_KEY, JSON.stringify(location));
  unstored = isStored ? undefined : location;
}

/** The kept location, removed as it is read (P4.3); undefined when there is none or it is not one. */
export function takeSearchLocation(): Location | undefined {
  const waiting = parseLocation(unstored);
  unstored = undefined;
  const stored = readStoredJson("session", SEARCH_LOCATION_STORAGE_KEY);
  removeStored("session", SEARCH_LOCATION_STORAGE_KEY);
  return waiting ?? parseLocation(stored);
}
