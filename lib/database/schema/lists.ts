import { sql } from "drizzle-orm";
import {
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { authUsers } from "drizzle-orm/supabase";
import { ownRows } from "@/lib/database/schema/account-rows";
import { chard } from "@/lib/database/schema/namespace";
import { restaurants } from "@/lib/database/schema/restaurants";

const ownerId = () =>
  uuid("user_id")
    .notNull()
    .references(() => authUsers.id, { onDelete: "cascade" });

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();

/** Lists of restaurants that a member has named. */
export const lists = chard.table(
  "lists",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // What belongs to a list refers to both: it is never in the list of another member.
    unique("lists_and_owners").on(table.id, table.userId),
    index("lists_of_user").on(table.userId, table.createdAt),
    ownRows("lists", "select", table.userId),
    ownRows("lists", "insert", table.userId),
    ownRows("lists", "update", table.userId),
    ownRows("lists", "delete", table.userId),
  ],
);

/** The restaurants of a list, in the order of their positions. */
export const listPlaces = chard.table(
  "list_places",
  {
    listId: uuid("list_id").notNull(),
    userId: ownerId(),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** For the member alone. */
    note: text(),
    /** When the member wants to go there. */
    day: date(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.restaurantId] }),
    foreignKey({
      name: "list_places_list_fk",
      columns: [table.listId, table.userId],
      foreignColumns: [lists.id, lists.userId],
    }).onDelete("cascade"),
    index("list_places_of_user").on(table.userId),
    index("list_places_of_restaurant").on(table.restaurantId),
    ownRows("list_places", "select", table.userId),
    ownRows("list_places", "insert", table.userId),
    ownRows("list_places", "update", table.userId),
    ownRows("list_places", "delete", table.userId),
  ],
);

/** Links to a list, valid for anyone; deleting the row revokes it. */
export const listShares = chard.table(
  "list_shares",
  {
    listId: uuid("list_id").primaryKey(),
    userId: ownerId(),
    /** 128 random bits. */
    token: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: "list_shares_list_fk",
      columns: [table.listId, table.userId],
      foreignColumns: [lists.id, lists.userId],
    }).onDelete("cascade"),
    index("list_shares_of_user").on(table.userId),
    ownRows("list_shares", "select", table.userId),
    ownRows("list_shares", "insert", table.userId, sql`${table.token} ~ '^[0-9a-f]{32}$'`),
    ownRows("list_shares", "delete", table.userId),
  ],
);
