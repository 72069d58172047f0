import { sql } from "drizzle-orm";
import { listTables, tableIdentifier } from "@/lib/database/backup/tables";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { listAppliedMigrations } from "@/lib/database/connection/migrate";

/** What a database is and holds: lines for a terminal. */
export async function describeDatabase(database: Database) {
  return database.asOwner(async (transaction) => {
    const [server] = await executeRows<{ version: string }>(
      transaction,
      sql`select current_setting('server_version') as version`,
    );
    const migrations = await listAppliedMigrations(transaction);
    const lines = [`Postgres ${server?.version}`, `${migrations.length} migrations applied`];
    for (const table of await listTables(transaction)) {
      const [row] = await executeRows<{ count: string }>(
        transaction,
        sql`select count(*)::text as count from ${tableIdentifier(table)}`,
      );
      lines.push(`${table}: ${row?.count} rows`);
    }
    return lines;
  });
}
