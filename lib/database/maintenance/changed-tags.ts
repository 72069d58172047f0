import { gte, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { changedTags } from "@/lib/database/schema/system";

/**
 * Follows changes of the public records by any process: each call returns the cache tags that changed since
 * the previous call; the first call returns all that ever changed.
 */
export function changedTagsReader(database: Database) {
  let horizon = 0n;
  let reported = new Set<bigint>();

  return async function readChangedTags() {
    const { oldestOpen, changes } = await database.asOwner(async (transaction) => {
      const [snapshot] = await executeRows<{ xmin: string }>(
        transaction,
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
      );
      const changes = await transaction
        .select({ id: changedTags.id, tag: changedTags.tag })
        .from(changedTags)
        .where(gte(changedTags.transactionId, horizon));
      return { oldestOpen: BigInt(snapshot?.xmin ?? 0), changes };
    });
    const tags = changes.filter(({ id }) => !reported.has(id)).map(({ tag }) => tag);
    // All older transactions are finished. A younger one may still be committed, so the next call looks there again.
    horizon = oldestOpen;
    reported = new Set(changes.map(({ id }) => id));
    return [...new Set(tags)];
  };
}

/** Forgets all but the last change of each tag. */
export async function pruneChangedTags(database: Database) {
  await database.asOwner((transaction) =>
    transaction.execute(
      sql`delete from chard.changed_tags old
        using (select tag, max(id) as id from chard.changed_tags group by tag) last
        where old.tag = last.tag and old.id < last.id`,
    ),
  );
}
