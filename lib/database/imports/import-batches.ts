import { and, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { KEPT_COLUMNS } from "@/lib/database/imports/kept-columns";
import { isOneOf, VERSION } from "@/lib/database/imports/versions";
import { cities, countries } from "@/lib/database/schema/cities";
import {
  changeLog,
  corrections,
  importBatches,
  osmElements,
  osmTakeovers,
  restaurantRedirects,
} from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";

/** Where the rows of an import go; the order is that in which they are written. */
export const TARGETS = {
  countries,
  cities,
  restaurants,
  elements: osmElements,
  takeovers: osmTakeovers,
  redirects: restaurantRedirects,
  corrections,
  log: changeLog,
} as const;

type Target = keyof typeof TARGETS;

/** The row as Postgres names its columns. */
export function toColumns(table: PgTable, row: Record<string, unknown>) {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.flatMap(([key, { name }]) => (row[key] === undefined ? [] : [[name, row[key]]])),
  );
}

type Batch = { id: number; rows: number };

/** The batches that are written, by what they are of. */
export async function batchSizes(transaction: Transaction, run: string) {
  const batches = await transaction
    .select({
      id: importBatches.id,
      target: importBatches.target,
      rows: sql<number>`jsonb_array_length(${importBatches.rows})::int`,
    })
    .from(importBatches)
    .where(and(eq(importBatches.run, run), inArray(importBatches.target, Object.keys(TARGETS))))
    .orderBy(importBatches.id);
  const sizes = new Map<string, Batch[]>();
  for (const { target, ...batch } of batches)
    sizes.set(target, [...(sizes.get(target) ?? []), batch]);
  return sizes;
}

/** Writes rows, but those of the restaurants in `skipped`, to which it adds the restaurants that have changed since they were read. */
export async function writeBatches(
  transaction: Transaction,
  target: Target,
  batches: readonly Batch[],
  skipped: Set<string>,
  onWritten: (rows: number) => void,
) {
  const write = writerOf(target);
  for (const { id, rows } of batches) {
    const changed = await executeRows<{ id: string }>(transaction, write(id, skipped));
    for (const restaurant of changed) skipped.add(restaurant.id);
    onWritten(rows);
  }
}

/** The statement that writes a batch. It returns the ids of restaurants that it leaves as they are. */
function writerOf(target: Target): (batch: number, skipped: ReadonlySet<string>) => SQL {
  const table = TARGETS[target];
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => !column.generatedIdentity,
  );
  const list = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const selected = sql.join(
    columns.map(({ name }) =>
      // populate_record does not apply defaults.
      name === "at" ? sql`now()` : sql`r.${sql.identifier(name)}`,
    ),
    sql`, `,
  );
  const key = columns.find(({ primary }) => primary);
  const updates = columns
    .filter(({ name }) => name !== key?.name && !KEPT_COLUMNS.includes(name))
    .map((column) => {
      const name = sql.identifier(column.name);
      // Elements that an extract no longer has are written without them.
      return column === osmElements.tags
        ? sql`${name} = coalesce(excluded.${name}, ${column})`
        : sql`${name} = excluded.${name}`;
    });
  const conflict = key
    ? sql`on conflict (${sql.identifier(key.name)}) do update set ${sql.join(updates, sql`, `)}`
    : sql``;
  const hasRestaurant = columns.some(({ name }) => name === "restaurant_id");
  return (batch, skipped) => {
    const raw = sql`${importBatches} b, jsonb_array_elements(b.rows) raw`;
    const rows = sql`${raw}, jsonb_populate_record(null::${table}, raw) r where b.id = ${batch}`;
    const insert = sql`insert into ${table} (${list}) select ${selected} from ${rows}`;
    if (target === "restaurants") {
      const isThere = sql`exists (select from ${restaurants} present where present.id = r.id)`;
      const asRead = sql`select raw ->> 'id', (raw ->> 'version')::bigint from ${raw} where b.id = ${batch}`;
      return sql`with written as (
          ${insert} and (raw ->> 'version' is null or ${isThere})
          ${conflict} where (${restaurants.id}, ${VERSION}) in (${asRead}) returning id
        )
        select raw ->> 'id' as id from ${raw} where b.id = ${batch} and raw ->> 'id' not in (select id from written)`;
    }
    if (!hasRestaurant) return sql`${insert} ${conflict}`;
    const stays = (id: SQL) => sql`not ${isOneOf(id, skipped)}`;
    const isElement =
      target === "elements" ? sql`where ${stays(sql`${osmElements.restaurantId}`)}` : sql``;
    return sql`${insert} and ${stays(sql`r.restaurant_id`)} ${conflict} ${isElement}`;
  };
}
