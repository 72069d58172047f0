/** When each key was mounted: higher numbers later. Sorted by number. */
export type MountOrder = ReadonlyMap<string, number>;

/**
 * Both engines put a new pin behind the earlier ones in the document, and Tab follows the document. So a pin that has to
 * stand behind a newcomer takes a new turn, is mounted again and thereby moves behind it; all others stay untouched.
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
