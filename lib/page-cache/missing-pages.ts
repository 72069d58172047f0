/** A "not found" is served from memory for this long. */
export const MISSING_SECONDS = 60;
const MAX_MISSING = 500;

type Stored<Entry> = { entry: Entry; at: number };

/** The latest "not found" responses: any number of unknown ids takes no more room than these. */
export function createMissingPages<Entry>(now: () => number = Date.now) {
  const stored = new Map<string, Stored<Entry>>();
  return {
    get(key: string) {
      const found = stored.get(key);
      if (!found) return undefined;
      if (now() - found.at < MISSING_SECONDS * 1000) return found.entry;
      stored.delete(key);
      return undefined;
    },
    set(key: string, entry: Entry) {
      stored.delete(key);
      if (stored.size >= MAX_MISSING) stored.delete(stored.keys().next().value!);
      stored.set(key, { entry, at: now() });
    },
    delete: (key: string) => stored.delete(key),
    clear: () => stored.clear(),
    get size() {
      return stored.size;
    },
  };
}
