import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/pglite";
import type { Drizzle } from "@/lib/database/database";
import { createPool } from "@/lib/database/connection/postgres";
import { emptyPGlite } from "@/tests/lib/database/support/migrated-pglite";
import { newPostgresUrl } from "@/tests/lib/database/support/postgres-server";

/** A database without a schema, which `close` discards. */
export type OpenedDatabase = { drizzled: Drizzle; close(): Promise<unknown> };

export async function openPGlite(): Promise<OpenedDatabase> {
  const pglite = await emptyPGlite();
  return { drizzled: drizzle(pglite), close: () => pglite.close() };
}

export async function openPostgres(): Promise<OpenedDatabase> {
  const { url, drop } = await newPostgresUrl();
  const pool = createPool(url);
  return { drizzled: drizzleServer(pool), close: () => pool.end().then(drop) };
}
