import { changedTagsReader, pruneChangedTags } from "@/lib/database/maintenance/changed-tags";
import { readIdentity } from "@/lib/database/maintenance/database-identity";
import { recordAvailability } from "@/lib/database/connection/availability";
import type { Database } from "@/lib/database/database";
import { getStores } from "@/lib/database/client";
import { MAX_WAIT_MS, probeWithinLimit } from "@/lib/database/connection/wait-limit";
import type { ChangePositions } from "@/lib/page-cache/change-positions";
import type { PageRefresher } from "@/lib/page-cache/refresh-pages";
import { PAGES_WITH_RECORDS, PAGES_WITHOUT_RECORDS } from "@/lib/page-cache/mode-dependent-pages";
import { DAILY_TAG, stalePages } from "@/lib/page-cache/stale-pages";
import { SAMPLES_TAG } from "@/lib/database/sample-removal";
import { englishPath } from "@/lib/languages/paths";
import { pathTag } from "@/lib/next-internals/path-tag";
import type { TagInvalidations } from "@/lib/page-cache/tag-invalidations";

/** A change made on another instance, or by a command, reaches this one's pages after so long. */
const LOOK_EVERY_MS = 1_000;

/** A page that was being rendered during a change may show the records of before: so long after it, nothing of before is rendered. */
const RENDERED_BEFORE_MS = MAX_WAIT_MS + LOOK_EVERY_MS;

/** While hundreds of requests queue for the database, a render takes up to minutes: its pages are marked once more. */
const RENDERED_WHILE_BUSY_MS = 120_000;

/** Whether the database said which one it is is asked again so long after it did not. */
const IDENTIFY_EVERY_MS = 60_000;

/** Does something once nothing is rendered any more that was begun before now: soon, and later for a busy database. */
function whenRendered(work: () => void) {
  for (const ms of [RENDERED_BEFORE_MS, RENDERED_WHILE_BUSY_MS]) setTimeout(work, ms).unref();
}

/** Tags, since Next has another name for the path of the first page. */
const TAGS_WITH_RECORDS: readonly string[] = PAGES_WITH_RECORDS.map(pathTag);

/** Whether a page, or all of its kind, are among them. */
function showsRecords(path: string) {
  const kind = englishPath(path).replace(/\/[^/]+$/, "/[slug]/page");
  return [path, kind].map(pathTag).some((tag) => TAGS_WITH_RECORDS.includes(tag));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Pages become stale when their records change in the database, by any process: the triggers of the database log
 * it, and every instance reads the log. Polling works behind every pooler, which LISTEN does not.
 */
export function databaseInvalidations(
  refresher: PageRefresher,
  positions?: ChangePositions,
): TagInvalidations {
  let received: string[] = [];
  let isReached = false;
  /** Pages of the build, which knows no database, and what was removed or changed here: they are not sent once more. */
  let mustExpire: readonly string[] = PAGES_WITHOUT_RECORDS.map(pathTag);
  let renewedAt = performance.now();
  let reader: ReturnType<typeof changedTagsReader> | undefined;
  let identity: string | undefined;
  let askedAt = -Infinity;

  function expire(tags: readonly string[]) {
    mustExpire = mustExpire.concat(tags);
  }

  /** Once it is known it is not asked for again: a database that was taken back is unknown from then on (change-positions.ts). */
  async function identify(database: Database) {
    if (identity !== undefined || performance.now() - askedAt < IDENTIFY_EVERY_MS) return;
    askedAt = performance.now();
    identity = await readIdentity(database).catch(() => undefined);
    positions?.identify(identity);
  }

  async function readChanges() {
    const { database } = await getStores();
    if (!reader) await pruneChangedTags(database);
    await identify(database);
    reader ??= changedTagsReader(database, positions?.add);
    const changed = await reader();
    if (performance.now() - renewedAt < DAY_MS) return changed;
    renewedAt = performance.now();
    return [...changed, DAILY_TAG];
  }

  async function look() {
    try {
      const changed = await probeWithinLimit(readChanges);
      const mark = () => {
        received = received.concat(changed);
      };
      mark();
      if (isReached && changed.length > 0) whenRendered(mark);
      recordAvailability(true);
      const stale = changed.flatMap(stalePages);
      const removed = changed.includes(SAMPLES_TAG) ? stalePages(SAMPLES_TAG) : [];
      const ofBuild = isReached ? [] : PAGES_WITH_RECORDS;
      expire([...ofBuild, ...removed, ...stale.filter(refresher.isUnvisited)].map(pathTag));
      void refresher.refresh([...removed, ...stale]);
      isReached = true;
    } catch {
      recordAvailability(false);
      // The client of the database says what is wrong; the next look finds what this one missed.
    }
    setTimeout(look, LOOK_EVERY_MS).unref();
  }
  /** Until then the build's pages with records would be sent (P14.605). */
  const firstLook = Promise.race([
    look(),
    new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref()),
  ]);

  return {
    // The other instances read it from the database.
    async publish({ tags, durations }) {
      positions?.addOwn(tags);
      if (!durations) whenRendered(() => expire(tags));
    },
    async receive(path) {
      // Next's name for the path of the first page.
      refresher.visit(path === "/index" ? "/" : path);
      if (showsRecords(path)) await firstLook;
      const stale = [...new Set(received.flatMap(stalePages))].map(pathTag);
      const expired = [...new Set(mustExpire)];
      mustExpire = [];
      received = [];
      return [
        ...(expired.length > 0 ? [{ tags: expired }] : []),
        // Without a time: it would take back that a page has expired.
        ...(stale.length > 0 ? [{ tags: stale, durations: {} }] : []),
      ];
    },
  };
}
