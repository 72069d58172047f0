import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { openPostgresStores } from "@/lib/database/connection/postgres";
import { hashOf, MIGRATIONS, migrationsHash } from "@/tests/lib/database/support/migrations";

/** `npm test` starts a Postgres server and names it here; without one the suites run on PGlite. */
export const POSTGRES_URL = process.env.CHARD_TEST_POSTGRES;

/** Any number: test files that start at the same time wait for each other. */
const TEMPLATE_LOCK = 7_253_202_612;

export async function withClient(url: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const administer = (statement: string) =>
  withClient(POSTGRES_URL!, (client) => client.query(statement));

function urlOf(name: string) {
  const url = new URL(POSTGRES_URL!);
  url.pathname = `/${name}`;
  return url.href;
}

/** Copying the files of a database takes a quarter of the work of logging each of its pages, which servers do since version 15. */
const FILE_COPY_SINCE = 150_000;

/** The URL of a new database on the test server, and how to drop it: a copy of `template`, else empty. */
export async function newPostgresUrl(template = "template1") {
  const name = `chard_test_${randomUUID().replaceAll("-", "")}`;
  await withClient(POSTGRES_URL!, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const strategy = Number(rows[0]?.version) >= FILE_COPY_SINCE ? "strategy file_copy" : "";
    await client.query(`create database ${name} template ${template} ${strategy}`);
  });
  return { url: urlOf(name), drop: () => administer(`drop database ${name} with (force)`) };
}

/**
 * The name of a database with the present schema and no rows, which the first test file makes that needs it; `preparation` is what was
 * there before the schema.
 */
export async function migratedTemplate(preparation = "") {
  const name = `chard_migrated_${await migrationsHash()}${preparation && `_${hashOf(preparation)}`}`;
  const unfinished = `${name}_unfinished`;
  await withClient(POSTGRES_URL!, async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const found = await client.query("select from pg_database where datname = $1", [name]);
    if (found.rowCount) return;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    if (preparation) await withClient(urlOf(unfinished), (client) => client.query(preparation));
    const { database } = await openPostgresStores(urlOf(unfinished), MIGRATIONS);
    await database.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

/** What a new database with the present schema holds the site's records and accounts in. */
export async function newPostgres(preparation?: string) {
  const { url, drop } = await newPostgresUrl(await migratedTemplate(preparation));
  const { database, accounts } = await openPostgresStores(url, MIGRATIONS);
  async function close() {
    await database.close();
    await drop();
  }
  return { database: { ...database, close }, accounts, close };
}
