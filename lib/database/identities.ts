import { sql } from "drizzle-orm";
import type {
  Database,
  RunTransaction,
  Transaction,
  VerifiedClaims,
} from "@/lib/database/database";

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

/** The identities of a database over a driver's transactions. */
export function identities(runTransaction: RunTransaction): Omit<Database, "mode" | "close"> {
  return {
    asAnonymous: (work) => as(runTransaction, "anon", {}, work),
    asUser: (claims: VerifiedClaims, work) => as(runTransaction, "authenticated", claims, work),
    asOwner: (work) => runTransaction(work),
  };
}
