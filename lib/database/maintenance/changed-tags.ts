import { gte, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { changedTags } from "@/lib/database/schema/system";

export type TagChange = { tag: string; transactionId: bigint };

/** What one call has found: the changes that are new in it, and the number from which on transactions may still be open. */
type OnRead = (changes: readonly TagChange[], oldestOpen: bigint) => void;

/**
 * Follows changes of the public records by any process: each call returns the cache tags that changed since
 * the previous call; the first call returns all that ever changed.
 */
export function changedTagsReader(database: Database, onRead: OnRead = () => undefined) {
  let horizon = 0n;
  let reported = new Set<bigint>();

  return async function readChangedTags() {
    const { oldestOpen, changes } = await database.asOwner(async (transaction) => {
      const [snapshot] = await executeRows<{ xmin: string }>(
        transaction,
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
      );
      const changes = await transaction
        .select()
        .from(changedTags)
        .where(gte(changedTags.transactionId, horizon));
      return { oldestOpen: BigInt(snapshot?.xmin ?? 0), changes };
    });
    const added = changes.filter(({ id }) => !reported.has(id));
    // All older transactions are finished. A younger one may still be committed, so the next call looks there again.
    horizon = oldestOpen;
    reported = new Set(changes.map(({ id }) => id));
    onRead(added, oldestOpen);
    return [...new Set(added.map(({ tag }) => tag))];
  };
}

/**
 * Forgets all but the last change of each tag: that of the youngest transaction, which stored pages go by. Rows that came with a dump have
 * the numbers of another cluster; where those are still to come here, they get the present one.
 */
export async function pruneChangedTags(database: Database) {
  await database.asOwner(async (transaction) => {
    await transaction.execute(
      sql`update chard.changed_tags set transaction_id = pg_current_xact_id()::text::bigint
        where transaction_id >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
    );
    await transaction.execute(
      sql`delete from chard.changed_tags old
        using (
          select distinct on (tag) tag, transaction_id, id from chard.changed_tags
          order by tag, transaction_id desc, id desc
        ) last
        where old.tag = last.tag and (old.transaction_id, old.id) < (last.transaction_id, last.id)`,
    );
  });
}
