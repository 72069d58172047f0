import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { RunTransaction, Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { RefusedDatabaseError } from "@/lib/database/failures";

/** The database was migrated by a newer version of the site; the message says what to do. */
export class NewerDatabaseError extends RefusedDatabaseError {
  constructor() {
    super(
      "The database was migrated by a newer version of the site. Start that version, or restore a backup of this one's.",
    );
  }
}

/** The database is from before the first migration of this version; the message says what to do. */
export class OlderDatabaseError extends RefusedDatabaseError {
  constructor() {
    super(
      "The database is from before version 0.2.0, which this version cannot upgrade. Start the version that made it, or move it away and start with a new one.",
    );
  }
}

/** Any number that no other program on the same server is likely to lock. */
const MIGRATION_LOCK = 7_253_202_611;

const LOG_TABLE = sql`chard_migrations.applied`;

type Migration = { tag: number; hash: string; statements: string[] };

function readMigrations(folder: string): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash, sql }) => ({
    tag: folderMillis,
    hash,
    statements: sql.filter((statement) => statement.trim()),
  }));
}

async function createLog(transaction: Transaction) {
  await transaction.execute(sql`create schema if not exists chard_migrations`);
  await transaction.execute(
    sql`create table if not exists ${LOG_TABLE} (tag bigint primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
}

/** The migrations that a database has, as the numbers of their files, in order. */
export async function listAppliedMigrations(transaction: Transaction) {
  const rows = await executeRows<{ tag: string }>(
    transaction,
    sql`select tag::text from ${LOG_TABLE} order by tag`,
  );
  return rows.map(({ tag }) => Number(tag));
}

async function apply(transaction: Transaction, { tag, hash, statements }: Migration) {
  for (const statement of statements) await transaction.execute(sql.raw(statement));
  await transaction.execute(sql`insert into ${LOG_TABLE} (tag, hash) values (${tag}, ${hash})`);
}

/**
 * The migrations that a database lacks. The first one of the folder stands for those that were before it: a database of that version has
 * its number beside theirs.
 */
function listMissing(migrations: Migration[], applied: number[]) {
  const known = migrations.map(({ tag }) => tag);
  const first = known[0] ?? 0;
  if (applied.length && !applied.includes(first)) throw new OlderDatabaseError();
  if (applied.some((tag) => tag > first && !known.includes(tag))) throw new NewerDatabaseError();
  return migrations.filter(({ tag }) => !applied.includes(tag));
}

/**
 * Version 0.1.0 had no migrations, and its accounts in the schema "public". For a database without any migration.
 * @throws OlderDatabaseError when it is one of that version.
 */
export async function refuseFirstVersion(
  query: (statement: string) => Promise<{ keys: string | null }[]>,
) {
  const [found] = await query("select to_regclass('public.signing_keys')::text as keys");
  if (found?.keys) throw new OlderDatabaseError();
}

/** Forgets the migrations that the first one stands for, so that databases of one schema have one log. */
async function forgetFormer(transaction: Transaction, migrations: Migration[]) {
  const first = migrations[0]?.tag ?? 0;
  await transaction.execute(sql`delete from ${LOG_TABLE} where tag < ${first}`);
}

/**
 * Two databases that are set up at the same time on one server both make its roles, which the lock does not prevent: it belongs to
 * a database. The second process gets one of these errors, and finds the roles at the next attempt.
 */
const RACE_CODES = ["23505", "42710", "XX000"];
const MAX_ATTEMPTS = 3;

function isRace(error: unknown) {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return RACE_CODES.includes(cause?.code ?? code ?? "");
}

/**
 * Brings a database to the schema of this version: all missing migrations of a folder in one transaction, under a lock
 * that several servers starting at once wait for. Returns how many were applied.
 * @throws NewerDatabaseError when the database has a migration that this version does not know.
 * @throws OlderDatabaseError when it lacks what the first one builds on.
 */
export async function migrate(
  runTransaction: RunTransaction,
  folder: string,
  attempt = 1,
): Promise<number> {
  const migrations = readMigrations(folder);
  try {
    return await runTransaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await createLog(transaction);
      const applied = await listAppliedMigrations(transaction);
      if (!applied.length)
        await refuseFirstVersion((statement) => executeRows(transaction, sql.raw(statement)));
      const missing = listMissing(migrations, applied);
      await forgetFormer(transaction, migrations);
      for (const migration of missing) await apply(transaction, migration);
      return missing.length;
    });
  } catch (error) {
    if (attempt === MAX_ATTEMPTS || !isRace(error)) throw error;
    return migrate(runTransaction, folder, attempt + 1);
  }
}

/**
 * How many migrations of a folder a database still lacks, without applying them.
 * @throws NewerDatabaseError when the database has a migration that this version does not know.
 * @throws OlderDatabaseError when it lacks what the first one builds on.
 */
export async function countMissingMigrations(runTransaction: RunTransaction, folder: string) {
  return countMissing(await runTransaction(listAppliedMigrations), folder);
}

/** The same for a database whose migrations are known. */
export function countMissing(applied: number[], folder: string) {
  return listMissing(readMigrations(folder), applied).length;
}
