/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { listAppliedMigrations } from "@/lib/database/connection/migrate";
import { openPostgresStores } from "@/lib/database/connection/postgres";
import { openDataDirectory } from "@/lib/database/data-directory/data-directory";
import { FILES } from "@/lib/database/data-directory/data-files";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { unpackEmpty } from "@/tests/lib/database/support/migrated-pglite";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";
import { HAS_PGLITE } from "@/tests/lib/database/support/open-test-database";
import { olderMigrations } from "@/tests/lib/database/support/older-migrations";
import { newPostgresUrl, POSTGRES_URL } from "@/tests/lib/database/support/postgres-server";

jest.setTimeout(300_000);

/** The first version that can be upgraded: the migration that makes its schema, and a hash of that. */
const FIRST = {
  version: "0.2.0",
  migration: "0023_baseline",
  hash: "96821d8932c88d717ac9555116bee8c0d29d9e6c0afb460a03a43fb289ce0c6a",
};

/** The numbers of the migrations that it had before the last one, which `FIRST.migration` stands for. */
const FORMER = [1795382057366, 1795662422248, 1795697005655];

const ACCOUNT = "8f14e45f-ceea-467f-9575-4d1b8c2a9a01";

/** What its members and moderators have left, in the columns that it had. */
const ROWS = `
  insert into auth.users (id, identity_id, email, password_hash, metadata, created_at, updated_at)
  values ('${ACCOUNT}', '${ACCOUNT}', 'noor@example.com', 'none', '{}', now(), now());
  insert into chard.members (user_id, slug, name) values ('${ACCOUNT}', 'noor-adeyemi', 'Noor Adeyemi');
  insert into chard.roles (user_id, role) values ('${ACCOUNT}', 'moderator');
  insert into chard.restaurants (id, name, latin_name, cuisine, review_count, lat, lng, city, country, time_zone, images, features,
    dietary_options, verified, featured, sample, created_at, updated_at)
  values ('leaf-graz', 'Leaf', null, '{thai}', 1, 47.07, 15.44, 'Graz', 'Austria', 'Europe/Vienna', '[]', '{terrace}', '{vegan}',
    false, false, false, now(), now());
  insert into chard.osm_elements (ref, restaurant_id, hash, lat, lng, scope, tags)
  values ('node/1', 'leaf-graz', 'x', 47.07, 15.44, 'Graz', '{"name":"Leaf"}');
  insert into chard.corrections (restaurant_id, field, value, source)
  values ('leaf-graz', 'phone', '"+43 316 5550100"', 'a visitor');
  insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at,
    helpful, sample, status)
  values ('r-1', 'leaf-graz', '${ACCOUNT}', '${ACCOUNT}', 'Noor Adeyemi', 5, 'Warm soup', 'Twice in a row.', '[]', '2026-11-20', now(),
    3, false, 'published');
  insert into chard.favorites (user_id, restaurant_id) values ('${ACCOUNT}', 'leaf-graz');
  insert into chard.topics (id, author_id, title) values ('bread', '${ACCOUNT}', 'Bread');
  insert into chard.posts (topic_id, author_id, text) values ('bread', '${ACCOUNT}', 'Who bakes?');
  insert into chard.audit_log (actor_name, action, subject) values ('A command on the server', 'role.set', 'account:${ACCOUNT}');`;

const TABLES = [
  "auth.users",
  "chard.members",
  "chard.roles",
  "chard.restaurants",
  "chard.osm_elements",
  "chard.corrections",
  "chard.reviews",
  "chard.favorites",
  "chard.topics",
  "chard.posts",
  "chard.audit_log",
];

/** Every row that is no sample, as JSON. */
async function readRows(database: Database) {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const table of TABLES)
    found[table] = await database.asOwner(async (transaction) =>
      (
        await executeRows<{ row: Record<string, unknown> }>(
          transaction,
          sql.raw(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`),
        )
      )
        .map(({ row }) => row)
        .filter(({ sample }) => sample !== true),
    );
  return found;
}

const operatorsVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith("CHARD_TEST_")),
) as NodeJS.ProcessEnv;

type Place = {
  open(folder: string): Promise<Database>;
  variables: Record<string, string>;
  remove(): Promise<unknown>;
};

type OpenPlace = () => Promise<Place>;

const PLACES: [string, OpenPlace][] = [
  ...(HAS_PGLITE ? [["the embedded database", openDirectory] as [string, OpenPlace]] : []),
  ...(POSTGRES_URL ? [["Postgres", openServer] as [string, OpenPlace]] : []),
];

async function openDirectory(): Promise<Place> {
  const directory = await mkdtemp(join(tmpdir(), "chard-upgrade-"));
  await unpackEmpty(join(directory, FILES));
  return {
    open: async (folder) => (await openDataDirectory(directory, folder)).database,
    variables: { CHARD_DATA_DIR: directory, CHARD_DATABASE: "embedded", DATABASE_URL: "" },
    remove: () => rm(directory, { recursive: true }),
  };
}

async function openServer(): Promise<Place> {
  const { url, drop } = await newPostgresUrl();
  const directory = await mkdtemp(join(tmpdir(), "chard-upgrade-"));
  return {
    open: async (folder) => (await openPostgresStores(url, folder)).database,
    variables: { CHARD_DATABASE: "", DATABASE_URL: url, CHARD_DATA_DIR: directory },
    remove: async () => {
      await drop();
      await rm(directory, { recursive: true });
    },
  };
}

test(`the schema of ${FIRST.version} is as it was`, async () => {
  const hash = createHash("sha256").update(
    await readFile(join(MIGRATIONS, `${FIRST.migration}.sql`)),
  );
  expect(hash.digest("hex")).toBe(FIRST.hash);
});

describe.each(PLACES)(`a database of ${FIRST.version} in %s`, (_, newPlace) => {
  let older: string;
  let place: Place;

  beforeAll(async () => {
    older = await olderMigrations(FIRST.migration);
    place = await newPlace();
  });
  afterAll(async () => {
    await place.remove();
    await rm(older, { recursive: true });
  });

  /** A command as an operator runs it: without the settings of this project's tests. */
  function run(script: string, ...parameters: string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`scripts/run/${script}`, ...parameters],
      { env: { ...operatorsVariables, ...place.variables }, encoding: "utf8" },
    );
    return { status, said: stdout + stderr };
  }

  async function use<Result>(folder: string, work: (database: Database) => Promise<Result>) {
    const database = await place.open(folder);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  test("is checked, asks for a backup, is upgraded by one command, and has all its rows", async () => {
    const before = await use(older, async (database) => {
      for (const statement of ROWS.split(";\n").filter((text) => text.trim()))
        await database.asOwner((transaction) => transaction.execute(sql.raw(statement)));
      for (const tag of FORMER)
        await database.asOwner((transaction) =>
          transaction.execute(
            sql`insert into chard_migrations.applied (tag, hash) values (${tag}, 'of 0.2.0')`,
          ),
        );
      return readRows(database);
    });
    expect(TABLES.filter((table) => !before[table]?.length)).toEqual([]);

    const early = run("upgrade-check.mjs");
    expect(early.said).toMatch(/\d+ migrations? will be applied at the start/);
    expect(early.said).toContain("There is no backup: make one");
    expect(early.status).toBe(1);

    // A backup by the new version, and its questions, come before its migrations.
    expect(run("db.mjs", "db", "status")).toEqual({
      status: 0,
      said: expect.stringMatching(/^\d+ migrations? of this version missing$/m),
    });
    expect(run("backup.mjs")).toMatchObject({ status: 0 });
    const late = run("upgrade-check.mjs");
    expect(late.said).toMatch(/\d+ migrations? will be applied at the start/);
    expect(late.said).toContain("The last backup is of");
    expect(late.status).toBe(0);

    expect(run("db.mjs", "db", "migrate")).toEqual({
      status: 0,
      said: expect.stringContaining("The database has every migration of this version."),
    });
    expect(run("upgrade-check.mjs")).toEqual({
      status: 0,
      said: expect.stringContaining("Database: nothing will change."),
    });

    // New columns may have come; what was there has its value.
    const { after, numbers } = await use(MIGRATIONS, async (database) => ({
      after: await readRows(database),
      numbers: await database.asOwner(listAppliedMigrations),
    }));
    expect(numbers.filter((tag) => FORMER.includes(tag))).toEqual([]);
    for (const table of TABLES)
      expect([table, after[table]]).toEqual([
        table,
        expect.arrayContaining(before[table]!.map((row) => expect.objectContaining(row))),
      ]);
  });
});
