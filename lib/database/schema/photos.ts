import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { anonRole, authenticatedRole, authUsers } from "drizzle-orm/supabase";
import { listings } from "@/lib/database/schema/contributions";
import { chard } from "@/lib/database/schema/namespace";
import { dishes } from "@/lib/database/schema/dishes";
import { ownRows, ownsRestaurant } from "@/lib/database/schema/account-rows";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import type { PhotoSubject } from "@/lib/restaurants/photos/subjects";

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
    /** What it shows, for those who do not see it. */
    description: text().notNull(),
    /** Null while the listing that it came with waits, or was refused. */
    restaurantId: text("restaurant_id").references(() => restaurants.id, { onDelete: "cascade" }),
    listingToken: text("listing_token").references(() => listings.token, { onDelete: "cascade" }),
    reviewId: text("review_id").references(() => reviews.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => authUsers.id, { onDelete: "set null" }),
    /** Added without a review by somebody who is not the owner: a visitor, with a listing, or the desk. */
    byVisitor: boolean("by_visitor").notNull().default(false),
    /** What a visitor says that it shows. */
    shows: text().$type<PhotoSubject>(),
    dishId: uuid("dish_id").references(() => dishes.id, { onDelete: "set null" }),
    status: text().notNull().default("published").$type<"published" | "waiting" | "removed">(),
    /** The desk has made it the main picture of its restaurant. */
    isMain: boolean("is_main").notNull().default(false),
    /** How many members found a visitor's photo helpful: counted by a trigger. */
    helpful: integer().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("photos_of_restaurant").on(table.restaurantId, table.createdAt.desc()),
    index("photos_of_review").on(table.reviewId),
    index("photos_of_listing").on(table.listingToken),
    check(
      "photos_belong_somewhere",
      sql`${table.restaurantId} is not null or ${table.listingToken} is not null`,
    ),
    check("photos_show_one_thing", sql`${table.shows} in ('food', 'inside', 'outside', 'menu')`),
    index("photos_of_dish").on(table.dishId),
    index("photos_of_user").on(table.userId),
    index("photos_by_hash").on(table.hash),
    index("photos_waiting")
      .on(table.createdAt)
      .where(sql`${table.status} = 'waiting'`),
    pgPolicy("photos_public_read", {
      for: "select",
      to: [anonRole, authenticatedRole],
      using: sql`${table.status} = 'published'`,
    }),
    ownRows("photos", "select", table.userId),
    ownRows("photos", "delete", table.userId, sql`${table.status} <> 'removed'`),
  ],
);

/** Who found which photo helpful. */
export const photoVotes = chard.table(
  "photo_votes",
  {
    photoId: uuid("photo_id")
      .notNull()
      .references(() => photos.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.photoId, table.userId] }),
    index("photo_votes_of_user").on(table.userId),
    ownRows("photo_votes", "select", table.userId),
    // Of what a member may read: a photo that is shown, of a visitor other than the member.
    ownRows(
      "photo_votes",
      "insert",
      table.userId,
      sql`exists (select from chard.photos p where p.id = ${table.photoId} and p.user_id is distinct from ${table.userId} and (p.by_visitor or exists (select from chard.reviews v where v.id = p.review_id and v.status = 'published')) and not ${ownsRestaurant(sql.raw("p.restaurant_id"))})`,
    ),
    ownRows("photo_votes", "delete", table.userId),
  ],
);
