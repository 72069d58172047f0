import { PhotoRefused } from "@/lib/photos/refusal";

type Limits = {
  /** How much runs at once: the sum of the weights. */
  slots: number;
  /** How many may wait; each holds its upload in memory. */
  maxWaiting: number;
};

/** Runs work in the order of arrival, as much at once as the slots allow. */
export function workQueue({ slots, maxWaiting }: Limits) {
  const waiting: { weight: number; start: () => void }[] = [];
  let free = slots;

  function startNext() {
    for (;;) {
      const next = waiting[0];
      if (!next || next.weight > free) return;
      waiting.shift();
      free -= next.weight;
      next.start();
    }
  }

  /**
   * Runs work of this weight, 1 to `slots`, when its turn has come.
   * @throws PhotoRefused "busy" when too many wait already.
   */
  return async function run<Result>(weight: number, work: () => Promise<Result>) {
    if (waiting.length >= maxWaiting) throw new PhotoRefused("busy");
    await new Promise<void>((start) => {
      waiting.push({ weight, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      free += weight;
      startNext();
    }
  };
}
