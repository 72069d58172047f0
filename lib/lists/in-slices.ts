/** Lets a server answer its other requests, and a browser its input. */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What `work` makes of each item, `size` of them in one task: in between a server has its other requests, a browser its input. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  size: number,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % size === 0) await nextTurn();
    results.push(work(item, index));
  }
  return results;
}

/** Work that yields where it can be interrupted. */
export type Steps<Result> = Generator<void, Result>;

/** So many items are worked on between two interruptions. */
const ITEMS_AT_A_TIME = 200;

/** What `work` makes of each item, with interruptions. */
export function* inSteps<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    if (results.length % ITEMS_AT_A_TIME === 0) yield;
    results.push(work(item));
  }
  return results;
}

/** Runs work that yields where it can be interrupted, so long at a time. Returns its result. */
export async function inTurns<Result>(work: Steps<Result>, turnMs: number) {
  for (;;) {
    const start = performance.now();
    while (performance.now() - start < turnMs) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await nextTurn();
  }
}

/** The same without interruptions. */
export function atOnce<Result>(work: Steps<Result>) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
