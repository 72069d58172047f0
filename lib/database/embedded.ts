import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database, RunTransaction } from "@/lib/database/database";
import { identities } from "@/lib/database/identities";
import { migrate } from "@/lib/database/migrate";

/** The database over an open PGlite, brought to the present schema. */
export async function embeddedDatabase(
  pglite: PGlite,
  migrationsFolder: string,
): Promise<Omit<Database, "close">> {
  const database = drizzle(pglite);
  const runTransaction: RunTransaction = (work) => database.transaction(work);
  await migrate(runTransaction, migrationsFolder);
  return { mode: "embedded", ...identities(runTransaction) };
}
