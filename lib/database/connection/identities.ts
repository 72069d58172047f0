import { sql } from "drizzle-orm";
import type {
  Database,
  RunTransaction,
  Transaction,
  VerifiedClaims,
} from "@/lib/database/database";
import { measureTransactions } from "@/lib/database/connection/measure-transactions";
import { withoutValues } from "@/lib/database/connection/query-errors";

type Role = "anon" | "authenticated";

/** The identity ends with the transaction, also behind a pooler in transaction mode. */
function as<T>(
  { runTransaction, limitMs }: { runTransaction: RunTransaction; limitMs: () => number },
  role: Role,
  claims: object,
  work: (transaction: Transaction) => Promise<T>,
) {
  const json = JSON.stringify({ ...claims, role });
  return runTransaction(async (transaction) => {
    const ms = limitMs();
    const limit = ms > 0 ? sql`, set_config('statement_timeout', ${String(ms)}, true)` : sql``;
    await transaction.execute(
      sql`select set_config('request.jwt.claims', ${json}, true), set_config('role', ${role}, true)${limit}`,
    );
    return work(transaction);
  });
}

/**
 * The identities of a database over a driver's transactions. Errors do not contain the values of statements. The database server
 * cancels statements of visitors and members after as many milliseconds as `limitMs` says when they begin; 0 means never.
 */
export function identities(
  transact: RunTransaction,
  limitMs = () => 0,
): Omit<Database, "mode" | "close"> {
  const runTransaction = measureTransactions(async (work) => {
    try {
      return await transact(work);
    } catch (error) {
      throw withoutValues(error);
    }
  });
  const options = { runTransaction, limitMs };
  return {
    asAnonymous: (work) => as(options, "anon", {}, work),
    asUser: (claims: VerifiedClaims, work) => as(options, "authenticated", claims, work),
    asOwner: (work) => runTransaction(work),
  };
}
