import { date, integer, primaryKey, text } from "drizzle-orm/pg-core";
import { chard, ownerOnly } from "@/lib/database/schema/namespace";

/** Searches of the whole world that found nothing, counted by day; nothing says who searched. Rows are kept 90 days. */
export const unansweredSearches = chard.table(
  "unanswered_searches",
  {
    day: date({ mode: "string" }).notNull(),
    /** In lower case, at most 60 characters. */
    query: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] }), ownerOnly("unanswered_searches")],
);
