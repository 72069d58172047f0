import { sql } from "drizzle-orm";
import { index, integer, pgPolicy, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { anonRole, authenticatedRole, authUsers } from "drizzle-orm/supabase";
import { chard } from "@/lib/database/schema/namespace";
import { ownRows } from "@/lib/database/schema/own-rows";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";

/** Photos that members uploaded, as they were encoded; the files are in a PhotoStorage. */
export const photos = chard.table(
  "photos",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Starts the names of its files. */
    hash: text().notNull(),
    /** Of the largest file, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** What it shows, for who does not see it. */
    description: text().notNull(),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    reviewId: text("review_id").references(() => reviews.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => authUsers.id, { onDelete: "set null" }),
    status: text().notNull().default("published").$type<"published" | "waiting" | "removed">(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("photos_of_restaurant").on(table.restaurantId, table.createdAt.desc()),
    index("photos_of_review").on(table.reviewId),
    index("photos_of_user").on(table.userId),
    index("photos_by_hash").on(table.hash),
    pgPolicy("photos_public_read", {
      for: "select",
      to: [anonRole, authenticatedRole],
      using: sql`${table.status} = 'published'`,
    }),
    ownRows("photos", "select", table.userId),
    ownRows("photos", "delete", table.userId, sql`${table.status} <> 'removed'`),
  ],
);
