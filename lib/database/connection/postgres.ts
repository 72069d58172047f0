import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pLimit from "p-limit";
import { escapeLiteral, Pool, type PoolClient } from "pg";
import { postgresAccounts } from "@/lib/database/connection/account-store";
import { recordResponse } from "@/lib/database/connection/availability";
import type { Database, RunTransaction, Settings } from "@/lib/database/database";
import { identities } from "@/lib/database/connection/identities";
import { migrate } from "@/lib/database/connection/migrate";
import { MAX_WAIT_MS, statementLimit, waitForDatabase } from "@/lib/database/connection/wait-limit";

/** Small: poolers in transaction mode and hosted plans allow few connections. */
const POOL_SIZE = 10;
/** A server that went without a word is noticed on idle connections as well. */
const FIRST_PROBE_MS = 10_000;

/** A pool with a queue of its own, in which requests may wait for longer than for the database. One connection is left for probes. */
class QueuedPool extends Pool {
  readonly inTurn = pLimit(POOL_SIZE - 1);
}

/** A pool of connections to the Postgres server that a URL names; nothing is asked of the server yet. */
export function createPool(url: string) {
  const pool = new QueuedPool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: MAX_WAIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: FIRST_PROBE_MS,
    application_name: "chard",
  });
  // A connection that the server closes is replaced; without listeners Node would end the process.
  pool.on("error", (error) => console.error(`Postgres closed a connection: ${error.message}`));
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Postgres returned an error of its own: the connection works. Class 08 is of connections, also that of a pooler to the server. */
function isPostgresError(error: { code?: string; cause?: { code?: string } }) {
  return /^(?!08)[0-9A-Z]{5}$/.test(error.cause?.code ?? error.code ?? "");
}

/**
 * Runs work on a connection of a pool. The connection is released, or closed where it is broken or where the request may not wait any
 * longer, since its state is then unknown.
 */
export function withConnection<T>(pool: QueuedPool, work: (client: PoolClient) => Promise<T>) {
  return waitForDatabase(async (signal) => {
    const client = await pool.connect();
    if (signal.aborted) client.release();
    signal.throwIfAborted();
    let isReleased = false;
    const release = (isBroken: boolean) => {
      if (!isReleased) client.release(isBroken);
      isReleased = true;
    };
    const abandon = () => release(true);
    signal.addEventListener("abort", abandon);
    try {
      const result = await work(client);
      recordResponse();
      release(false);
      return result;
    } catch (error) {
      const hasResponded = isPostgresError(error as { code?: string });
      if (hasResponded) recordResponse();
      release(!hasResponded);
      throw error;
    } finally {
      signal.removeEventListener("abort", abandon);
    }
  }, pool.inTurn);
}

/** Begins a transaction under its settings without a round trip of their own. Parameters allow only one statement. */
function beginning(settings: Settings) {
  const each = Object.entries(settings).map(
    ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`,
  );
  return each.length > 0 ? `begin; select ${each.join(", ")}` : "begin";
}

/**
 * Runs transactions on connections of a pool. Drizzle's own pool support never releases a connection that was closed before its
 * "begin", and its transactions take a round trip for "begin" alone.
 */
export function poolTransactions(pool: QueuedPool): RunTransaction {
  return (work, settings = {}) =>
    withConnection(pool, async (client) => {
      const transaction = drizzle(client);
      try {
        await client.query(beginning(settings));
        const result = await work(transaction);
        await transaction.execute(sql`commit`);
        return result;
      } catch (error) {
        await transaction.execute(sql`rollback`);
        throw error;
      }
    });
}

/**
 * Opens a Postgres database, brings it to the present schema, and finds the embedded accounts in it; without a folder of migrations it
 * stays as it is.
 */
export async function openPostgresStores(url: string, migrationsFolder: string | undefined) {
  const pool = createPool(url);
  const runTransaction = poolTransactions(pool);
  try {
    if (migrationsFolder) await migrate(runTransaction, migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const database: Database = {
    mode: "postgres",
    ...identities(runTransaction, statementLimit),
    close: () => pool.end(),
  };
  return { database, accounts: postgresAccounts((work) => withConnection(pool, work)) };
}
