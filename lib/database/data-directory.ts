import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { pgliteAccounts, type AccountStore } from "@/lib/database/account-store";
import { serveControl } from "@/lib/database/control/server";
import type { Database } from "@/lib/database/database";
import { embeddedDatabase } from "@/lib/database/embedded";
import { lockData } from "@/lib/database/data-lock";

/** Owner only: the directory holds password hashes and the signing key. */
const DIRECTORY_MODE = 0o700;

const FILES = "database";
/** The name of the files while they held accounts alone. */
const FORMER_FILES = "accounts";

export type DataDirectory = { database: Database; accounts: AccountStore };

/**
 * Opens the database in a directory, creating both as needed: 2 to 7 s and up to 1 GB for a moment the first time,
 * 0.3 s later. Commands in other processes can use it while it is open.
 * @throws DataInUseError while another process has it open.
 * @throws NewerDatabaseError when a newer version of the site has migrated it.
 */
export async function openDataDirectory(
  directory: string,
  migrationsFolder: string,
): Promise<DataDirectory> {
  await mkdir(directory, { recursive: true, mode: DIRECTORY_MODE });
  const lock = await lockData(directory);
  try {
    const files = join(directory, FILES);
    await rename(join(directory, FORMER_FILES), files).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
    // 10 MB of WebAssembly that only this mode needs.
    const { PGlite } = await import("@electric-sql/pglite");
    const pglite = await PGlite.create(files);
    const database = await embeddedDatabase(pglite, migrationsFolder);
    const accounts = pgliteAccounts(pglite);
    const stopControl = await serveControl(pglite, directory);
    /** A second process on the same files would lose the writes of both. */
    const requireLock = async () => {
      if (!lock.isHeld()) throw new Error("Another server has taken over the data directory.");
    };
    return {
      accounts: { transaction: (work) => requireLock().then(() => accounts.transaction(work)) },
      database: {
        mode: "embedded",
        asAnonymous: (work) => requireLock().then(() => database.asAnonymous(work)),
        asUser: (claims, work) => requireLock().then(() => database.asUser(claims, work)),
        asOwner: (work) => requireLock().then(() => database.asOwner(work)),
        async close() {
          await stopControl();
          await pglite.close();
          await lock.release();
        },
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
