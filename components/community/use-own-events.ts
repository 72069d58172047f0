import { useSyncExternalStore } from "react";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";

const NONE: ReadonlySet<string> = new Set();

let events = NONE;
let isAsked = false;
const listeners = new Set<() => void>();

function keep(ids: ReadonlySet<string>) {
  events = ids;
  listeners.forEach((listener) => listener());
}

/** Asked once for a document, and only for who has a session. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!isAsked && hasSessionCookie()) {
    isAsked = true;
    void import("@/lib/community/actions")
      .then(({ getOwnEvents }) => getOwnEvents())
      .then((ids) => keep(new Set(ids)))
      .catch(() => (isAsked = false));
  }
  return () => void listeners.delete(listener);
}

/** Remembers what a press has changed. */
export function storeGoing(eventId: string, isGoing: boolean) {
  const ids = new Set(events);
  if (isGoing) ids.add(eventId);
  else ids.delete(eventId);
  keep(ids);
}

/** The ids of the events that the visitor is going to. */
export function useOwnEvents() {
  return useSyncExternalStore(
    subscribe,
    () => events,
    () => NONE,
  );
}
