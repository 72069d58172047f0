import { chmod, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { embeddedAccounts, type AccountStore } from "@/lib/database/connection/account-store";
import { serveControl } from "@/lib/database/control/server";
import type { Database } from "@/lib/database/database";
import { FILES, FORMER_FILES, inspectFiles } from "@/lib/database/data-directory/data-files";
import { DatabaseUnavailableError } from "@/lib/database/failures";
import { embeddedDatabase } from "@/lib/database/connection/embedded";
import { openEngine, type Engine, type OpenEngine } from "@/lib/database/engine/engine";
import { lockData, type DataLock } from "@/lib/database/data-directory/data-lock";

/** Owner only: the directory holds password hashes and the signing key. */
const DIRECTORY_MODE = 0o700;

export type DataDirectory = { database: Database; accounts: AccountStore };

/**
 * Opens the database in a directory, creating both as needed: the first time takes 2 to 7 s and briefly up to 1 GB, later 0.3 s.
 * Commands in other processes can use it while it is open. Without a folder of migrations its schema stays as it is.
 * @throws DataInUseError while another process has it open.
 * @throws RefusedDatabaseError when a newer version of the site has migrated it, or files are missing.
 */
export async function openDataDirectory(
  directory: string,
  migrationsFolder: string | undefined,
): Promise<DataDirectory> {
  await mkdir(directory, { recursive: true, mode: DIRECTORY_MODE });
  // It may have been made by hand, or by an earlier version.
  await chmod(directory, DIRECTORY_MODE);
  const lock = await lockData(directory);
  let engine: OpenEngine | undefined;
  try {
    const files = join(directory, FILES);
    await rename(join(directory, FORMER_FILES), files).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
    const { isMade } = await inspectFiles(directory, files);
    const opened = await openEngine(files);
    engine = opened;
    await isMade();
    requireLockToCommit(opened, lock);
    const database = await embeddedDatabase(opened, migrationsFolder);
    const accounts = embeddedAccounts(opened);
    const stopControl = await serveControl(opened, directory);
    return {
      accounts,
      database: {
        ...database,
        async close() {
          await stopControl();
          // Closing writes a checkpoint, over the files of the process that has taken over.
          await (lock.isHeld() ? opened.close() : opened.terminate());
          await lock.release();
        },
      },
    };
  } catch (error) {
    await engine?.terminate();
    await lock.release();
    throw error;
  }
}

/**
 * Every use of the database is a transaction. It is refused without the lock, also at its end, since this process may have
 * been suspended meanwhile: a second process on the same files would lose the writes of both.
 */
function requireLockToCommit(engine: Engine, lock: DataLock) {
  const requireLock = () => {
    if (!lock.isHeld())
      throw new DatabaseUnavailableError("Another server has taken over the data directory.");
  };
  const { transaction } = engine;
  engine.transaction = async (work) => {
    requireLock();
    return transaction(async (running) => {
      const result = await work(running);
      requireLock();
      return result;
    });
  };
}
