import { sql } from "drizzle-orm";
import { index, pgPolicy, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { anonRole, authenticatedRole, authUsers } from "drizzle-orm/supabase";
import { chard, ownerOnly } from "@/lib/database/schema/namespace";
import { ownRows } from "@/lib/database/schema/account-rows";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";

/** Members who say that a restaurant is theirs; the member whose claim was accepted owns its record. */
export const claims = chard.table(
  "claims",
  {
    id: uuid().primaryKey().defaultRandom(),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** An address at the website's domain that a link was sent to; without one, the desk decides. */
    email: text(),
    /** SHA-256 of the link's token. */
    tokenHash: text("token_hash").unique(),
    /** What shows that the restaurant is theirs. */
    evidence: text().notNull(),
    status: text().notNull().default("open").$type<"sent" | "open" | "accepted" | "refused">(),
    reason: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
  },
  (table) => [
    unique("claims_once").on(table.restaurantId, table.userId),
    index("claims_of_user").on(table.userId),
    index("claims_waiting").on(table.status, table.createdAt),
    ownerOnly("claims"),
    ownRows("claims", "select", table.userId),
  ],
);

const isReviewOfOwn = (reviewId: unknown) =>
  sql`exists (select from chard.reviews r join chard.claims c on c.restaurant_id = r.restaurant_id where r.id = ${reviewId} and c.user_id = (select auth.uid()) and c.status = 'accepted')`;

/** What a restaurant's owner answers to a review: one answer each. */
export const reviewReplies = chard.table(
  "review_replies",
  {
    reviewId: text("review_id")
      .primaryKey()
      .references(() => reviews.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => authUsers.id, { onDelete: "set null" }),
    text: text().notNull(),
    status: text().notNull().default("published").$type<"published" | "waiting" | "removed">(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    editedAt: timestamp("edited_at", { withTimezone: true }),
  },
  (table) => [
    index("review_replies_of_author").on(table.authorId),
    pgPolicy("review_replies_public_read", {
      for: "select",
      to: [anonRole, authenticatedRole],
      using: sql`${table.status} = 'published'`,
    }),
    ownRows("review_replies", "select", table.authorId),
    ownRows(
      "review_replies",
      "insert",
      table.authorId,
      sql`${table.status} = 'published' and ${table.editedAt} is null and ${isReviewOfOwn(table.reviewId)}`,
    ),
    ownRows("review_replies", "update", table.authorId, sql`${table.status} <> 'removed'`),
    ownRows("review_replies", "delete", table.authorId, sql`${table.status} <> 'removed'`),
  ],
);
