import { readStored, removeStored, writeStored } from "@/lib/browser/storage";
import { GOOGLE_MAPS_API_KEY } from "@/lib/public-env";

/** Local storage key of the visitor's own Google Maps key. */
export const GOOGLE_MAPS_KEY = "googleMapsApiKey";

/** Session storage key: "hidden" while the visitor keeps the panel that asks for a key folded. */
export const KEY_PANEL_FOLD_KEY = "mapKeyPanel";

/** P8.9. */
export const INVALID_KEY_MESSAGE = "Please enter a valid API key";

/** Google's keys have 39 characters; whatever fits here is Google's to judge, the rest cannot be a key. */
const KEY_PATTERN = /^[^\s"'`<>]{1,512}$/;

export type GoogleMapsKey = { value: string; isOwn: boolean };

/** Answers the key that a visitor's text stands for, without the blanks around it; undefined when it cannot be one. */
export function parseKey(text: string) {
  const key = text.trim();
  return KEY_PATTERN.test(key) ? key : undefined;
}

/** The key to load Google with: the visitor's own, else the site's (P8.6); undefined when there is neither. */
export function readKey(): GoogleMapsKey | undefined {
  const own = parseKey(readStored("local", GOOGLE_MAPS_KEY) ?? "");
  if (own) return { value: own, isOwn: true };
  return GOOGLE_MAPS_API_KEY ? { value: GOOGLE_MAPS_API_KEY, isOwn: false } : undefined;
}

/** Keeps the visitor's own key on this device; answers false when storage is denied. */
export function storeKey(key: string) {
  return writeStored("local", GOOGLE_MAPS_KEY, key);
}

/** Forgets the visitor's own key. */
export function removeKey() {
  return removeStored("local", GOOGLE_MAPS_KEY);
}
