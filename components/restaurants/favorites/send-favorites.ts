import { notify } from "@/lib/browser/notices";
import { isKeptInAccount, syncFavorites } from "@/lib/favorites/account";
import type { UnsentNotices } from "@/lib/favorites/press-notices";

/** Sends a change of the favorites to the account, if there is one to send it to, and says when that has to wait. */
export async function sendFavorites(notices: UnsentNotices) {
  if (!isKeptInAccount()) return;
  const outcome = await syncFavorites();
  if (outcome !== "kept") notify(notices[outcome]);
}
