import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, syncPath } from "@/lib/database/engine/durable-files.mjs";
import { RefusedDatabaseError } from "@/lib/database/failures";

/** The version of the Postgres inside PGlite; tests/lib/database/data-directory/data-files.test.ts compares it with what PGlite writes. */
const POSTGRES_VERSION = "18";

/** Without any of these, PGlite would fail with a message that says nothing, or make an empty database over the rest. */
const PARTS = ["PG_VERSION", "base", "global/pg_control", "pg_multixact", "pg_wal", "pg_xact"];

/** Exists while the files are being made: the files of a process that was killed meanwhile are unusable. */
const UNFINISHED_FILE = "database.unfinished";

export const FILES = "database";
/** The name of the files while they held accounts alone. */
export const FORMER_FILES = "accounts";

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );

const damaged = (directory: string, files: string, missing: string[]) =>
  new RefusedDatabaseError(
    `The database in ${directory} is damaged, ${missing.join(" and ")} of ${files} is missing: ` +
      `move ${files} away and restore a backup with npm run restore -- FILE, or put the whole folder back.`,
  );

/** What is wrong with files that are there; undefined where there are none yet. */
async function findFault(directory: string, files: string) {
  const missing: string[] = [];
  for (const part of PARTS)
    if (!(await exists(join(/* turbopackIgnore: true */ files, part)))) missing.push(part);
  if (missing.length > 0) return damaged(directory, files, missing);
  const version = (await readFile(join(files, "PG_VERSION"), "utf8")).trim();
  if (version === POSTGRES_VERSION) return undefined;
  return new RefusedDatabaseError(
    `The database in ${directory} was written by Postgres ${version}, and this version of the site has ${POSTGRES_VERSION}: ` +
      `make a backup with the version that wrote it, move ${files} away, and restore the backup.`,
  );
}

/**
 * Removes Postgres' own lock where no process number is in it: it is written before the number is, so a kill or a full disk can leave
 * it empty, and Postgres then refuses to start. The lock on the whole directory (data-lock.ts) is held by now.
 */
async function removeUnreadableLock(files: string) {
  const lock = join(files, "postmaster.pid");
  const text = await readFile(lock, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "0";
    throw error;
  });
  if (!/^-?\d+/.test(text)) await rm(lock);
}

/**
 * Whether there is a database, without changing anything.
 * @throws RefusedDatabaseError when some of its files are missing, or are another Postgres's.
 */
async function hasDatabaseFiles(directory: string, files: string) {
  if (await exists(join(directory, UNFINISHED_FILE))) return false;
  if (!(await exists(files)) || (await readdir(files)).length === 0) return false;
  const fault = await findFault(directory, files);
  if (fault) throw fault;
  return true;
}

/** The folder of the database in a directory, under its present or its former name; undefined where there is none. Changes nothing. */
export async function findDatabaseFiles(directory: string) {
  for (const name of [FILES, FORMER_FILES]) {
    const files = join(/* turbopackIgnore: true */ directory, name);
    if (await hasDatabaseFiles(directory, files)) return files;
  }
  return undefined;
}

/**
 * Checks the files of an embedded database before they are opened. Returns a function to call after they were opened; where there
 * were none, they are made by then.
 * @throws RefusedDatabaseError when some of them are missing, or are another Postgres's.
 */
export async function inspectFiles(directory: string, files: string) {
  const unfinished = join(directory, UNFINISHED_FILE);
  if (await exists(unfinished)) await rm(files, { recursive: true, force: true });
  if (await hasDatabaseFiles(directory, files)) {
    await removeUnreadableLock(files);
    return { isMade: async () => undefined };
  }
  await writeFile(unfinished, "");
  syncPath(directory);
  return {
    async isMade() {
      await syncFolder(files);
      await rm(unfinished);
      syncPath(directory);
    },
  };
}
