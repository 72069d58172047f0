import { readStoredJson, writeStored } from "@/lib/browser/storage";
import { SAVED_RESTAURANTS_STORAGE_KEY } from "@/lib/favorites/account-keys";

const listeners = new Set<() => void>();

/** Has all components that show the list read it again. */
export function notifyListeners() {
  listeners.forEach((listener) => listener());
}

/** Invalid stored text counts as an empty list. */
function readIds(): string[] {
  const stored = readStoredJson("local", SAVED_RESTAURANTS_STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
}

/** Whether the restaurant is saved on this device. */
export function isSaved(id: string) {
  return readIds().includes(id);
}

let snapshot: readonly string[] = [];

/** The ids of the saved restaurants, in the order of saving; the same array until the list changes. */
export function listSavedIds(): readonly string[] {
  const ids = readIds();
  if (JSON.stringify(ids) !== JSON.stringify(snapshot)) snapshot = ids;
  return snapshot;
}

/** Replaces the list of saved restaurants; false where storage is denied or full. */
export function saveIds(ids: readonly string[]) {
  if (!writeStored("local", SAVED_RESTAURANTS_STORAGE_KEY, JSON.stringify(ids))) return false;
  notifyListeners();
  return true;
}

/** Puts other ids into the list in place of some, each once. */
export function replaceSaved(replace: (id: string) => string) {
  saveIds([...new Set(readIds().map(replace))]);
}

/** Saves the restaurant on this device, or removes it; returns the key of the notice. */
export function toggleSaved(id: string): "added" | "removed" | "denied" {
  const ids = readIds();
  const removes = ids.includes(id);
  const next = removes ? ids.filter((other) => other !== id) : [...ids, id];
  if (!saveIds(next)) return "denied";
  return removes ? "removed" : "added";
}

/** Calls the listener whenever the list changes, here or in another tab; for useSyncExternalStore. */
export function subscribeToSaved(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
