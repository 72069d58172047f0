/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDataDirectory } from "@/lib/database/data-directory/data-directory";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { openPostgresStores } from "@/lib/database/connection/postgres";
import { copyMigratedDirectory } from "@/tests/lib/database/support/migrated-directory";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";
import { migratedTemplate, newPostgresUrl } from "@/tests/lib/database/support/postgres-server";
import { withMigration } from "@/tests/lib/database/support/with-migration";

jest.setTimeout(240_000);

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "chard-killed-"));
});
afterAll(() => rm(parent, { recursive: true }));

/** Migrates in another process, which is killed in the middle of a migration. */
async function killInTheMiddle(place: string, folder: string) {
  const script = "tests/lib/database/support/migrate-in-child.mjs";
  const child = spawn(process.execPath, [script, place, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  expect(said.toString()).toBe("in the middle\n");
  child.kill("SIGKILL");
  const [code, signal] = (await once(child, "exit")) as [number | null, string];
  expect([code, signal]).toEqual([null, "SIGKILL"]);
}

const ADDED = (slow: string) =>
  [
    "create table chard.next (id int);",
    `${slow} /* slow */;`,
    "create table chard.last (id int);",
  ].join("\n--> statement-breakpoint\n");

async function tables(database: Database) {
  const rows = await database.asOwner((transaction) =>
    executeRows<{ name: string }>(
      transaction,
      sql`select relname as name from pg_class where relname in ('next', 'last') order by 1`,
    ),
  );
  return rows.map(({ name }) => name);
}

/** After the kill nothing of the migration is there, and applying it again gives all of it. */
async function expectAllOrNothing(open: (folder: string) => Promise<Database>, folder: string) {
  const before = await open(MIGRATIONS);
  expect(await tables(before)).toEqual([]);
  await before.close();
  await withMigration(folder, ADDED("select 1"));
  const after = await open(folder);
  expect(await tables(after)).toEqual(["last", "next"]);
  await after.close();
}

it("leaves nothing of a migration in a data directory", async () => {
  const directory = join(parent, "data");
  const folder = join(parent, "embedded");
  const open = async (migrations: string) =>
    (await openDataDirectory(directory, migrations)).database;
  await copyMigratedDirectory(directory);
  await withMigration(folder, ADDED("select count(*) from generate_series(1, 100000000)"));
  await killInTheMiddle(join(directory, "database"), folder);
  await expectAllOrNothing(open, folder);
});

if (process.env.CHARD_TEST_POSTGRES)
  it("leaves nothing of a migration on a server", async () => {
    const { url, drop } = await newPostgresUrl(await migratedTemplate());
    const folder = join(parent, "server");
    const open = async (migrations: string) => (await openPostgresStores(url, migrations)).database;
    // The server notices at once that the client is gone, and does not sleep to the end.
    await withMigration(
      folder,
      ADDED(
        "set local client_connection_check_interval = 100;\n--> statement-breakpoint\nselect pg_sleep(60)",
      ),
    );
    await killInTheMiddle(url, folder);
    await expectAllOrNothing(open, folder);
    await drop();
  });
