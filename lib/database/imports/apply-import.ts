import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { updateStatistics } from "@/lib/database/maintenance/statistics";
import type { Database, Transaction } from "@/lib/database/database";
import { writeAudit } from "@/lib/database/desk/audit";
import {
  corrections,
  importBatches,
  imports,
  osmElements,
  osmTakeovers,
} from "@/lib/database/schema/imports";
import {
  batchSizes,
  TARGETS,
  toColumns,
  writeBatches,
} from "@/lib/database/imports/import-batches";
import { followRenamedCities } from "@/lib/database/imports/renamed-cities";
import { recountRestaurants } from "@/lib/database/imports/recount-restaurants";
import { isOneOf, listChanged, readAgain, type Compared } from "@/lib/database/imports/versions";
import { removeSamplesIn } from "@/lib/database/samples";

export type ImportTarget =
  | keyof typeof TARGETS
  /** Restaurants that were compared and not changed. */
  | "compared"
  | "removedCorrections"
  /** Elements that the desk is no longer asked about. */
  | "settledTakeovers"
  /** Elements that only change their scope. */
  | "scopes";

type OtherRows = {
  compared: Compared;
  removedCorrections: { restaurantId: string; field: string; value: unknown };
  settledTakeovers: { ref: string };
  scopes: { ref: string };
};

type Row<Target extends ImportTarget> = Target extends "restaurants"
  ? (typeof TARGETS)["restaurants"]["$inferInsert"] & {
      /** The version that was read; undefined for one that is new. */
      version: number | undefined;
    }
  : Target extends keyof typeof TARGETS
    ? (typeof TARGETS)[Target]["$inferInsert"]
    : Target extends keyof OtherRows
      ? OtherRows[Target]
      : never;

const ROWS_PER_BATCH = 200;
/** Other work of the server comes first: PGlite runs one statement at a time. */
const PAUSE_MS = 5;

const IMPORTER = { id: null, name: "npm run import" };

/** A row as its batch has it. */
function toBatchRow(target: ImportTarget, row: Record<string, unknown>) {
  if (!(target in TARGETS)) return row;
  const { version } = row;
  const columns = toColumns(TARGETS[target as keyof typeof TARGETS], row);
  return version === undefined ? columns : { ...columns, version };
}

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
      rows.push(toBatchRow(target, row));
      if (rows.length >= ROWS_PER_BATCH) await flush(target);
    },

    /** Makes the import one change: all of it is there, or nothing. A restaurant that was changed since it was read stays as it is. */
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
        await followRenamedCities(transaction, run);
        const sizes = await batchSizes(transaction, run);
        const total = [...sizes.values()].flat().reduce((sum, { rows }) => sum + rows, 0);
        const skipped = await listChanged(transaction, run);
        let written = 0;
        for (const target of Object.keys(TARGETS) as (keyof typeof TARGETS)[])
          await writeBatches(transaction, target, sizes.get(target) ?? [], skipped, (rows) => {
            written += rows;
            about.onProgress(written, written / total);
          });
        await readAgain(transaction, run, skipped);
        await removeBatches(transaction, run, skipped);
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

async function writeScopes(transaction: Transaction, run: string, scope: string) {
  await transaction.execute(
    sql`update ${osmElements} set scope = ${scope} where ref in (select r ->> 'ref'
      from ${importBatches} b, jsonb_array_elements(b.rows) r where b.run = ${run} and b.target = 'scopes')`,
  );
}

async function removeBatches(transaction: Transaction, run: string, skipped: ReadonlySet<string>) {
  const rows = sql`from ${importBatches} b, jsonb_array_elements(b.rows) r where b.run = ${run}`;
  // Another value was written by somebody else meanwhile.
  await transaction.execute(
    sql`delete from ${corrections} where (restaurant_id, field, value) in
      (select r ->> 'restaurantId', r ->> 'field', r -> 'value' ${rows} and b.target = 'removedCorrections')
      and not ${isOneOf(sql`restaurant_id`, skipped)}`,
  );
  await transaction.execute(
    sql`delete from ${osmTakeovers} where ref in
      (select r ->> 'ref' ${rows} and b.target = 'settledTakeovers')
      and not ${isOneOf(sql`restaurant_id`, skipped)}`,
  );
}
