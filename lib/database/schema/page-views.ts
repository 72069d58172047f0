import { date, index, integer, pgPolicy, primaryKey, text } from "drizzle-orm/pg-core";
import { authenticatedRole } from "drizzle-orm/supabase";
import { ownsRestaurant } from "@/lib/database/schema/account-rows";
import { chard } from "@/lib/database/schema/namespace";
import { restaurants } from "@/lib/database/schema/restaurants";

/** How often the page of a restaurant was opened, by week; nothing says by whom. Rows are kept 90 days. */
export const pageViews = chard.table(
  "page_views",
  {
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** Its Monday, in UTC. */
    week: date({ mode: "string" }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.week] }),
    index("page_views_of_week").on(table.week),
    pgPolicy("page_views_owner_select", {
      for: "select",
      to: authenticatedRole,
      using: ownsRestaurant(table.restaurantId),
    }),
  ],
);
