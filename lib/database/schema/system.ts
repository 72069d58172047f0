import { bigint, index, text, timestamp } from "drizzle-orm/pg-core";
import { chard, ownerOnly } from "@/lib/database/schema/namespace";

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
 * A log of cache tags whose records changed. Rows are only added, so that writers never wait for each other. Builds know
 * the samples only, so every tag in it is applied again when a server starts.
 */
export const changedTags = chard.table(
  "changed_tags",
  {
    id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
    tag: text().notNull(),
    /** The transaction's number, not the time: a transaction that starts earlier may be committed later. */
    transactionId: bigint("transaction_id", { mode: "bigint" }).notNull(),
  },
  (table) => [
    index("changed_tags_transaction").on(table.transactionId),
    index("changed_tags_tag").on(table.tag, table.id),
    ownerOnly("changed_tags"),
  ],
);

/** Random keys that every server of the site shares, made when first needed. A backup holds them. */
export const secrets = chard.table(
  "secrets",
  {
    name: text().primaryKey(),
    /** 32 bytes, base64url. */
    value: text().notNull(),
  },
  () => [ownerOnly("secrets")],
);
