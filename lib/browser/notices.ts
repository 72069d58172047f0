export type Notice = {
  title: string;
  description?: string;
  /** What else there is to say, after the description. */
  more?: string;
  tone?: "normal" | "destructive";
  action?: { label: string; href: string };
};

let show: ((notice: Notice) => void) | undefined;
let waiting: Notice[] = [];
let askForToaster: (() => void) | undefined;

/** Shows a notice; one raised before the toaster is there asks for it and waits. */
export function notify(notice: Notice) {
  if (show) return show(notice);
  waiting.push(notice);
  askForToaster?.();
}

/** Has `ask` called whenever a notice has to wait, also for those that wait already; answers the function that ends that. */
export function whenNoticesWait(ask: () => void) {
  askForToaster = ask;
  if (waiting.length > 0) ask();
  return () => {
    if (askForToaster === ask) askForToaster = undefined;
  };
}

/** Connects the toaster and hands it what was waiting; answers the function that disconnects it. */
export function connectNotices(listener: (notice: Notice) => void) {
  show = listener;
  const missed = waiting;
  waiting = [];
  missed.forEach(listener);
  return () => {
    if (show === listener) show = undefined;
  };
}
