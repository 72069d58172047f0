import { useEffect, useSyncExternalStore } from "react";
import { isAwaitingAccount, syncFavoritesOnce } from "@/lib/favorites/account";
import {
  setOwnDetails,
  readOwnDetails,
  subscribeToOwnDetails,
} from "@/lib/favorites/account-details";
import { subscribeToSaved } from "@/lib/favorites/saved";
import { useAuth } from "@/lib/session/use-auth";

/** Fetches what only the account has; without a connection the page omits it. */
async function loadOwnDetails() {
  try {
    const { getOwnFavorites } = await import("@/lib/favorites/actions");
    const own = await getOwnFavorites();
    if (!own) return setOwnDetails(undefined);
    const { account, shareToken } = own;
    const before = readOwnDetails();
    // What was removed a moment ago can still be put back with its note.
    const kept = before?.account === account ? before.byId : [];
    const byId = new Map([
      ...kept,
      ...own.details.map(({ id, ...details }) => [id, details] as const),
    ]);
    setOwnDetails({ account, byId, shareToken });
  } catch {
    // The notes are loaded on the next visit.
  }
}

/** The account's data for the favorites page; none without a database. */
export function useOwnFavorites(isKept: boolean) {
  const { user, loading } = useAuth();
  const account = isKept ? user?.id : undefined;
  const isAwaiting = useSyncExternalStore(subscribeToSaved, isAwaitingAccount, () => false);
  const own = useSyncExternalStore(subscribeToOwnDetails, readOwnDetails, () => undefined);

  useEffect(() => {
    if (account !== undefined) void syncFavoritesOnce().then(loadOwnDetails);
  }, [account]);

  return {
    isSignedOut: isKept && !loading && !user,
    isAwaiting: isKept && isAwaiting,
    /** Undefined until the account's list has been loaded. */
    own: account !== undefined && own?.account === account ? own : undefined,
  };
}
