import { readStoredJson, writeStored } from "@/lib/browser/storage";
import { parseLocation } from "@/lib/location/parse-location";
import type { Location } from "@/lib/location/types";

/** Local storage key of the location near-me listed around last, for visits without a connection. */
export const LAST_LOCATION_STORAGE_KEY = "lastPlace";

/** About a hundred meters: near enough for a list, and no more of a position than that is kept. */
const DECIMALS = 3;

/** Remembers the location on this device, roughly. */
export function saveLastLocation({ name, lat, lng }: Location) {
  const location = { name, lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) };
  writeStored("local", LAST_LOCATION_STORAGE_KEY, JSON.stringify(location));
}

/** The remembered location; undefined when there is none or it is not one. */
export function readLastLocation(): Location | undefined {
  return parseLocation(readStoredJson("local", LAST_LOCATION_STORAGE_KEY));
}
