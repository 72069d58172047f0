import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";

/**
 * Tells a database from every other, also from one of the same name that a backup was restored into: numbers of transactions mean
 * something within one alone. They begin anew in another cluster, after a recovery to an earlier time, and with a new database; the log of
 * changes is another one after a dump was restored over it.
 */
export async function readIdentity(database: Database) {
  const [row] = await database.asOwner((transaction) =>
    executeRows<{ identity: string }>(
      transaction,
      sql`select concat_ws('-', s.system_identifier, c.timeline_id, d.oid, t.oid, pg_relation_filenode(t.oid)) as identity
        from pg_control_system() s, pg_control_checkpoint() c, pg_database d, pg_class t
        where d.datname = current_database() and t.oid = 'chard.changed_tags'::regclass`,
    ),
  );
  return row?.identity;
}
