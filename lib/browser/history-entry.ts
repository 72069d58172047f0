/** What a page keeps in an entry of the tab's history: the URL's fragment, and data that the URL does not show. */
export type HistoryEntry = { fragment: string; data?: unknown };

const KEY = "chard";

type Kept = { data?: unknown; isPushed?: true };

function readStoredFile(): Kept {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null) return {};
  const kept = (state as Record<string, unknown>)[KEY];
  return typeof kept === "object" && kept !== null ? kept : {};
}

/**
 * A navigation writes the next page's URL while effects, timers and responses of the last page are still pending: callers
 * that read or write an entry pass their own path, and see only that page's entries.
 */
const isCurrent = (path: string) => window.location.pathname === path;

/** The current entry; undefined where it belongs to another page than the one at `path`. */
export function readHistoryEntry(path: string): HistoryEntry | undefined {
  return isCurrent(path)
    ? { fragment: window.location.hash, data: readStoredFile().data }
    : undefined;
}

/**
 * Writes the current entry, or adds one ("push"), of the page at `path`; does nothing where another page is current. The
 * router's part of the state is passed back unchanged: for any other state the router takes this for a navigation of
 * its own and drops a navigation that is running (ADR-22). A browser that limits such calls (Safari: 100 in ten seconds) only
 * misses a change of the URL.
 */
export function writeHistoryEntry(path: string, how: "push" | "replace", entry: HistoryEntry) {
  if (!isCurrent(path)) return;
  const { history, location } = window;
  const isPushed = how === "push" || readStoredFile().isPushed;
  const kept: Kept = { ...(entry.data !== undefined && { data: entry.data }) };
  if (isPushed) kept.isPushed = true;
  try {
    history[`${how}State`](
      { ...history.state, [KEY]: kept },
      "",
      `${path}${location.search}${entry.fragment}`,
    );
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Undoes a "push": goes back over the entry that it added. Where the visitor came by the URL, the entry is written instead. */
export function leaveHistoryEntry(path: string, entry: HistoryEntry) {
  if (!isCurrent(path)) return;
  if (readStoredFile().isPushed) window.history.back();
  else writeHistoryEntry(path, "replace", entry);
}
