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
  const ms = limitMs();
  return runTransaction(work, {
    "request.jwt.claims": JSON.stringify({ ...claims, role }),
    role,
    ...(ms > 0 && { statement_timeout: String(ms) }),
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
  const runTransaction = measureTransactions(async (work, settings) => {
    try {
      return await transact(work, settings);
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
