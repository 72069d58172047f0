export type StorageArea = "local" | "session";

/** Throws where the visitor denies storage, so every access below is inside a try. */
function areaOf(area: StorageArea) {
  return area === "local" ? window.localStorage : window.sessionStorage;
}

/** The stored text, or undefined when there is none or storage is denied. */
export function readStored(area: StorageArea, key: string) {
  try {
    return areaOf(area).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The stored value, or undefined when there is none, storage is denied or the text is not JSON. */
export function readStoredJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? "");
  } catch {
    return undefined;
  }
}

/** Stores the text; returns false when storage is denied or full. */
export function writeStored(area: StorageArea, key: string, value: string) {
  try {
    areaOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes all texts whose keys begin like this; none where storage is denied. */
export function removeStoredWithPrefix(area: StorageArea, prefix: string) {
  try {
    const stored = areaOf(area);
    for (const key of Object.keys(stored)) if (key.startsWith(prefix)) stored.removeItem(key);
  } catch {
    // Nothing is stored.
  }
}

/** Removes the text; returns false when storage is denied. */
export function removeStored(area: StorageArea, key: string) {
  try {
    areaOf(area).removeItem(key);
    return true;
  } catch {
    return false;
  }
}
