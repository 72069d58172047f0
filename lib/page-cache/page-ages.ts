import { TAGS_HEADER } from "@/lib/next-internals/path-tag";
import type { CacheEntry, CacheValue } from "@/lib/page-cache/page-cache";

/** Next writes down the time of a stale tag just before it is read here. */
const APART_MS = 10;

export function tagsOf({ headers }: CacheValue) {
  const tags = headers?.[TAGS_HEADER];
  return typeof tags === "string" && tags ? tags.split(",") : [];
}

/**
 * Which stored pages are older than a change of one of their tags: those whose render began before it, and may have read the records of before. The
 * order of events decides: two may be in one millisecond, and the clock may be set, or the machine suspended, by which Next 16.4 shows pages of
 * before for as long as the two clocks that it compares differ.
 */
export function pageAges(now: () => number) {
  let turn = 0;
  const begunAt = new WeakMap<object, number>();
  const renderedAt = new WeakMap<CacheValue, number>();
  const expiredAt = new Map<string, number>();
  const staleAt = new Map<string, { turn: number; time: number }>();

  const turnOf = (value: CacheValue) => renderedAt.get(value) ?? 0;

  return {
    /** Call it before a request renders. */
    begin(request: object) {
      begunAt.set(request, (turn += 1));
    },
    /** A page that the request has rendered, or read: then it shows all changes until now. */
    store(value: CacheValue, request?: object) {
      renderedAt.set(value, (request && begunAt.get(request)) ?? (turn += 1));
    },
    expire(tags: readonly string[]) {
      turn += 1;
      for (const tag of tags) expiredAt.set(tag, turn);
    },
    /** Call it after Next knows of it. */
    makeStale(tags: readonly string[]) {
      const at = { turn: (turn += 1), time: now() };
      for (const tag of tags) staleAt.set(tag, at);
    },

    isExpired(value: CacheValue) {
      return tagsOf(value).some((tag) => (expiredAt.get(tag) ?? 0) > turnOf(value));
    },
    isStale(value: CacheValue) {
      return tagsOf(value).some((tag) => (staleAt.get(tag)?.turn ?? 0) > turnOf(value));
    },
    /** The entry with a time by which Next finds it stale or not as it is. */
    inOrder(entry: CacheEntry): CacheEntry {
      const { value, lastModified } = entry;
      if (!value || lastModified === undefined) return entry;
      const times = tagsOf(value).flatMap((tag) => staleAt.get(tag)?.time ?? []);
      if (times.length === 0) return entry;
      const latest = Math.max(...times);
      const time = this.isStale(value)
        ? Math.min(lastModified, latest - APART_MS)
        : Math.max(lastModified, latest);
      return { ...entry, lastModified: time };
    },
  };
}
