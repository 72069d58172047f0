import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { postgresAccounts } from "@/lib/database/account-store";
import type { Database } from "@/lib/database/database";
import { identities } from "@/lib/database/identities";
import { migrate } from "@/lib/database/migrate";

/** Small: poolers in transaction mode and hosted plans allow few connections. */
const POOL_SIZE = 10;
/** The longest that a request waits for a connection, and that a statement runs. */
const TIMEOUT_MS = 10_000;

/** A pool of connections to the Postgres server that a URL names; nothing is asked of the server yet. */
export function createPool(url: string) {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: "chard",
  });
  // A connection that the server closes is replaced; without listeners Node would end the process.
  pool.on("error", (error) => console.error(`Postgres closed a connection: ${error.message}`));
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Opens a Postgres database, brings it to the present schema, and finds the embedded accounts in it. */
export async function openPostgresStores(url: string, migrationsFolder: string) {
  const pool = createPool(url);
  const drizzled = drizzle(pool);
  try {
    await migrate(drizzled, migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const database: Database = {
    mode: "postgres",
    ...identities(drizzled),
    close: () => pool.end(),
  };
  return { database, accounts: postgresAccounts(pool) };
}
