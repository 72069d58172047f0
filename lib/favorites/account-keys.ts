import { readStored, removeStored } from "@/lib/browser/storage";

/** Local storage key of the saved restaurants: a JSON list of ids (P6.3). */
export const SAVED_RESTAURANTS_STORAGE_KEY = "savedRestaurants";

/** Local storage key of the account that the list belongs to, and of the list as that account last had it (P14.30). */
export const FAVORITES_ACCOUNT_STORAGE_KEY = "savedRestaurantsAccount";

/** Whether the list on this device is that of an account. Every page loads this file. */
export function isAccountList() {
  return readStored("local", FAVORITES_ACCOUNT_STORAGE_KEY) !== undefined;
}

/** Removes a list that belongs to an account from this device; one that belongs to the device stays. */
export function forgetAccountFavorites() {
  if (!isAccountList()) return;
  removeStored("local", SAVED_RESTAURANTS_STORAGE_KEY);
  removeStored("local", FAVORITES_ACCOUNT_STORAGE_KEY);
  // Browsers tell the other tabs only.
  window.dispatchEvent(new Event("storage"));
}
