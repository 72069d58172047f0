import { useSyncExternalStore } from "react";
import { INITIAL_STATE, readState, signOut, subscribe } from "@/lib/session/session-store";

/** User, session, whether the first lookup is still under way, and signing out. */
export function useAuth() {
  const state = useSyncExternalStore(subscribe, readState, () => INITIAL_STATE);
  return { ...state, signOut };
}
