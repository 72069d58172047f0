import type { TagChange } from "@/lib/database/maintenance/changed-tags";
import { pathTag } from "@/lib/next-internals/path-tag";
import { stalePages } from "@/lib/page-cache/stale-pages";

/** For so long a render may still use what was read before a change (database-invalidations.ts). */
const USED_MS = 120_000;

/** Where a database is in the sequence of its transactions: all with a lower number are finished. */
export type Position = bigint;

/**
 * Which pages are newer than the last change of all that they show, also those that another process has rendered: by the numbers of
 * transactions, since clocks may be set.
 */
export function changePositions() {
  const changedAt = new Map<string, bigint>();
  let identity: string | undefined;
  let first: Position | undefined;
  let latest: Position | undefined;
  let shown: Position | undefined;

  function note(tag: string, position: bigint) {
    if (position > (changedAt.get(tag) ?? -1n)) changedAt.set(tag, position);
  }

  return {
    /** The database that positions are of. Without one nothing can be compared. */
    get identity() {
      return first === undefined ? undefined : identity;
    },
    identify(name: string | undefined) {
      identity = name;
    },
    /** What a look at the log has found. */
    add(changes: readonly TagChange[], position: Position) {
      // The database was taken back to an earlier time: its numbers come again, with other changes.
      if (latest !== undefined && position < latest) identity = undefined;
      for (const { tag, transactionId } of changes)
        for (const path of stalePages(tag)) note(pathTag(path), transactionId);
      first ??= position;
      shown ??= position;
      if (position !== latest) setTimeout(() => (shown = position), USED_MS).unref();
      latest = position;
    },
    /** Tags that this process has changed: the log will say so within a second. */
    addOwn(tags: readonly string[]) {
      for (const tag of tags) note(tag, latest ?? 0n);
    },
    /** What a page that is rendered from now on surely shows. */
    shown: () => shown,
    /** Whether a page was rendered before this process began. Others may be of transactions that a crash has undone. */
    isOlderThanProcess: (position: Position) => first !== undefined && position <= first,
    hasChanged: (tags: readonly string[], position: Position) =>
      tags.some((tag) => (changedAt.get(tag) ?? -1n) >= position),
  };
}

export type ChangePositions = ReturnType<typeof changePositions>;
