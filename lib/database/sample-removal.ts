import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { changedTags, seeds } from "@/lib/database/schema/system";

/** Beside the seeds that were applied. Events, topics and members of the samples are files, and so cannot be deleted (ADR-26). */
const REMOVED = "samples removed";

/** The tag of every page that shows one of them (lib/page-cache/stale-pages.ts). */
export const SAMPLES_TAG = "samples";

/** Says that pages with samples are out of date. */
export async function noteChangedSamples(transaction: Transaction) {
  const transactionId = sql`pg_catalog.pg_current_xact_id()::text::bigint`;
  await transaction.insert(changedTags).values({ tag: SAMPLES_TAG, transactionId });
}

/** Hides the samples that are files. */
export async function hideSamples(transaction: Transaction) {
  const added = await transaction
    .insert(seeds)
    .values({ name: REMOVED })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) await noteChangedSamples(transaction);
}

/** Whether the samples that are files are to be shown. */
export async function hasSamples(database: Database) {
  const hidden = await database.asOwner((transaction) =>
    transaction.$count(seeds, eq(seeds.name, REMOVED)),
  );
  return hidden === 0;
}
