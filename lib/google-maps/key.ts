import { readStored, removeStored, writeStored } from "@/lib/browser/storage";
import { GOOGLE_MAPS_API_KEY } from "@/lib/public-env";

/** Local storage key of the visitor's own Google Maps key. */
export const GOOGLE_MAPS_KEY_STORAGE_KEY = "googleMapsApiKey";

/** Session storage key: "hidden" while the key panel is folded. */
export const KEY_PANEL_STORAGE_KEY = "mapKeyPanel";

/** P8.9. */
export const INVALID_KEY_MESSAGE = "Please enter a valid API key";

/** Looser than Google's keys (39 characters), which only Google can check; anything else cannot be a key. */
const KEY_PATTERN = /^[^\s"'`<>]{1,512}$/;

export type GoogleMapsKey = { value: string; isOwn: boolean };

/** The trimmed text if it can be a key, else undefined. */
export function parseKey(text: string) {
  const key = text.trim();
  return KEY_PATTERN.test(key) ? key : undefined;
}

/** The key to load Google with: the visitor's own, else the site's (P8.6); undefined when there is neither. */
export function readKey(): GoogleMapsKey | undefined {
  const own = parseKey(readStored("local", GOOGLE_MAPS_KEY_STORAGE_KEY) ?? "");
  if (own) return { value: own, isOwn: true };
  return GOOGLE_MAPS_API_KEY ? { value: GOOGLE_MAPS_API_KEY, isOwn: false } : undefined;
}

/** Stores the visitor's own key on this device; false when storage is denied. */
export function storeKey(key: string) {
  return writeStored("local", GOOGLE_MAPS_KEY_STORAGE_KEY, key);
}

/** Removes the visitor's own key. */
export function removeKey() {
  return removeStored("local", GOOGLE_MAPS_KEY_STORAGE_KEY);
}
