import { useCallback, useSyncExternalStore } from "react";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";

const NONE: ReadonlySet<string> = new Set();

/** The votes by restaurant, until the document is closed. */
const votes = new Map<string, ReadonlySet<string>>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

function keep(restaurantId: string, ids: ReadonlySet<string>) {
  votes.set(restaurantId, ids);
  listeners.forEach((listener) => listener());
}

/** Requested once for each restaurant, and only with a session; until the response arrives, nothing is marked. */
function askFor(restaurantId: string) {
  if (asked.has(restaurantId) || !hasSessionCookie()) return;
  asked.add(restaurantId);
  void import("@/lib/reviews/actions")
    .then(({ getOwnVotes }) => getOwnVotes(restaurantId))
    .then((ids) => keep(restaurantId, new Set(ids)))
    .catch(() => asked.delete(restaurantId));
}

/** Remembers what a press has changed. */
export function keepVote(restaurantId: string, reviewId: string, isHelpful: boolean) {
  const ids = new Set(votes.get(restaurantId));
  if (isHelpful) ids.add(reviewId);
  else ids.delete(reviewId);
  keep(restaurantId, ids);
}

/** The ids of a restaurant's reviews that the visitor found helpful. */
export function useOwnVotes(restaurantId: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      askFor(restaurantId);
      return () => void listeners.delete(listener);
    },
    [restaurantId],
  );
  return useSyncExternalStore(
    subscribe,
    () => votes.get(restaurantId) ?? NONE,
    () => NONE,
  );
}
