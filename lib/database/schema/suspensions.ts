import { bigint, index, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "drizzle-orm/supabase";
import { chard, ownerOnly } from "@/lib/database/schema/namespace";
import { ownRows } from "@/lib/database/schema/account-rows";

/** Accounts that may read but write nothing, until a time or until it is lifted. */
export const suspensions = chard.table(
  "suspensions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    reason: text().notNull(),
    /** Null: until it is lifted. */
    endsAt: timestamp("ends_at", { withTimezone: true }),
    liftedAt: timestamp("lifted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("suspensions_of_user").on(table.userId),
    ownerOnly("suspensions"),
    ownRows("suspensions", "select", table.userId),
  ],
);
