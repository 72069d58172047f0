import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Client } from "pg";
import { PGlite } from "@electric-sql/pglite";
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

/** As Supabase leaves a database: accounts are there, and belong to a role of its own. */
const SUPABASE_ACCOUNTS = `
  do $$ begin
    create role supabase_auth_admin nologin;
  exception when duplicate_object or unique_violation then null;
  end $$;
  create schema auth authorization supabase_auth_admin;
  create table auth.users (id uuid primary key, email text, raw_user_meta_data jsonb);
  create table auth.sessions (id uuid primary key, user_id uuid not null references auth.users);
  alter table auth.users owner to supabase_auth_admin;
  alter table auth.sessions owner to supabase_auth_admin;`;

async function newPGlite(preparation?: string): Promise<Database> {
  const pglite = await (preparation ? PGlite.create() : migratedPGlite());
  if (preparation) await pglite.exec(preparation);
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

async function newPostgres(preparation = ""): Promise<Database> {
  const { url, drop } = await newPostgresUrl();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(preparation);
  await client.end();
  const database = (await openPostgresStores(url, MIGRATIONS)).database;
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

type Open = () => Promise<Database>;

const databasesWith = (preparation?: string): [string, Open][] => [
  ["PGlite", () => newPGlite(preparation)],
  ...(ADMIN_URL ? [["Postgres", () => newPostgres(preparation)] as [string, Open]] : []),
];

/** The databases that every suite runs on, by name: a new one with each call. */
export const DATABASES = databasesWith();

/** The same, with accounts that are not the site's. */
export const SUPABASE_DATABASES = databasesWith(SUPABASE_ACCOUNTS);
