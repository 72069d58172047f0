import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "@/lib/database/database";
import type { Engine } from "@/lib/database/engine/engine";
import { identities } from "@/lib/database/connection/identities";
import { migrate } from "@/lib/database/connection/migrate";
import { waitForDatabase } from "@/lib/database/connection/wait-limit";
import { withSettings } from "@/lib/database/connection/with-settings";

/** The database over an open engine, brought to the present schema; without a folder of migrations it stays as it is. */
export async function embeddedDatabase(
  engine: Engine,
  migrationsFolder: string | undefined,
): Promise<Omit<Database, "close">> {
  // Drizzle calls only those methods of a PGlite that an engine has.
  const database = drizzle(engine as unknown as PGlite);
  const runTransaction = withSettings((work) => waitForDatabase(() => database.transaction(work)));
  if (migrationsFolder) await migrate(runTransaction, migrationsFolder);
  return { mode: "embedded", ...identities(runTransaction) };
}
