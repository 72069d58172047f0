import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { UNDO_MINUTES } from "@/lib/desk/undo-minutes";
import { executeRows } from "@/lib/database/execute-rows";
import { auditLog } from "@/lib/database/schema/desk";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";

/**
 * The hashes in the file names of photos that are shown, wait, or were removed so recently that the removal can be undone. Other
 * files are not needed any more.
 */
export async function listPhotoHashes(
  database: Database,
  now = new Date(),
): Promise<ReadonlySet<string>> {
  const undoableSince = new Date(now.getTime() - UNDO_MINUTES * 60_000).toISOString();
  const rows = await database.asOwner((transaction) =>
    executeRows<{ hash: string }>(
      transaction,
      sql`
        with recent as (
          select subject from ${auditLog} where at >= ${undoableSince}
          union
          select before ->> 'subject' from ${auditLog} where at >= ${undoableSince}
        )
        select distinct p.hash
        from ${photos} p left join ${reviews} r on r.id = p.review_id
        where (p.status <> 'removed' and r.status is distinct from 'removed')
          or 'photo:' || p.id in (select subject from recent)
          or 'listing:' || p.listing_token in (select subject from recent)
          or 'review:' || r.id in (select subject from recent)`,
    ),
  );
  return new Set(rows.map(({ hash }) => hash));
}
