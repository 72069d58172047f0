import { and, asc, gt, type SQL } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import type { Database } from "@/lib/database/database";
import { restaurants } from "@/lib/database/schema/restaurants";
import { nextTurn } from "@/lib/lists/in-slices";

/** So few that reading them holds up no other request for long: the embedded database is in this process. */
const ROWS_AT_ONCE = 250;

type Columns = SelectedFields & { id: typeof restaurants.id };
type RowOf<Fields extends Columns> = {
  [Name in keyof Fields]: Fields[Name] extends { _: { data: infer Data; notNull: infer NotNull } }
    ? NotNull extends true
      ? Data
      : Data | null
    : unknown;
};

/** Some columns of every restaurant that fits, by id, in parts: between two of them other requests have their turn. */
export async function* restaurantRows<Fields extends Columns>(
  database: Database,
  columns: Fields,
  condition: SQL | undefined,
): AsyncGenerator<RowOf<Fields>[]> {
  let after = "";
  for (;;) {
    const rows = (await database.asAnonymous((transaction) =>
      transaction
        .select(columns as SelectedFields)
        .from(restaurants)
        .where(and(condition, gt(restaurants.id, after)))
        .orderBy(asc(restaurants.id))
        .limit(ROWS_AT_ONCE),
    )) as RowOf<Fields>[];
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)!.id as string;
    await nextTurn();
  }
}

/** What `work` makes of each of those rows. */
export async function mapRestaurantRows<Fields extends Columns, Result>(
  database: Database,
  columns: Fields,
  condition: SQL | undefined,
  work: (row: RowOf<Fields>) => Result,
) {
  const results: Result[] = [];
  for await (const rows of restaurantRows(database, columns, condition))
    for (const row of rows) results.push(work(row));
  return results;
}
