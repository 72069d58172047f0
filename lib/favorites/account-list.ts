import { readStoredJson, removeStored, writeStored } from "@/lib/browser/storage";

/** Local storage key of the saved restaurants: a JSON list of ids (P6.3). */
export const SAVED_RESTAURANTS_STORAGE_KEY = "savedRestaurants";

/** Local storage key of the account that the list belongs to, and of the list as that account last had it (P14.30). */
export const FAVORITES_ACCOUNT_STORAGE_KEY = "savedRestaurantsAccount";

/** An account's list as this device last knew it. */
export type AccountList = { account: string; ids: string[] };

/** The account's list that the device's list is compared with; undefined for a list that belongs to the device alone. */
export function readAccountList(): AccountList | undefined {
  const stored = readStoredJson("local", FAVORITES_ACCOUNT_STORAGE_KEY);
  const { account, ids } = (stored ?? {}) as Partial<Record<keyof AccountList, unknown>>;
  if (typeof account !== "string" || !Array.isArray(ids)) return undefined;
  return { account, ids: ids.filter((id) => typeof id === "string") };
}

/** Remembers whose the list is; false where storage is denied or full. */
export function writeAccountList(list: AccountList) {
  return writeStored("local", FAVORITES_ACCOUNT_STORAGE_KEY, JSON.stringify(list));
}

/** Removes a list that belongs to an account from this device; one that belongs to the device stays. */
export function forgetAccountFavorites() {
  if (!readAccountList()) return;
  for (const key of [SAVED_RESTAURANTS_STORAGE_KEY, FAVORITES_ACCOUNT_STORAGE_KEY]) {
    removeStored("local", key);
    // Browsers tell the other tabs only.
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }
}
