import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { DataInUseError, lockData } from "@/lib/database/data-directory/data-lock";
import { executeRows } from "@/lib/database/execute-rows";
import { chooseDatabase, type DatabaseSettings } from "@/lib/database/mode";
import { createPool, poolTransactions } from "@/lib/database/connection/postgres";

/** Another import is under way: the second one would compare with records that the first is about to change. */
export class ImportBusyError extends Error {
  constructor() {
    super(
      "Another import is under way. Nothing was changed; start this one again when that one has ended.",
    );
  }
}

/** "chard" as a number: the one key that this site locks in its database. */
const KEY = 0x63_68_61_72;

/** The folder of the lock: the data directory itself is locked by the process that has its database open. */
const FOLDER = "import";

async function lockDirectory(directory: string) {
  const folder = join(directory, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const lock = await lockData(folder);
    return lock.release;
  } catch (error) {
    throw error instanceof DataInUseError ? new ImportBusyError() : error;
  }
}

/**
 * A transaction that stays open for as long as the lock is held: it ends with the connection, and so with the process, also behind a
 * pooler. It reads and writes nothing, so that it blocks nothing else.
 */
async function lockServer(url: string) {
  const pool = createPool(url);
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  try {
    await new Promise<void>((resolve, reject) => {
      const held = poolTransactions(pool)(async (transaction) => {
        const [row] = await executeRows<{ locked: boolean }>(
          transaction,
          sql`select pg_try_advisory_xact_lock(${KEY}) as locked`,
        );
        if (!row?.locked) throw new ImportBusyError();
        resolve();
        await isReleased;
      });
      held.catch(reject);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return async () => {
    release();
    await pool.end();
  };
}

/**
 * Takes the lock for imports of a database, until the returned function is called or the process ends.
 * @throws ImportBusyError while another import has it.
 */
export async function lockImports(settings: DatabaseSettings, directory: string) {
  const { mode } = chooseDatabase({
    ...settings,
    CHARD_EMBEDDED_AUTH: settings.CHARD_EMBEDDED_AUTH ?? "local",
  });
  if (mode === "postgres") return lockServer(settings.DATABASE_URL ?? "");
  return mode === "embedded" ? lockDirectory(directory) : async () => undefined;
}
