"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import {
  isSessionFragment,
  NEW_SESSION,
  readSession,
  writeSession,
  type NearMeSession,
} from "@/components/restaurants/near-me-history";

function createStore() {
  let session = readSession();
  const listeners = new Set<() => void>();

  function set(next: NearMeSession) {
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    session = next;
    listeners.forEach((listener) => listener());
  }

  function followAddress() {
    if (isSessionFragment(window.location.hash)) set({ ...readSession(), device: session.device });
    else writeSession(session);
  }

  return {
    get: () => session,
    change(part: Partial<NearMeSession>) {
      set({ ...session, ...part });
      writeSession(session);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      // A navigation renders the page before it writes the new history entry: read again now that it stands.
      followAddress();
      window.addEventListener("hashchange", followAddress);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("hashchange", followAddress);
      };
    },
  };
}

/**
 * The near-me session and how to change a part of it. The prerendered page and the first hydration show a
 * new session; a page reached by Back starts with the restored one, so the scroll position fits at once.
 */
export function useNearMeSession() {
  const [store] = useState(() => (typeof window === "undefined" ? undefined : createStore()));
  const session = useSyncExternalStore(
    useCallback((listener) => store?.subscribe(listener) ?? (() => undefined), [store]),
    () => store?.get() ?? NEW_SESSION,
    () => NEW_SESSION,
  );
  const change = useCallback((part: Partial<NearMeSession>) => store?.change(part), [store]);
  const current = useCallback(() => store?.get() ?? NEW_SESSION, [store]);
  return { session, change, current };
}
