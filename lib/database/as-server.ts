import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";

/**
 * Ends a member's transaction with statements that only the server may run, as the owner of the tables; so both are applied, or
 * neither. No statement of the member may follow in the transaction.
 */
export async function asServer<Result>(transaction: Transaction, work: () => Promise<Result>) {
  await transaction.execute(sql`select set_config('role', 'none', true)`);
  return work();
}
