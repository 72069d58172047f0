import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";

/** The e-mail address of an account; undefined where the account was deleted. */
export async function findAccountEmail(database: Database, userId: string) {
  const [row] = await database.asOwner((transaction) =>
    executeRows<{ email: string | null }>(
      transaction,
      sql`select email from auth.users where id = ${userId}`,
    ),
  );
  return row?.email ?? undefined;
}
