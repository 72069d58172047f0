import { hasSessionCookie } from "@/lib/auth/signed-in-mark";
import { isKeptByServer } from "@/lib/browser/database-mark";
import { readAccountList } from "@/lib/favorites/account-list";
import { notifyListeners } from "@/lib/favorites/saved";
import type { SyncOutcome } from "@/lib/favorites/sync";

let isStarted = false;
let hasFailed = false;

/** Whether favorites are stored in the account. */
export function isKeptInAccount() {
  return isKeptByServer() && hasSessionCookie();
}

/** Whether the account's list is still to come for the first time. */
export function isAwaitingAccount() {
  return isKeptInAccount() && !hasFailed && !readAccountList();
}

/** Sends what changed to the account and takes over its list (P14.30); its code is loaded now. Only where isKeptInAccount(). Never rejects. */
export async function syncFavorites(): Promise<SyncOutcome> {
  isStarted = true;
  const outcome = await import("@/lib/favorites/sync")
    .then(({ exchangeWithAccount }) => exchangeWithAccount())
    .catch(() => "failed" as const);
  hasFailed = outcome !== "kept";
  if (hasFailed) window.addEventListener("online", () => void syncAgain(), { once: true });
  notifyListeners();
  return outcome;
}

async function syncAgain() {
  if (isKeptInAccount()) await syncFavorites();
}

/** Once for each page load, and once more after signing in. */
export async function syncFavoritesOnce() {
  if (isKeptInAccount() && !(isStarted && readAccountList())) await syncFavorites();
}
