import { readStoredJson, writeStored } from "@/lib/browser/storage";
import { FAVORITES_ACCOUNT_STORAGE_KEY } from "@/lib/favorites/account-keys";

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
