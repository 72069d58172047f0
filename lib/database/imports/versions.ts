import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { importBatches, osmElements } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";

/** When a restaurant was last changed, to the microsecond: who has read another version has read another record. */
export const VERSION =
  sql<number>`(extract(epoch from ${restaurants.updatedAt}) * 1000000)::bigint`.mapWith(Number);

/** A restaurant that an import compared and does not write, and the version that it read. */
export type Compared = { id: string; version: number | undefined };

export const isOneOf = (id: SQL, ids: ReadonlySet<string>) =>
  sql`${id} in (select jsonb_array_elements_text(${JSON.stringify([...ids])}::jsonb))`;

/** The compared restaurants that have changed since they were read, or are no longer there (P14.341). */
export async function listChanged(transaction: Transaction, run: string) {
  const rows = await executeRows<{ id: string }>(
    transaction,
    sql`select raw ->> 'id' as id from ${importBatches} b, jsonb_array_elements(b.rows) raw
      where b.run = ${run} and b.target = 'compared' and not exists (select from ${restaurants}
        where ${restaurants.id} = raw ->> 'id' and ${VERSION} = (raw ->> 'version')::bigint)`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Has the next import read the elements of restaurants again that this one left as they are. */
export async function readAgain(
  transaction: Transaction,
  run: string,
  skipped: ReadonlySet<string>,
) {
  if (skipped.size === 0) return;
  await transaction.execute(
    sql`update ${osmElements} set hash = '' where ${isOneOf(sql`restaurant_id`, skipped)} or ref in (
      select raw ->> 'ref' from ${importBatches} b, jsonb_array_elements(b.rows) raw
      where b.run = ${run} and b.target = 'elements' and ${isOneOf(sql`raw ->> 'restaurant_id'`, skipped)})`,
  );
}
