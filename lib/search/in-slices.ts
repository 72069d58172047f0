import { setImmediate } from "node:timers/promises";

/** How many items are worked on before other requests have their turn. */
const SLICE = 2_000;

/** What `work` makes of each item, without keeping the server from anything else for long. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % SLICE === 0) await setImmediate();
    results.push(work(item, index));
  }
  return results;
}
