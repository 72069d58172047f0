import { forgetAccountFavorites } from "@/lib/favorites/account-keys";
import { readAccountList } from "@/lib/favorites/account-list";
import { changesSince } from "@/lib/favorites/merge";
import { listSavedIds, saveIds } from "@/lib/favorites/saved";

/**
 * Removes the account's list after a session that was not ended on this device. What was saved since and could not be sent stays, as
 * favorites of the device, and joins the account's after the next sign-in.
 */
export function saveUnsentFavorites() {
  const known = readAccountList();
  const unsent = known ? changesSince(known.ids, listSavedIds()).added : [];
  forgetAccountFavorites();
  if (unsent.length > 0) saveIds(unsent);
}
