import { readStoredJson, writeStored } from "@/lib/browser/storage";
import { toPlace } from "@/lib/location/to-place";
import type { Place } from "@/lib/location/types";

/** Local storage key of the place near-me listed around last, for visits without a connection. */
export const LAST_PLACE_KEY = "lastPlace";

/** About a hundred meters: near enough for a list, and no more of a position than that is kept. */
const DECIMALS = 3;

/** Remembers the place on this device, roughly. */
export function saveLastPlace({ name, lat, lng }: Place) {
  const place = { name, lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) };
  writeStored("local", LAST_PLACE_KEY, JSON.stringify(place));
}

/** The remembered place; undefined when there is none or it is not one. */
export function readLastPlace(): Place | undefined {
  return toPlace(readStoredJson("local", LAST_PLACE_KEY));
}
