import { sql } from "drizzle-orm";
import type { RunTransaction, Settings, Transaction } from "@/lib/database/database";

type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

const selectSettings = (settings: Settings) => {
  const each = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  return sql`select ${sql.join(each, sql`, `)}`;
};

/** A driver's transactions, with their settings as the first statement. */
export function withSettings(transact: Transact): RunTransaction {
  return (work, settings) =>
    transact(async (transaction) => {
      if (settings) await transaction.execute(selectSettings(settings));
      return work(transaction);
    });
}
