import { readStoredJson, removeStored, writeStored } from "@/lib/browser/storage";
import { toPlace } from "@/lib/location/to-place";
import type { Place } from "@/lib/location/types";

/** Session storage key of the place that the home search hands to near-me (P3.13). */
export const SEARCH_LOCATION_KEY = "searchLocation";

/** Where storage is denied or full, the place waits here: this page and the next are one document. */
let unstored: Place | undefined;

/** Keeps the place for the next page. */
export function saveSearchLocation({ name, lat, lng }: Place) {
  const place = { name, lat, lng };
  const isStored = writeStored("session", SEARCH_LOCATION_KEY, JSON.stringify(place));
  unstored = isStored ? undefined : place;
}

/** The kept place, removed as it is read (P4.3); undefined when there is none or it is not one. */
export function takeSearchLocation(): Place | undefined {
  const waiting = toPlace(unstored);
  unstored = undefined;
  const stored = readStoredJson("session", SEARCH_LOCATION_KEY);
  removeStored("session", SEARCH_LOCATION_KEY);
  return waiting ?? toPlace(stored);
}
