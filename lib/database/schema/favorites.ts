import { sql } from "drizzle-orm";
import { index, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "drizzle-orm/supabase";
import { chard } from "@/lib/database/schema/namespace";
import { ownRows } from "@/lib/database/schema/account-rows";
import { restaurants } from "@/lib/database/schema/restaurants";

/** Restaurants that an account saved. */
export const favorites = chard.table(
  "favorites",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** For the member alone. */
    note: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.restaurantId] }),
    index("favorites_of_user").on(table.userId, table.createdAt),
    index("favorites_of_restaurant").on(table.restaurantId),
    ownRows("favorites", "select", table.userId),
    ownRows("favorites", "insert", table.userId),
    ownRows("favorites", "update", table.userId),
    ownRows("favorites", "delete", table.userId),
  ],
);

/** Links to a member's list, valid for anyone; deleting the row revokes it. */
export const favoriteShares = chard.table(
  "favorite_shares",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** 128 random bits. */
    token: text().notNull().unique(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    ownRows("favorite_shares", "select", table.userId),
    ownRows("favorite_shares", "insert", table.userId, sql`${table.token} ~ '^[0-9a-f]{32}$'`),
    ownRows("favorite_shares", "delete", table.userId),
  ],
);
