import { readStoredJson, writeStored } from "@/lib/browser/storage";
import { parseLocation } from "@/lib/location/parse-location";
import type { Location } from "@/lib/location/types";

/** Local storage key of the location that near me used last, for visits without a connection (P13.8). */
export const LAST_LOCATION_STORAGE_KEY = "lastPlace";

/** About a hundred meters: precise enough for a list, and no more of a position is stored. */
const DECIMALS = 3;

/** Stores the rounded location on this device. */
export function saveLastLocation({ name, lat, lng }: Location) {
  const location = { name, lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) };
  writeStored("local", LAST_LOCATION_STORAGE_KEY, JSON.stringify(location));
}

/** The stored location; undefined when there is none or it is not valid. */
export function readLastLocation(): Location | undefined {
  return parseLocation(readStoredJson("local", LAST_LOCATION_STORAGE_KEY));
}
