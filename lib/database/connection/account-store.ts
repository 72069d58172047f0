import type { PoolClient } from "pg";
import type { Engine } from "@/lib/database/engine/engine";

export type AccountParameter = string | number | boolean | null;

/** One statement inside a transaction: `$1` placeholders; dates go in as ISO strings, JSON as text (`$1::text::jsonb`). */
export type AccountQuery = <Row>(
  statement: string,
  parameters?: readonly AccountParameter[],
) => Promise<Row[]>;

/**
 * The tables of the embedded accounts, in the schema "auth". All changes of `work` are committed when it resolves and
 * undone when it throws. PGlite has one session: never hash a password, and never open a second transaction, inside one.
 */
export interface AccountStore {
  transaction<T>(work: (query: AccountQuery) => Promise<T>): Promise<T>;
}

const SEARCH_PATH = "set local search_path = auth";

/** The accounts in an embedded database. */
export function embeddedAccounts(engine: Engine): AccountStore {
  return {
    transaction: (work) =>
      engine.transaction(async (transaction) => {
        await transaction.query(SEARCH_PATH);
        return work(async <Row>(statement: string, parameters: readonly unknown[] = []) => {
          const { rows } = await transaction.query<Row>(statement, [...parameters]);
          return rows;
        });
      }),
  };
}

type WithConnection = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

/** The accounts on a Postgres server. */
export function postgresAccounts(withConnection: WithConnection): AccountStore {
  return {
    transaction: (work) =>
      withConnection(async (client) => {
        try {
          await client.query("begin");
          await client.query(SEARCH_PATH);
          const result = await work(async (statement, parameters = []) => {
            const { rows } = await client.query(statement, [...parameters]);
            return rows;
          });
          await client.query("commit");
          return result;
        } catch (error) {
          await client.query("rollback");
          throw error;
        }
      }),
  };
}
