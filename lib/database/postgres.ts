import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { postgresAccounts } from "@/lib/database/account-store";
import type { Database, RunTransaction } from "@/lib/database/database";
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

/** Postgres answered with an error of its own: the connection works. */
function isAnswer(error: { code?: string; cause?: { code?: string } }) {
  return /^[0-9A-Z]{5}$/.test(error.cause?.code ?? error.code ?? "");
}

/**
 * Runs transactions on connections of a pool. Drizzle's own way with a pool never gives a connection back that was closed
 * before its "begin".
 */
export function poolTransactions(pool: Pool): RunTransaction {
  return async (work) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work);
    } catch (error) {
      isBroken = !isAnswer(error as { code?: string });
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

/** Opens a Postgres database, brings it to the present schema, and finds the embedded accounts in it. */
export async function openPostgresStores(url: string, migrationsFolder: string) {
  const pool = createPool(url);
  const runTransaction = poolTransactions(pool);
  try {
    await migrate(runTransaction, migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const database: Database = {
    mode: "postgres",
    ...identities(runTransaction),
    close: () => pool.end(),
  };
  return { database, accounts: postgresAccounts(pool) };
}
