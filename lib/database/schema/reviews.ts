import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { chard, publicRead } from "@/lib/database/schema/namespace";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { Picture } from "@/lib/picture";
import type { Review } from "@/lib/restaurants/types";

/** Reviews of venues. */
export const reviews = chard.table(
  "reviews",
  {
    id: text().primaryKey(),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    userId: text("user_id").notNull(),
    userName: text("user_name").notNull(),
    userAvatar: text("user_avatar"),
    rating: smallint().notNull().$type<Review["rating"]>(),
    title: text().notNull(),
    content: text().notNull(),
    images: jsonb().notNull().$type<Picture[]>(),
    visitDate: date("visit_date", { mode: "string" }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    helpful: integer().notNull(),
    verified: boolean(),
    sample: boolean().notNull(),
  },
  (table) => [
    index("reviews_of_restaurant").on(table.restaurantId, table.createdAt.desc()),
    publicRead("reviews"),
  ],
);
