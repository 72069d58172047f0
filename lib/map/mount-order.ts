/** When each key was mounted: higher numbers later. Sorted by number. */
export type MountOrder = ReadonlyMap<string, number>;

/**
 * Both engines put a new pin behind the earlier ones in the document, and Tab follows the document. So a pin that has to come after a
 * new one gets a new order number, is mounted again and thereby moves behind it; all others are unchanged.
 */
export function mountInOrder(previous: MountOrder, keys: readonly string[]): MountOrder {
  let latest = Math.max(0, ...previous.values());
  let last = 0;
  const order = new Map<string, number>();
  for (const key of keys) {
    const turn = previous.get(key);
    last = turn !== undefined && turn > last ? turn : (latest += 1);
    order.set(key, last);
  }
  return order;
}
