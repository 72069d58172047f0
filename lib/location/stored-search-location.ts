import { readStoredJson, removeStored, writeStored } from "@/lib/browser/storage";
import { parseLocation } from "@/lib/location/parse-location";
import type { Location } from "@/lib/location/types";

/** Session storage key (P3.13). */
export const SEARCH_LOCATION_STORAGE_KEY = "searchLocation";

/** Used when storage is denied or full: this page and the next are the same document. */
let unstored: Location | undefined;

/** Stores the location for the next page. */
export function saveSearchLocation({ name, lat, lng }: Location) {
  const location = { name, lat, lng };
  const isStored = writeStored("session", SEARCH_LOCATION_STORAGE_KEY, JSON.stringify(location));
  unstored = isStored ? undefined : location;
}

/** The stored location, removed as it is read (P4.3); undefined when there is none or it is not valid. */
export function takeSearchLocation(): Location | undefined {
  const waiting = parseLocation(unstored);
  unstored = undefined;
  const stored = readStoredJson("session", SEARCH_LOCATION_STORAGE_KEY);
  removeStored("session", SEARCH_LOCATION_STORAGE_KEY);
  return waiting ?? parseLocation(stored);
}
