import { readStoredJson, removeStored, writeStored } from "@/lib/browser/storage";

/** What this device keeps of the world. `at` is an ISO 8601 instant. */
export type StoredWorld = { version: string; restaurants: number; bytes: number; at: string };

/** Local storage key of it (P13.6). */
export const STORED_WORLD_STORAGE_KEY = "keptWorld";

/** What is kept; undefined where nothing is, or what is stored is not valid. */
export function readStoredWorld(): StoredWorld | undefined {
  const { version, restaurants, bytes, at } = Object(
    readStoredJson("local", STORED_WORLD_STORAGE_KEY),
  ) as Record<string, unknown>;
  const isValid =
    typeof version === "string" &&
    Number.isFinite(restaurants) &&
    Number.isFinite(bytes) &&
    typeof at === "string" &&
    !Number.isNaN(Date.parse(at));
  return isValid
    ? { version, restaurants: restaurants as number, bytes: bytes as number, at }
    : undefined;
}

const listeners = new Set<() => void>();

/** Calls back when this page stores or removes the world; returns how to stop. */
export function subscribeToStoredWorld(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** Returns false where storage is denied or full. */
export function writeStoredWorld(kept: StoredWorld) {
  const isStored = writeStored("local", STORED_WORLD_STORAGE_KEY, JSON.stringify(kept));
  notifyListeners();
  return isStored;
}

type Preparation = () => Promise<void>;
let prepare: Preparation | undefined;

/** Names what loads everything that pages need without a connection; returns the function that takes it back. */
export function onWorldStored(preparation: Preparation) {
  prepare = preparation;
  return () => {
    if (prepare === preparation) prepare = undefined;
  };
}

/** Resolves once pages have all that they need to use the kept world without a connection. */
export async function prepareForOffline() {
  await prepare?.();
}

export function forgetStoredWorld() {
  removeStored("local", STORED_WORLD_STORAGE_KEY);
  notifyListeners();
}
