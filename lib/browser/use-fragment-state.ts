import { useState, useSyncExternalStore } from "react";
import {
  leaveHistoryEntry,
  readHistoryEntry,
  writeHistoryEntry,
  type HistoryEntry,
} from "@/lib/browser/history-entry";

/** How the state of a page is stored in its history entries. */
export type FragmentCodec<State extends object> = {
  /** The page's path: no other page's entry is read or written. */
  path: string;
  /** The state of the prerendered page. */
  initial: State;
  /** Undefined for a fragment that is not the state's, such as a skip link's: the state stays and takes its URL back. */
  read: (entry: HistoryEntry) => State | undefined;
  write: (state: State) => HistoryEntry;
};

/** "replace" keeps the entry, "push" adds one, "leave" goes back over the one that was added. */
export type EntryChange = "replace" | "push" | "leave";

function createStore<State extends object>({ path, initial, read, write }: FragmentCodec<State>) {
  const listeners = new Set<() => void>();
  const entry = readHistoryEntry(path);
  let state = (entry && read(entry)) ?? initial;

  function set(next: State) {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    listeners.forEach((listener) => listener());
  }

  function follow() {
    const current = readHistoryEntry(path);
    if (!current) return;
    const next = read(current);
    if (next) set(next);
    else writeHistoryEntry(path, "replace", write(state));
  }

  return {
    get: () => state,
    change(part: Partial<State>, how: EntryChange = "replace") {
      set({ ...state, ...part });
      if (how === "leave") leaveHistoryEntry(path, write(state));
      else writeHistoryEntry(path, how, write(state));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      // A navigation renders the page before it writes the new history entry: read again now that it stands.
      follow();
      window.addEventListener("hashchange", follow);
      window.addEventListener("popstate", follow);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("hashchange", follow);
        window.removeEventListener("popstate", follow);
      };
    },
  };
}

const noSubscription = () => () => undefined;

/**
 * State in the URL's fragment, and in the history entry where the URL does not have it: links, Back, Forward and reload restore it.
 * The prerendered page and the first hydration show `codec.initial`; a page reached by Back starts with the restored state, so the
 * scroll position fits at once. `codec` is one constant. The functions never change.
 */
export function useFragmentState<State extends object>(codec: FragmentCodec<State>) {
  const [store] = useState(() => (typeof window === "undefined" ? undefined : createStore(codec)));
  const state = useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    store?.get ?? (() => codec.initial),
    () => codec.initial,
  );
  const [access] = useState(() => ({
    change: (part: Partial<State>, how?: EntryChange) => store?.change(part, how),
    current: () => store?.get() ?? codec.initial,
  }));
  return { state, ...access };
}
