import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Client } from "pg";
import type { Database } from "@/lib/database/database";
import { embeddedDatabase } from "@/lib/database/embedded";
import { openPostgresStores } from "@/lib/database/postgres";
import { migratedPGlite } from "@/tests/lib/database/migrated-pglite";

export const MIGRATIONS = join(process.cwd(), "lib/database/migrations");

/** `npm test` starts a Postgres server and names it here; without one the suites run on PGlite alone. */
const ADMIN_URL = process.env.CHARD_TEST_POSTGRES;

async function administer(statement: string) {
  const client = new Client({ connectionString: ADMIN_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function newPGlite(): Promise<Database> {
  const pglite = await migratedPGlite();
  const database = await embeddedDatabase(pglite, MIGRATIONS);
  return { ...database, close: () => pglite.close() };
}

/** The URL of a new, empty database on the test server, and how to drop it. */
export async function newPostgresUrl() {
  const name = `chard_test_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name}`);
  const url = new URL(ADMIN_URL!);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

async function newPostgres(): Promise<Database> {
  const { url, drop } = await newPostgresUrl();
  const database = (await openPostgresStores(url, MIGRATIONS)).database;
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** The databases that every suite runs on, by name: a new one with each call. */
export const DATABASES: [string, () => Promise<Database>][] = ADMIN_URL
  ? [
      ["PGlite", newPGlite],
      ["Postgres", newPostgres],
    ]
  : [["PGlite", newPGlite]];
