import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";

/**
 * Ends a member's transaction with statements that only the server may run, as the owner of the tables; so both are applied, or
 * neither. Nothing of the member's may follow in it.
 */
export async function asServer(transaction: Transaction, work: () => Promise<unknown>) {
  await transaction.execute(sql`select set_config('role', 'none', true)`);
  await work();
}
