import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";

/**
 * Ends a member's transaction with what the server alone decides, as the owner of the tables; so both are there, or neither. Nothing
 * of the member's may follow in it.
 */
export async function asServer(transaction: Transaction, work: () => Promise<unknown>) {
  await transaction.execute(sql`select set_config('role', 'none', true)`);
  await work();
}
