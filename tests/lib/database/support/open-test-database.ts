import type { Database } from "@/lib/database/database";
import { embeddedDatabase } from "@/lib/database/connection/embedded";
import { migratedPGlite, preparedPGlite } from "@/tests/lib/database/support/migrated-pglite";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";
import { newPostgres, POSTGRES_URL } from "@/tests/lib/database/support/postgres-server";

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
  const pglite = await (preparation ? preparedPGlite(preparation) : migratedPGlite());
  const database = await embeddedDatabase(pglite, MIGRATIONS);
  return { ...database, close: () => pglite.close() };
}

/** Where a Postgres server is, PGlite is tried beside it only when that was asked for: it takes most of the time. */
export const HAS_PGLITE = !POSTGRES_URL || process.env.CHARD_TEST_BOTH_DATABASES === "1";

type Open = () => Promise<Database>;

const databasesWith = (preparation?: string): [string, Open][] => [
  ...(HAS_PGLITE ? [["PGlite", () => newPGlite(preparation)] as [string, Open]] : []),
  ...(POSTGRES_URL
    ? [["Postgres", async () => (await newPostgres(preparation)).database] as [string, Open]]
    : []),
];

/** The databases that a suite runs on, by name: a new one with each call. */
export const DATABASES = databasesWith();

/** One of them, for suites of code that reaches a database through lib/database alone, whose own suites try every one. */
export const ONE_DATABASE = DATABASES.slice(-1);

/** With accounts that are not the site's, as in Supabase's Postgres: PGlite stands in only where there is no server. */
export const SUPABASE_DATABASES = databasesWith(SUPABASE_ACCOUNTS).slice(-1);
