/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { restoreBackup } from "@/lib/database/backup/restore-backup";
import { listTables } from "@/lib/database/backup/tables";
import { writeBackup } from "@/lib/database/backup/write-backup";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { removeSamples, seedSamples } from "@/lib/database/samples";
import { restaurants } from "@/lib/database/schema/restaurants";
import { addAccount } from "@/tests/lib/database/support/add-account";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(180_000);

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "chard-backup-"));
});
afterEach(() => rm(directory, { recursive: true }));

/** Every row of every table, as text. */
async function contents(database: Database) {
  return database.asOwner(async (transaction) => {
    const rows: string[] = [];
    for (const table of await listTables(transaction)) {
      const found = await executeRows<{ row: string }>(
        transaction,
        sql.raw(`select '${table} ' || to_jsonb(t)::text as row from ${table} t order by 1`),
      );
      rows.push(...found.map(({ row }) => row));
    }
    return rows;
  });
}

async function seeded(open: () => Promise<Database>) {
  const database = await open();
  await seedSamples(database);
  await addAccount(database);
  return database;
}

const PAIRS = DATABASES.flatMap(([from, openFrom]) =>
  DATABASES.map(([to, openTo]) => [from, to, openFrom, openTo] as const),
);

it.each(PAIRS)("returns the same rows, from %s to %s", async (_from, _to, openFrom, openTo) => {
  const file = join(directory, "chard.backup");
  const source = await seeded(openFrom);
  const awkward = { name: "“Ünï” \\ \t \u2028 {'\"}", lat: 0.1 + 0.2, phone: null };
  await source.asOwner((transaction) =>
    transaction.update(restaurants).set(awkward).where(eq(restaurants.id, "3")),
  );
  const before = await contents(source);
  const counts = await writeBackup(source, file);
  await source.close();
  expect(counts.get("chard.restaurants")).toBe(8);
  expect(await readdir(directory)).toEqual(["chard.backup"]);

  const target = await seeded(openTo);
  await removeSamples(target);
  expect(await restoreBackup(target, file)).toEqual({ counts, skipped: new Map() });
  expect(await contents(target)).toEqual(before);
  await target.close();
});

describe("a file that cannot be restored", () => {
  let database: Database;
  let file: string;
  let before: string[];

  beforeAll(async () => {
    database = await seeded(DATABASES[0]![1]);
  });
  beforeEach(async () => {
    file = join(directory, "chard.backup");
    await writeBackup(database, file);
    before = await contents(database);
  });
  afterEach(async () => {
    expect(await contents(database)).toEqual(before);
  });
  afterAll(() => database.close());

  it("is cut short", async () => {
    await truncate(file, 900);
    await expect(restoreBackup(database, file)).rejects.toThrow("damaged or cut short");
  });

  it("does not exist", async () => {
    await expect(restoreBackup(database, `${file}.gone`)).rejects.toThrow("There is no file");
  });

  it("is something else", async () => {
    await writeFile(file, gzipSync('{"hello":"world"}\n'));
    await expect(restoreBackup(database, file)).rejects.toThrow("is not a backup of this site");
  });

  it("was made by another version", async () => {
    const text = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(text.replace(/"migrations":\[\d+/, '"migrations":[1')));
    await expect(restoreBackup(database, file)).rejects.toThrow("another version of the site");
  });

  it("names a table that does not exist", async () => {
    const text = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(text.replace('"chard.reviews"', '"pg_catalog.pg_authid"')));
    await expect(restoreBackup(database, file)).rejects.toThrow("names an unknown table");
  });
});
