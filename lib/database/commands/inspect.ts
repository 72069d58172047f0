import { sql } from "drizzle-orm";
import { openControlled } from "@/lib/database/control/database";
import { findDatabaseFiles } from "@/lib/database/data-directory/data-files";
import type { Database } from "@/lib/database/database";
import { lockData } from "@/lib/database/data-directory/data-lock";
import { openEngine } from "@/lib/database/engine/engine";
import { executeRows } from "@/lib/database/execute-rows";
import { countMissing, refuseFirstVersion } from "@/lib/database/connection/migrate";
import { chooseDatabase, type DatabaseSettings } from "@/lib/database/mode";
import { createPool, poolTransactions } from "@/lib/database/connection/postgres";

type Query = <Row>(statement: string) => Promise<Row[]>;

/** What is in a database before this version opens it. `isNew`: there is nothing yet. */
export type Inspected = { isNew: boolean; missing: number; lastBackup: Date | undefined };

const EXISTS = "select to_regclass('chard_migrations.applied') is not null as exists";
const APPLIED = "select tag::text from chard_migrations.applied order by tag";
const HAS_LOG = "select to_regclass('chard.audit_log') is not null as exists";
const LAST_BACKUP =
  "select at::text from chard.audit_log where subject = 'backup' and action = 'backup.make' order by id desc limit 1";

const NEW: Inspected = { isNew: true, missing: 0, lastBackup: undefined };

async function inspect(query: Query, folder: string): Promise<Inspected> {
  const [log] = await query<{ exists: boolean | string }>(EXISTS);
  const hasLog = log && log.exists !== false && log.exists !== "f";
  const applied = hasLog
    ? (await query<{ tag: string }>(APPLIED)).map(({ tag }) => Number(tag))
    : [];
  if (applied.length === 0) await refuseFirstVersion(query);
  if (!hasLog) return NEW;
  const missing = countMissing(applied, folder);
  const [desk] = await query<{ exists: boolean | string }>(HAS_LOG);
  const hasDesk = desk && desk.exists !== false && desk.exists !== "f";
  const [backup] = hasDesk ? await query<{ at: string }>(LAST_BACKUP) : [];
  return { isNew: false, missing, lastBackup: backup && new Date(backup.at) };
}

/**
 * What is in a database that is open and was not migrated.
 * @throws RefusedDatabaseError when this version cannot use it.
 */
export function inspectOpened(database: Database, folder: string) {
  return database.asOwner((transaction) =>
    inspect((statement) => executeRows(transaction, sql.raw(statement)), folder),
  );
}

async function inspectServer(url: string, folder: string) {
  const pool = createPool(url);
  try {
    return await poolTransactions(pool)((transaction) =>
      inspect((statement) => executeRows(transaction, sql.raw(statement)), folder),
    );
  } finally {
    await pool.end();
  }
}

async function inspectDirectory(directory: string, folder: string) {
  const running = await openControlled(directory);
  if (running) {
    try {
      return await inspectOpened(running, folder);
    } finally {
      await running.close();
    }
  }
  const files = await findDatabaseFiles(directory);
  if (!files) return NEW;
  const lock = await lockData(directory);
  try {
    const engine = await openEngine(files);
    try {
      return await engine.transaction((transaction) =>
        inspect(async <Row>(statement: string) => {
          const { rows } = await transaction.query<Row>(statement);
          return rows;
        }, folder),
      );
    } finally {
      await engine.close();
    }
  } finally {
    await lock.release();
  }
}

/**
 * Looks at a database without changing it; undefined where there is none.
 * @throws RefusedDatabaseError when this version cannot use it: a newer one has migrated it, it is too old, or files are missing.
 */
export async function inspectDatabase(options: {
  settings: DatabaseSettings;
  directory: string;
  migrationsFolder: string;
}): Promise<Inspected | undefined> {
  const { settings, directory, migrationsFolder } = options;
  const { mode } = chooseDatabase({
    ...settings,
    CHARD_EMBEDDED_AUTH: settings.CHARD_EMBEDDED_AUTH ?? "local",
  });
  if (mode === "none") return undefined;
  return mode === "postgres"
    ? inspectServer(settings.DATABASE_URL ?? "", migrationsFolder)
    : inspectDirectory(directory, migrationsFolder);
}
