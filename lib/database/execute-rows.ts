import type { SQL } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";

/** Runs a statement and answers its rows: both drivers hand them over under the same name, which Drizzle's type hides. */
export async function executeRows<Row>(transaction: Transaction, statement: SQL) {
  const { rows } = (await transaction.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
