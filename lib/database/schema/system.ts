import { pgPolicy, text, timestamp } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { chard } from "@/lib/database/schema/namespace";

/** Nobody but the owner, whom policies do not bind, reads or writes. */
const ownerOnly = (table: string) =>
  pgPolicy(`${table}_owner_only`, { for: "all", to: "public", using: sql`false` });

/** Seeds that were applied: each is applied once, so that edited or removed records stay as they are. */
export const seeds = chard.table(
  "seeds",
  {
    name: text().primaryKey(),
    appliedAt: timestamp("applied_at", { withTimezone: true }).notNull().defaultNow(),
  },
  () => [ownerOnly("seeds")],
);

/**
 * Cache tags whose pages are out of date since an instant. Builds know the samples only, so every tag in this table
 * is applied again when a server starts.
 */
export const changedTags = chard.table(
  "changed_tags",
  {
    tag: text().primaryKey(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  () => [ownerOnly("changed_tags")],
);
