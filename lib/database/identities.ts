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
  runTransaction: RunTransaction,
  role: Role,
  claims: object,
  work: (transaction: Transaction) => Promise<T>,
) {
  const json = JSON.stringify({ ...claims, role });
  return runTransaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('request.jwt.claims', ${json}, true), set_config('role', ${role}, true)`,
    );
    return work(transaction);
  });
}

/** The identities of a database over a driver's transactions. What fails says nothing of the values that it failed with. */
export function identities(runTransaction: RunTransaction): Omit<Database, "mode" | "close"> {
  const run: RunTransaction = async (work) => {
    try {
      return await runTransaction(work);
    } catch (error) {
      throw withoutValues(error);
    }
  };
  return {
    asAnonymous: (work) => as(run, "anon", {}, work),
    asUser: (claims: VerifiedClaims, work) => as(run, "authenticated", claims, work),
    asOwner: (work) => run(work),
  };
}
