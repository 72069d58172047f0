export type Notice = {
  title: string;
  description?: string;
  /** What else there is to say, after the description. */
  more?: string;
  tone?: "normal" | "destructive";
  action?: { label: string; href: string };
};

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
