export type Notice = {
  title: string;
  description?: string;
  tone?: "normal" | "destructive";
  action?: { label: string; href: string };
};

let show: ((notice: Notice) => void) | undefined;
let waiting: Notice[] = [];

/** Shows a notice (spec §8); one raised before the toaster is there waits for it. */
export function notify(notice: Notice) {
  if (show) show(notice);
  else waiting.push(notice);
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
