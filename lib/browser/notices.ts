import { readStoredJson, removeStored, writeStored } from "@/lib/browser/storage";

export type Notice = {
  title: string;
  description?: string;
  /** What else there is to say, after the description. */
  more?: string;
  tone?: "normal" | "destructive";
  action?: { label: string; href: string };
};

/** Session storage key of a notice for the next document. */
export const NOTICE_STORAGE_KEY = "notice";

type Listener = (notice: Notice, until?: AbortSignal) => void;

let show: Listener | undefined;
let waiting: Parameters<Listener>[] = [];
let requestToaster: (() => void) | undefined;

/**
 * Shows a notice; one raised before the toaster has loaded starts loading it and waits. A notice about one page goes when `until`
 * aborts.
 */
export function notify(notice: Notice, until?: AbortSignal) {
  const call: Parameters<Listener> = until ? [notice, until] : [notice];
  if (show) return show(...call);
  waiting.push(call);
  requestToaster?.();
}

/** Keeps a notice for the next document of this tab. */
export function keepNotice(notice: Notice) {
  writeStored("session", NOTICE_STORAGE_KEY, JSON.stringify(notice));
}

/** Shows the notice that the document before this one has kept, once. */
export function showKeptNotice() {
  const kept = Object(readStoredJson("session", NOTICE_STORAGE_KEY)) as Partial<Notice>;
  if (removeStored("session", NOTICE_STORAGE_KEY) && typeof kept.title === "string")
    notify(kept as Notice);
}

/** Has `ask` called whenever a notice has to wait, also for those that wait already; returns the function that ends that. */
export function whenNoticesWait(ask: () => void) {
  requestToaster = ask;
  if (waiting.length > 0) ask();
  return () => {
    if (requestToaster === ask) requestToaster = undefined;
  };
}

/** Connects the toaster and hands it what was waiting; returns the function that disconnects it. */
export function connectNotices(listener: Listener) {
  show = listener;
  const missed = waiting;
  waiting = [];
  for (const call of missed) if (!call[1]?.aborted) listener(...call);
  return () => {
    if (show === listener) show = undefined;
  };
}
