import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lockData } from "@/lib/embedded/data-lock";
import type { Database, Parameter } from "@/lib/embedded/database";
import { migrate } from "@/lib/embedded/schema";

/** Owner only: the directory holds password hashes and the signing key. */
const DIRECTORY_MODE = 0o700;

/**
 * Opens the database in a directory, creating both as needed: 2 to 7 s and up to 1 GB for a moment the first time,
 * 0.3 s later. Throws DataInUseError while another server has it open.
 */
export async function openDatabase(directory: string) {
  const files = join(directory, "accounts");
  await mkdir(files, { recursive: true, mode: DIRECTORY_MODE });
  const lock = await lockData(directory);
  try {
    // 10 MB of WebAssembly that only the embedded mode needs.
    const { PGlite } = await import("@electric-sql/pglite");
    const pglite = await PGlite.create(files);
    await migrate(pglite);

    const database: Database = {
      async transaction(work) {
        if (!lock.isHeld()) throw new Error("Another server has taken over the data directory.");
        return pglite.transaction((transaction) =>
          work(async <Row>(sql: string, parameters: readonly Parameter[] = []) => {
            const { rows } = await transaction.query<Row>(sql, [...parameters]);
            return rows;
          }),
        );
      },
    };

    async function close() {
      await pglite.close();
      await lock.release();
    }

    return { database, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
