import { readStoredJson, writeStored } from "@/lib/browser/storage";
import { isNamedLocation } from "@/lib/location/device-location";
import { parseLocation } from "@/lib/location/parse-location";
import type { Location } from "@/lib/location/types";

/** Local storage key of the location that near me used last, for visits without a connection (P13.8). */
export const LAST_LOCATION_STORAGE_KEY = "lastPlace";

/** Local storage key of the locations that were used before it, newest first (P4.20). */
export const RECENT_LOCATIONS_STORAGE_KEY = "lastPlaces";
const MOST_RECENT = 3;

/** About a hundred meters: precise enough for a list, and no more of a position is stored. */
const DECIMALS = 3;

/** Stores the rounded location on this device; with `offersAgain` also among the last ones that were chosen, where it has a name. */
export function saveLastLocation({ name, lat, lng }: Location, offersAgain = false) {
  const location = { name, lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) };
  writeStored("local", LAST_LOCATION_STORAGE_KEY, JSON.stringify(location));
  if (!offersAgain || !isNamedLocation(location)) return;
  const others = readRecentLocations().filter((other) => other.name !== location.name);
  const recent = [location, ...others].slice(0, MOST_RECENT);
  writeStored("local", RECENT_LOCATIONS_STORAGE_KEY, JSON.stringify(recent));
}

/** The locations that were chosen last on this device, newest first; positions of the device are not among them. */
export function readRecentLocations(): Location[] {
  const stored = readStoredJson("local", RECENT_LOCATIONS_STORAGE_KEY);
  return Array.isArray(stored) ? stored.flatMap((each) => parseLocation(each) ?? []) : [];
}

/** The stored location; undefined when there is none or it is not valid. */
export function readLastLocation(): Location | undefined {
  return parseLocation(readStoredJson("local", LAST_LOCATION_STORAGE_KEY));
}
