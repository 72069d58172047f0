import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { listTables, tableIdentifier } from "@/lib/database/backup/tables";
import type { Database, Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { listAppliedMigrations } from "@/lib/database/connection/migrate";

export const BACKUP_FORMAT = "chard-backup-1";

/** The first line of a backup. */
export type BackupHeader = { format: string; migrations: number[]; createdAt: string };

const ROWS_PER_FETCH = 500;

async function* linesOf(transaction: Transaction, counts: Map<string, number>) {
  // One state of all tables, whatever is written meanwhile.
  await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    migrations: await listAppliedMigrations(transaction),
    createdAt: new Date().toISOString(),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await listTables(transaction)) {
    counts.set(table, 0);
    await transaction.execute(
      sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${tableIdentifier(table)} t`,
    );
    for (;;) {
      const rows = await executeRows<{ row: string }>(
        transaction,
        sql.raw(`fetch ${ROWS_PER_FETCH} from backup_rows`),
      );
      if (rows.length === 0) break;
      counts.set(table, counts.get(table)! + rows.length);
      yield rows.map(({ row }) => `{"table":"${table}","row":${row}}\n`).join("");
    }
    await transaction.execute(sql`close backup_rows`);
  }
}

/**
 * Writes every row of the site's tables into a gzip file of JSON lines, while the site may go on writing. The file gets its name only
 * when it is complete. Returns the number of rows by table.
 */
export async function writeBackup(database: Database, file: string) {
  const counts = new Map<string, number>();
  const partial = `${file}.partial`;
  await database.asOwner((transaction) =>
    pipeline(
      Readable.from(linesOf(transaction, counts)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600 }),
    ),
  );
  await rename(partial, file);
  return counts;
}
