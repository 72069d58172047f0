import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import {
  ACCOUNT_TABLES,
  listAccountReferences,
  listTables,
  tableIdentifier,
} from "@/lib/database/backup/tables";
import { BACKUP_FORMAT, type BackupHeader } from "@/lib/database/backup/write-backup";
import type { Database, Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { listAppliedMigrations } from "@/lib/database/connection/migrate";
import { FORMER_MEMBER } from "@/lib/forum/deleted";
import { noteChangedSamples } from "@/lib/database/sample-removal";

/** The file cannot be restored into this database; the message says why. */
export class BackupError extends Error {}

const ROWS_PER_INSERT = 500;

async function* readLines(file: string) {
  const input = createGunzip();
  createReadStream(file)
    .on("error", (error) => input.destroy(error))
    .pipe(input);
  try {
    yield* createInterface({ input });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new BackupError(`There is no file ${file}.`);
    throw new BackupError(`${file} is not a whole backup: it is damaged or cut short.`);
  }
}

function readHeader(line: string | undefined, file: string): BackupHeader {
  try {
    const header = JSON.parse(line ?? "") as BackupHeader;
    if (header.format === BACKUP_FORMAT) return header;
  } catch {
    // Not JSON: not a backup.
  }
  throw new BackupError(`${file} is not a backup of this site.`);
}

async function insertRows(transaction: Transaction, table: string, rows: unknown[]) {
  const name = tableIdentifier(table);
  await transaction.execute(
    sql`insert into ${name} overriding system value
      select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::text::jsonb)`,
  );
}

/** Lets generated ids go on after the greatest restored one. */
async function continueSequences(transaction: Transaction) {
  const columns = await executeRows<{ table: string; column: string }>(
    transaction,
    sql`select table_schema || '.' || table_name as table, column_name as column
      from information_schema.columns
      where is_identity = 'YES' and table_schema in ('chard', 'auth')`,
  );
  for (const { table, column } of columns)
    await transaction.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}),
        coalesce((select max(${sql.identifier(column)}) from ${tableIdentifier(table)}), 0) + 1, false)`,
    );
}

type Row = Record<string, unknown>;

export type Restored = {
  /** The number of restored rows by table. */
  counts: Map<string, number>;
  /** The number of rows by table that this database has no place for: accounts, and rows that have no owner without them. */
  skipped: Map<string, number>;
};

const count = (counts: Map<string, number>, table: string) =>
  counts.set(table, (counts.get(table) ?? 0) + 1);

/** A review has the name of its author in it. */
const UNSIGNED = { user_id: "", user_name: FORMER_MEMBER, user_avatar: null };

/**
 * A row for a database where Supabase stores the accounts. An account with the same id there stays its owner; otherwise the row has
 * no owner or, where it needs one, is undefined.
 */
async function accountFilter(transaction: Transaction, tables: string[]) {
  if (tables.includes("auth.users")) return (_table: string, row: Row): Row | undefined => row;
  const references = await listAccountReferences(transaction);
  const users = await executeRows<{ id: string }>(transaction, sql`select id from auth.users`);
  const known = new Set(users.map(({ id }) => id));
  return (table: string, row: Row): Row | undefined => {
    const kept = { ...row };
    for (const { column, isRequired } of references.get(table) ?? []) {
      const id = row[column];
      if (id === null || id === undefined || known.has(id as string)) continue;
      if (isRequired) return undefined;
      kept[column] = null;
      if (table === "chard.reviews") Object.assign(kept, UNSIGNED);
    }
    return kept;
  };
}

/**
 * Replaces every row of the site's tables by those of a backup, in one transaction. Where accounts are kept by Supabase, rows of
 * accounts are left out.
 * @throws BackupError when the file is no backup, is damaged, or was made by another version of the site.
 */
export async function restoreBackup(database: Database, file: string): Promise<Restored> {
  const lines = readLines(file);
  return database.asOwner(async (transaction) => {
    const header = readHeader((await lines.next()).value ?? undefined, file);
    const applied = await listAppliedMigrations(transaction);
    // A backup of the first version names the migrations that became one, too.
    const named = header.migrations.filter((tag) => tag >= (applied[0] ?? 0));
    if (named.join() !== applied.join())
      throw new BackupError(
        `${file} was made by another version of the site (of ${header.createdAt}). Restore it with that version, then start this one.`,
      );
    // Triggers that count rows leave the counts of the backup as they are.
    await transaction.execute(sql`select set_config('chard.restoring', '1', true)`);
    const tables = await listTables(transaction);
    for (const table of tables.toReversed())
      await transaction.execute(sql`delete from ${tableIdentifier(table)}`);

    const counts = new Map(tables.map((table) => [table, 0]));
    let pending: { table: string; rows: unknown[] } = { table: "", rows: [] };
    const flush = async () => {
      if (pending.rows.length > 0) await insertRows(transaction, pending.table, pending.rows);
    };
    const skipped = new Map<string, number>();
    const filter = await accountFilter(transaction, tables);
    for await (const line of lines) {
      const { table, row: saved } = JSON.parse(line) as { table: string; row: Row };
      const isForeign = !counts.has(table) && ACCOUNT_TABLES.has(table);
      if (!counts.has(table) && !isForeign)
        throw new BackupError(`${file} names an unknown table: ${table}.`);
      const row = isForeign ? undefined : filter(table, saved);
      if (!row) {
        count(skipped, table);
        continue;
      }
      count(counts, table);
      if (table !== pending.table || pending.rows.length === ROWS_PER_INSERT) {
        await flush();
        pending = { table, rows: [] };
      }
      pending.rows.push(row);
    }
    await flush();
    await continueSequences(transaction);
    await noteChangedSamples(transaction);
    return { counts, skipped };
  });
}
