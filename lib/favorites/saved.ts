import type { Notice } from "@/lib/browser/notices";
import { readStoredJson, writeStored } from "@/lib/browser/storage";
import { SAVED_RESTAURANTS_STORAGE_KEY } from "@/lib/favorites/account-keys";
import { ROUTES } from "@/lib/routes";

/** The notices of P6.3, and what to say where storage is denied. */
/** What is said of a change. */
export type SavedNotices = Readonly<
  Record<"added" | "addedToAccount" | "removed" | "denied", Notice>
>;

export const SAVED_NOTICES = {
  added: {
    title: "Added to favorites",
    description: "Kept on this device, no account needed.",
    action: { label: "See your favorites", href: ROUTES.favorites },
  },
  /** Signed in, where there is a database (P14.30). */
  addedToAccount: {
    title: "Added to favorites",
    description: "Kept in your account, on all your devices.",
    action: { label: "See your favorites", href: ROUTES.favorites },
  },
  removed: { title: "Removed from favorites" },
  denied: {
    title: "Not saved",
    description: "This browser does not let the site keep anything on this device.",
    tone: "destructive",
  },
} as const satisfies SavedNotices;

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
