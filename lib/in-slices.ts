/** What `work` makes of each item, `size` of them in one task: in between a server has its other requests, a browser its input. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  size: number,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % size === 0) await new Promise((resolve) => setTimeout(resolve));
    results.push(work(item, index));
  }
  return results;
}
