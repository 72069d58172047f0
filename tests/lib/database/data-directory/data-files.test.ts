/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDataDirectory } from "@/lib/database/data-directory/data-directory";
import { executeRows } from "@/lib/database/execute-rows";
import { RefusedDatabaseError } from "@/lib/database/failures";
import { copyMigratedDirectory } from "@/tests/lib/database/support/migrated-directory";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";

jest.setTimeout(120_000);

let parent: string;
let whole: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "chard-files-"));
  whole = join(parent, "whole");
  await copyMigratedDirectory(whole);
  const { database } = await openDataDirectory(whole, MIGRATIONS);
  await database.asOwner((transaction) =>
    transaction.execute(sql`insert into chard.seeds (name) values ('kept')`),
  );
  await database.close();
});
afterAll(() => rm(parent, { recursive: true }));

let copies = 0;
async function copy() {
  const directory = join(parent, `copy-${(copies += 1)}`);
  await cp(whole, directory, { recursive: true });
  return directory;
}

async function isKept(directory: string) {
  const { database } = await openDataDirectory(directory, MIGRATIONS);
  const { rows } = (await database.asOwner((transaction) =>
    transaction.execute(sql`select from chard.seeds where name = 'kept'`),
  )) as unknown as { rows: object[] };
  await database.close();
  return rows.length === 1;
}

/** Opens a directory as it is, without migrations. */
async function isNew(directory: string) {
  const { database } = await openDataDirectory(directory, undefined);
  const rows = await database.asOwner((transaction) =>
    executeRows<{ schema: string | null }>(
      transaction,
      sql`select to_regnamespace('chard')::text as schema`,
    ),
  );
  await database.close();
  return rows[0]!.schema === null;
}

const everything = async (directory: string) =>
  (await readdir(directory, { recursive: true })).toSorted();

test("without one of its parts the directory is refused, stays as it is, and opens when the part is back", async () => {
  const directory = await copy();
  const files = join(directory, "database");
  const aside = join(parent, "aside");
  for (const part of [
    "PG_VERSION",
    "base",
    "global/pg_control",
    "pg_multixact",
    "pg_wal",
    "pg_xact",
  ]) {
    await rename(join(files, part), aside);
    const before = await everything(directory);
    const opening = openDataDirectory(directory, MIGRATIONS);
    await expect(opening).rejects.toThrow(RefusedDatabaseError);
    await expect(opening).rejects.toThrow(
      `The database in ${directory} is damaged, ${part} of ${files} is missing: ` +
        `move ${files} away and restore a backup`,
    );
    expect(await everything(directory)).toEqual(before);
    await rename(aside, join(files, part));
  }
  expect(await isKept(directory)).toBe(true);
});

test("files of another Postgres are refused", async () => {
  const directory = await copy();
  await writeFile(join(directory, "database/PG_VERSION"), "19\n");
  await expect(openDataDirectory(directory, MIGRATIONS)).rejects.toThrow(
    `The database in ${directory} was written by Postgres 19, and this version of the site has 18:`,
  );
});

test("a process that was killed while it made the files leaves nothing in the way", async () => {
  const directory = join(parent, "killed");
  await mkdir(join(directory, "database/base"), { recursive: true });
  await writeFile(join(directory, "database.unfinished"), "");
  expect(await isNew(directory)).toBe(true);
  expect(await everything(directory)).not.toContain("database.unfinished");
});

test("an empty folder is a new database", async () => {
  const directory = join(parent, "empty");
  await mkdir(join(directory, "database"), { recursive: true });
  expect(await isNew(directory)).toBe(true);
});

test("opens with a postmaster.pid of anything", async () => {
  const directory = await copy();
  for (const text of ["", "\n", "-42\n", "999999999\n", "no number\n"]) {
    await writeFile(join(directory, "database", "postmaster.pid"), text);
    expect([text, await isKept(directory)]).toEqual([text, true]);
  }
});
