import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/pglite";
import type { Drizzle } from "@/lib/database/database";
import { createPool } from "@/lib/database/connection/postgres";
import { emptyPGlite, migratedPGlite } from "@/tests/lib/database/support/migrated-pglite";
import { migratedTemplate, newPostgresUrl } from "@/tests/lib/database/support/postgres-server";

/** A database without a schema, or with the present one, which `close` discards. */
export type OpenedDatabase = { drizzled: Drizzle; close(): Promise<unknown> };

export type Schema = "none" | "present";

export async function openPGlite(schema: Schema): Promise<OpenedDatabase> {
  const pglite = await (schema === "none" ? emptyPGlite() : migratedPGlite());
  return { drizzled: drizzle(pglite), close: () => pglite.close() };
}

export async function openPostgres(schema: Schema): Promise<OpenedDatabase> {
  const { url, drop } = await newPostgresUrl(
    schema === "none" ? undefined : await migratedTemplate(),
  );
  const pool = createPool(url);
  return { drizzled: drizzleServer(pool), close: () => pool.end().then(drop) };
}
