import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  numeric,
  pgPolicy,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { anonRole, authenticatedRole, authUsers } from "drizzle-orm/supabase";
import { chard } from "@/lib/database/schema/namespace";
import { ownRows, ownsRestaurant } from "@/lib/database/schema/account-rows";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { Allergen } from "@/lib/dishes/allergens";
import type { DishLevel } from "@/lib/dishes/types";

/** What can be eaten vegan at a restaurant, as members and owners say. */
export const dishes = chard.table(
  "dishes",
  {
    id: uuid().primaryKey().defaultRandom(),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** Null once the account is deleted. */
    authorId: uuid("author_id").references(() => authUsers.id, { onDelete: "set null" }),
    name: text().notNull(),
    /** Null where nobody has said it. */
    level: text().$type<DishLevel>(),
    /** What to ask for, to have it vegan. */
    request: text(),
    price: numeric({ precision: 12, scale: 2 }),
    /** ISO 4217; null without a price. */
    currency: text(),
    /** Those that it is said to contain; none may mean that nobody has said it. */
    allergens: text().array().notNull().default([]).$type<Allergen[]>(),
    byOwner: boolean("by_owner").notNull().default(false),
    status: text().notNull().default("published").$type<"published" | "removed">(),
    /** Since when the owner says that it is no longer served. */
    retiredAt: timestamp("retired_at", { withTimezone: true }),
    /** How many members ate it and when the last one said so, and how many say since then that it is no longer served: counted by triggers. */
    eatenBy: integer("eaten_by").notNull().default(0),
    eatenAt: timestamp("eaten_at", { withTimezone: true }),
    goneBy: integer("gone_by").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("dishes_of_restaurant").on(table.restaurantId),
    index("dishes_of_author").on(table.authorId),
    pgPolicy("dishes_public_read", {
      for: "select",
      to: [anonRole, authenticatedRole],
      using: sql`${table.status} = 'published'`,
    }),
    ownRows("dishes", "select", table.authorId),
    ownRows(
      "dishes",
      "insert",
      table.authorId,
      sql`${table.status} = 'published' and ${table.retiredAt} is null and ${table.eatenBy} = 0 and ${table.eatenAt} is null and ${table.goneBy} = 0 and (not ${table.byOwner} or ${ownsRestaurant(table.restaurantId)})`,
    ),
    ownRows("dishes", "delete", table.authorId, sql`${table.status} <> 'removed'`),
  ],
);

/** Which members ate a dish, and which say that it is no longer served: one row of each kind, dated by the last time. */
export const dishMarks = chard.table(
  "dish_marks",
  {
    dishId: uuid("dish_id")
      .notNull()
      .references(() => dishes.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    kind: text().notNull().$type<"ate" | "gone">(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.dishId, table.userId, table.kind] }),
    index("dish_marks_of_user").on(table.userId),
    ownRows("dish_marks", "select", table.userId),
    ownRows(
      "dish_marks",
      "insert",
      table.userId,
      sql`${table.kind} in ('ate', 'gone') and exists (select from chard.dishes d where d.id = ${table.dishId} and d.status = 'published' and not ${ownsRestaurant(sql.raw("d.restaurant_id"))})`,
    ),
    ownRows("dish_marks", "delete", table.userId),
  ],
);
