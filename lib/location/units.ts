import { readStored, removeStored, writeStored } from "@/lib/browser/storage";
import { distanceUnit, type DistanceUnit } from "@/lib/location/distance";

/** Local storage key of the visitor's own unit; without one, distances are as in the country (P14.62). */
export const UNITS_STORAGE_KEY = "units";

const listeners = new Set<() => void>();

/** The unit that the visitor chose; undefined on the server, and without a choice. */
export function chosenUnit(): DistanceUnit | undefined {
  const stored = readStored("local", UNITS_STORAGE_KEY);
  return stored === "miles" || stored === "kilometers" ? stored : undefined;
}

/** Keeps a choice on this device; undefined: as in the country. */
export function chooseUnit(unit: DistanceUnit | undefined) {
  if (unit) writeStored("local", UNITS_STORAGE_KEY, unit);
  else removeStored("local", UNITS_STORAGE_KEY);
  listeners.forEach((listener) => listener());
}

/** Calls the listener when the choice changes, here or in another tab; for useSyncExternalStore. */
export function subscribeToUnit(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The unit in which this visitor sees distances in a country. */
export function visitorsUnit(countryCode: string | undefined) {
  return chosenUnit() ?? distanceUnit(countryCode);
}
