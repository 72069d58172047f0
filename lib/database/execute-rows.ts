import type { SQL } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";

/** Runs a statement and returns its rows: both drivers use the same property for them, which Drizzle's type hides. */
export async function executeRows<Row>(transaction: Transaction, statement: SQL) {
  const { rows } = (await transaction.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
