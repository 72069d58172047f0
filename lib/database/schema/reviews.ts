import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { anonRole, authenticatedRole, authUsers } from "drizzle-orm/supabase";
import { chard, ownerOnly } from "@/lib/database/schema/namespace";
import { ownRows, ownsRestaurant } from "@/lib/database/schema/account-rows";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { Picture } from "@/lib/picture";
import type { Review } from "@/lib/restaurants/types";

/** The member has a public record, and the review its name. */
const isSigned = ({ authorId, userId }: { authorId: unknown; userId: unknown }) =>
  sql`exists (select from chard.members m where m.user_id = ${authorId} and m.slug = ${userId})`;

/** Reviews of venues. */
export const reviews = chard.table(
  "reviews",
  {
    id: text()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** Slug of the author's public page; samples have an id of their own. */
    userId: text("user_id").notNull(),
    userName: text("user_name").notNull(),
    userAvatar: text("user_avatar"),
    rating: smallint().notNull().$type<Review["rating"]>(),
    title: text().notNull(),
    content: text().notNull(),
    images: jsonb().notNull().$type<Picture[]>(),
    visitDate: date("visit_date", { mode: "string" }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    helpful: integer().notNull(),
    verified: boolean(),
    sample: boolean().notNull(),
    /** The account; samples have none, nor have reviews whose author left. */
    authorId: uuid("author_id").references(() => authUsers.id, { onDelete: "set null" }),
    status: text().notNull().default("published").$type<"published" | "waiting" | "removed">(),
    /** The published text, for the desk: only while an edit waits. */
    previous: jsonb().$type<{ rating: number; title: string; content: string }>(),
    /** What the desk's decision on the last edit replaced, for as long as that can be undone. */
    replaced: jsonb().$type<{ rating: number; title: string; content: string }>(),
    editedAt: timestamp("edited_at", { withTimezone: true }),
  },
  (table) => [
    index("reviews_of_restaurant").on(table.restaurantId, table.createdAt.desc()),
    index("reviews_newest").on(table.createdAt.desc()),
    index("reviews_waiting")
      .on(table.createdAt)
      .where(sql`${table.status} = 'waiting'`),
    unique("reviews_once").on(table.authorId, table.restaurantId),
    pgPolicy("reviews_public_read", {
      for: "select",
      to: [anonRole, authenticatedRole],
      using: sql`${table.status} = 'published'`,
    }),
    ownRows("reviews", "select", table.authorId),
    ownRows(
      "reviews",
      "insert",
      table.authorId,
      sql`${table.helpful} = 0 and ${table.verified} is null and not ${table.sample} and ${table.status} = 'waiting' and ${table.previous} is null and ${table.replaced} is null and ${table.userAvatar} is null and ${table.images} = '[]' and ${table.editedAt} is null and ${isSigned(table)}`,
    ),
    ownRows("reviews", "update", table.authorId, sql`${table.status} <> 'removed'`),
    ownRows("reviews", "delete", table.authorId, sql`${table.status} <> 'removed'`),
  ],
);

/** Who found which review helpful. */
export const reviewVotes = chard.table(
  "review_votes",
  {
    reviewId: text("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index("review_votes_of_user").on(table.userId),
    ownRows("review_votes", "select", table.userId),
    ownRows(
      "review_votes",
      "insert",
      table.userId,
      sql`exists (select from chard.reviews r where r.id = ${table.reviewId} and r.author_id is distinct from ${table.userId} and not ${ownsRestaurant(sql.raw("r.restaurant_id"))})`,
    ),
    ownRows("review_votes", "delete", table.userId),
  ],
);

/** Which reviews members with the restaurant among their favorites were told of: rows outlive a review that its author deletes. */
export const reviewAnnouncements = chard.table(
  "review_announcements",
  {
    /** The review's author. */
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.restaurantId] }),
    index("review_announcements_of_restaurant").on(table.restaurantId),
    ownerOnly("review_announcements"),
  ],
);
