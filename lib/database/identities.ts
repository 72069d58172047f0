import { sql } from "drizzle-orm";
import type {
  Database,
  RunTransaction,
  Transaction,
  VerifiedClaims,
} from "@/lib/database/database";
import { withoutValues } from "@/lib/database/query-errors";

type Role = "anon" | "authenticated";

/** The identity ends with the transaction, also behind a pooler in transaction mode. */
function as<T>(
  { runTransaction, statementMs }: { runTransaction: RunTransaction; statementMs: number },
  role: Role,
  claims: object,
  work: (transaction: Transaction) => Promise<T>,
) {
  const json = JSON.stringify({ ...claims, role });
  return runTransaction(async (transaction) => {
    const limit =
      statementMs && sql`, set_config('statement_timeout', ${String(statementMs)}, true)`;
    await transaction.execute(
      sql`select set_config('request.jwt.claims', ${json}, true), set_config('role', ${role}, true)${limit || sql``}`,
    );
    return work(transaction);
  });
}

/**
 * The identities of a database over a driver's transactions. Errors do not contain the values of statements. The database server
 * cancels statements of visitors and members after `statementMs`; 0 means never.
 */
export function identities(
  transact: RunTransaction,
  statementMs = 0,
): Omit<Database, "mode" | "close"> {
  const runTransaction: RunTransaction = async (work) => {
    try {
      return await transact(work);
    } catch (error) {
      throw withoutValues(error);
    }
  };
  const options = { runTransaction, statementMs };
  return {
    asAnonymous: (work) => as(options, "anon", {}, work),
    asUser: (claims: VerifiedClaims, work) => as(options, "authenticated", claims, work),
    asOwner: (work) => runTransaction(work),
  };
}
