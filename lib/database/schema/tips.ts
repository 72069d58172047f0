import { sql } from "drizzle-orm";
import {
  index,
  integer,
  pgPolicy,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { anonRole, authenticatedRole, authUsers } from "drizzle-orm/supabase";
import { chard } from "@/lib/database/schema/namespace";
import { ownRows, ownsRestaurant } from "@/lib/database/schema/account-rows";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { PriceRange } from "@/lib/restaurants/types";

/** What members recommend to the next guest of a restaurant, in a sentence or two: one of each member. */
export const tips = chard.table(
  "tips",
  {
    id: uuid().primaryKey().defaultRandom(),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** Null once the account is deleted. */
    authorId: uuid("author_id").references(() => authUsers.id, { onDelete: "set null" }),
    text: text().notNull(),
    /** How many members found it helpful: counted by a trigger. */
    helpful: integer().notNull().default(0),
    status: text().notNull().default("published").$type<"published" | "removed">(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("tips_of_restaurant").on(table.restaurantId),
    unique("tips_once").on(table.authorId, table.restaurantId),
    pgPolicy("tips_public_read", {
      for: "select",
      to: [anonRole, authenticatedRole],
      using: sql`${table.status} = 'published'`,
    }),
    ownRows("tips", "select", table.authorId),
    ownRows(
      "tips",
      "insert",
      table.authorId,
      sql`${table.status} = 'published' and ${table.helpful} = 0 and exists (select from chard.members m where m.user_id = ${table.authorId}) and not ${ownsRestaurant(table.restaurantId)}`,
    ),
    ownRows("tips", "delete", table.authorId, sql`${table.status} <> 'removed'`),
  ],
);

/** Who found which tip helpful. */
export const tipVotes = chard.table(
  "tip_votes",
  {
    tipId: uuid("tip_id")
      .notNull()
      .references(() => tips.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.tipId, table.userId] }),
    index("tip_votes_of_user").on(table.userId),
    ownRows("tip_votes", "select", table.userId),
    ownRows(
      "tip_votes",
      "insert",
      table.userId,
      sql`exists (select from chard.tips t where t.id = ${table.tipId} and t.author_id is distinct from ${table.userId} and not ${ownsRestaurant(sql.raw("t.restaurant_id"))})`,
    ),
    ownRows("tip_votes", "delete", table.userId),
  ],
);

/** What members say a meal costs, from 1 to 4: one vote of each. */
export const priceVotes = chard.table(
  "price_votes",
  {
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    level: smallint().notNull().$type<PriceRange>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.userId] }),
    index("price_votes_of_user").on(table.userId),
    ownRows("price_votes", "select", table.userId),
    ownRows(
      "price_votes",
      "insert",
      table.userId,
      sql`${table.level} between 1 and 4 and not exists (select from chard.claims c where c.restaurant_id = ${table.restaurantId} and c.user_id = ${table.userId} and c.status = 'accepted')`,
    ),
    ownRows("price_votes", "delete", table.userId),
  ],
);
