import { sql } from "drizzle-orm";
import type { Database, Drizzle, Transaction, VerifiedClaims } from "@/lib/database/database";

type Role = "anon" | "authenticated";

/** The identity ends with the transaction, also behind a pooler in transaction mode. */
function as<T>(
  drizzle: Drizzle,
  role: Role,
  claims: object,
  work: (transaction: Transaction) => Promise<T>,
) {
  const json = JSON.stringify({ ...claims, role });
  return drizzle.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('request.jwt.claims', ${json}, true), set_config('role', ${role}, true)`,
    );
    return work(transaction);
  });
}

/** The identities of a database over a driver. */
export function identities(drizzle: Drizzle): Omit<Database, "mode" | "close"> {
  return {
    asAnonymous: (work) => as(drizzle, "anon", {}, work),
    asUser: (claims: VerifiedClaims, work) => as(drizzle, "authenticated", claims, work),
    asOwner: (work) => drizzle.transaction(work),
  };
}
