import { readStored, writeStored } from "@/lib/browser/storage";
import { TILED_SORT_OPTIONS, type SortKey } from "@/lib/restaurants/near-me/sort";

/** Local storage key of the sort option that was chosen last in near me (P14.640). */
export const NEAR_ME_SORT_STORAGE_KEY = "nearMeSort";

/** The option that was chosen last on this device; undefined on the server, and without a choice. */
export function readChosenSort(): SortKey | undefined {
  const stored = readStored("local", NEAR_ME_SORT_STORAGE_KEY);
  return TILED_SORT_OPTIONS.find(({ id }) => id === stored)?.id;
}

export function saveChosenSort(sort: SortKey) {
  writeStored("local", NEAR_ME_SORT_STORAGE_KEY, sort);
}
