import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { updateStatistics } from "@/lib/database/maintenance/statistics";
import type { Database, Transaction } from "@/lib/database/database";
import { writeAudit } from "@/lib/database/desk/audit";
import { cities, countries } from "@/lib/database/schema/cities";
import {
  changeLog,
  corrections,
  importBatches,
  imports,
  osmElements,
  osmTakeovers,
  restaurantRedirects,
} from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import { KEPT_COLUMNS } from "@/lib/database/imports/kept-columns";
import { recountRestaurants } from "@/lib/database/imports/recount-restaurants";
import { removeSamplesIn } from "@/lib/database/samples";

/** Where the rows of an import go; the order is that in which they are written. */
const TARGETS = {
  countries,
  cities,
  restaurants,
  elements: osmElements,
  takeovers: osmTakeovers,
  redirects: restaurantRedirects,
  corrections,
  log: changeLog,
} as const;

export type ImportTarget =
  | keyof typeof TARGETS
  | "removedCorrections"
  /** Elements that the desk is no longer asked about. */
  | "settledTakeovers"
  /** Elements that only change their scope. */
  | "scopes";

type Row<Target> = Target extends keyof typeof TARGETS
  ? (typeof TARGETS)[Target]["$inferInsert"]
  : Target extends "scopes" | "settledTakeovers"
    ? { ref: string }
    : { restaurantId: string; field: string };

const ROWS_PER_BATCH = 200;
/** Other work of the server comes first: PGlite runs one statement at a time. */
const PAUSE_MS = 5;

/** The row as Postgres names its columns. */
function toColumns(table: PgTable, row: Record<string, unknown>) {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.flatMap(([key, { name }]) => (row[key] === undefined ? [] : [[name, row[key]]])),
  );
}

const IMPORTER = { id: null, name: "npm run import" };

/**
 * Collects the rows of an import in a table of their own, in short transactions, so that the site keeps working; apply() writes them
 * in one. An import that is never applied does not change the records.
 */
export function createImportWriter(database: Database) {
  const run = randomUUID();
  const pending = new Map<ImportTarget, object[]>();

  async function flush(target: ImportTarget) {
    const rows = pending.get(target) ?? [];
    if (rows.length === 0) return;
    pending.set(target, []);
    await database.asOwner((transaction) =>
      transaction.insert(importBatches).values({ run, target, rows }),
    );
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }

  return {
    async add<Target extends ImportTarget>(target: Target, row: Row<Target>) {
      const rows = pending.get(target) ?? [];
      pending.set(target, rows);
      rows.push(target in TARGETS ? toColumns(TARGETS[target as keyof typeof TARGETS], row) : row);
      if (rows.length >= ROWS_PER_BATCH) await flush(target);
    },

    /** Makes the import one change: all of it is there, or nothing. */
    async apply(about: {
      scope: string;
      dataTimestamp: Date | undefined;
      counts: object;
      keepSamples: boolean;
      onProgress: (rows: number, share: number) => void;
    }) {
      for (const target of pending.keys()) await flush(target);
      await database.asOwner(async (transaction) => {
        if (!about.keepSamples) await removeSamplesIn(transaction);
        const sizes = await batchSizes(transaction, run);
        const total = [...sizes.values()].flat().reduce((sum, { rows }) => sum + rows, 0);
        let written = 0;
        for (const target of Object.keys(TARGETS) as (keyof typeof TARGETS)[])
          await writeBatches(transaction, target, sizes.get(target) ?? [], (rows) => {
            written += rows;
            about.onProgress(written, written / total);
          });
        await removeBatches(transaction, run);
        await writeScopes(transaction, run, about.scope);
        await recountRestaurants(transaction);
        const [added] = await transaction
          .insert(imports)
          .values({
            scope: about.scope,
            dataTimestamp: about.dataTimestamp ?? null,
            counts: about.counts as Record<string, unknown>,
          })
          .returning({ id: imports.id });
        await writeAudit(transaction, {
          actor: IMPORTER,
          action: "import.apply",
          subject: `import:${added?.id}`,
          after: { scope: about.scope },
        });
        await transaction.delete(importBatches).where(eq(importBatches.run, run));
      });
      await updateStatistics(database);
    },

    /** Discards the collected changes. */
    discard: async () => {
      await database.asOwner((transaction) =>
        transaction.delete(importBatches).where(eq(importBatches.run, run)),
      );
    },
  };
}

/** Removes what imports left that were killed; the caller holds the lock, so that none is under way. */
export async function removeStaleBatches(database: Database) {
  await database.asOwner((transaction) => transaction.delete(importBatches));
}

export type ImportWriter = ReturnType<typeof createImportWriter>;

/** A writer that writes nothing, for seeing what an import would do. */
export function createDryRunWriter(): ImportWriter {
  return { add: async () => {}, apply: async () => {}, discard: async () => undefined };
}

type Batch = { id: number; rows: number };

/** The batches that are written, by what they are of. */
async function batchSizes(transaction: Transaction, run: string) {
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

async function writeBatches(
  transaction: Transaction,
  target: keyof typeof TARGETS,
  batches: readonly Batch[],
  onWritten: (rows: number) => void,
) {
  const table = TARGETS[target];
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => !column.generatedIdentity,
  );
  const names = columns.map(({ name }) => sql.identifier(name));
  const list = sql.join(names, sql`, `);
  const selected = sql.join(
    columns.map(({ name }) =>
      // populate_recordset does not apply defaults.
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
  for (const { id, rows } of batches) {
    await transaction.execute(
      sql`insert into ${table} (${list})
        select ${selected} from ${importBatches} b, jsonb_populate_recordset(null::${table}, b.rows) r
        where b.id = ${id} ${conflict}`,
    );
    onWritten(rows);
  }
}

async function writeScopes(transaction: Transaction, run: string, scope: string) {
  await transaction.execute(
    sql`update ${osmElements} set scope = ${scope} where ref in (select r ->> 'ref'
      from ${importBatches} b, jsonb_array_elements(b.rows) r where b.run = ${run} and b.target = 'scopes')`,
  );
}

async function removeBatches(transaction: Transaction, run: string) {
  const rows = sql`from ${importBatches} b, jsonb_array_elements(b.rows) r where b.run = ${run}`;
  await transaction.execute(
    sql`delete from ${corrections} where (restaurant_id, field) in
      (select r ->> 'restaurantId', r ->> 'field' ${rows} and b.target = 'removedCorrections')`,
  );
  await transaction.execute(
    sql`delete from ${osmTakeovers} where ref in
      (select r ->> 'ref' ${rows} and b.target = 'settledTakeovers')`,
  );
}
