import { sql } from "drizzle-orm";
import { bigint, date, index, jsonb, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "drizzle-orm/supabase";
import { chard, ownerOnly } from "@/lib/database/schema/namespace";
import { ownRows } from "@/lib/database/schema/account-rows";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { KnownBy } from "@/lib/corrections/known-by";

/** The first day of the present month, by the database's clock. */
export const THIS_MONTH = sql`date_trunc('month', now() at time zone 'UTC')::date`;

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();

/** The account that sent something; absent for signed-out visitors. */
const sender = () => uuid("user_id").references(() => authUsers.id, { onDelete: "set null" });

/** Restaurants that visitors want to see listed. */
export const listings = chard.table(
  "listings",
  {
    /** 128 random bits: anyone with the link of the status page may read it. */
    token: text().primaryKey(),
    userId: sender(),
    name: text().notNull(),
    address: text().notNull(),
    description: text().notNull(),
    /** The facts that are not required, as the form sends them. */
    details: jsonb().notNull().$type<Record<string, string>>(),
    /** The e-mail address for the decision, of a sender without an account; deleted soon after it. */
    senderEmail: text("sender_email"),
    status: text().notNull().default("review").$type<"review" | "published" | "refused">(),
    /** Why it was not accepted. */
    reason: text(),
    restaurantId: text("restaurant_id").references(() => restaurants.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("listings_of_user").on(table.userId),
    index("listings_waiting").on(table.status, table.createdAt),
    ownerOnly("listings"),
    ownRows("listings", "select", table.userId),
  ],
);

/** Corrections of a restaurant that visitors suggest; a correction changes nothing by itself. */
export const suggestions = chard.table(
  "suggestions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    userId: sender(),
    kind: text().notNull().$type<"closed" | "facts">(),
    /** For "facts": by fact, what it should be. */
    facts: jsonb().notNull().$type<Record<string, string>>(),
    /** How the sender knows. */
    evidence: text().notNull(),
    /** By fact, how the sender knows it, where that was given for the fact itself. */
    sources: jsonb().notNull().default({}).$type<Record<string, KnownBy>>(),
    status: text().notNull().default("open").$type<"open" | "accepted" | "refused">(),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("suggestions_of_restaurant").on(table.restaurantId),
    index("suggestions_of_user").on(table.userId),
    index("suggestions_open").on(table.status, table.createdAt),
    ownerOnly("suggestions"),
    ownRows("suggestions", "select", table.userId),
  ],
);

/** Members who said that a restaurant is still open: at most one row a month each. */
export const confirmations = chard.table(
  "confirmations",
  {
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** The first day of the month. */
    month: date({ mode: "string" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("confirmations_once_a_month").on(table.restaurantId, table.userId, table.month),
    index("confirmations_of_user").on(table.userId),
    ownRows("confirmations", "select", table.userId),
    ownRows("confirmations", "insert", table.userId, sql`${table.month} = ${THIS_MONTH}`),
    ownRows("confirmations", "delete", table.userId),
  ],
);

/** What was written through the contact form. */
export const messages = chard.table(
  "messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: sender(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    status: text().notNull().default("open").$type<"open" | "answered" | "closed">(),
    createdAt: createdAt(),
  },
  (table) => [index("messages_open").on(table.status, table.createdAt), ownerOnly("messages")],
);

/** Reports of visitors; `subject` is "review:…", "post:…". */
export const reports = chard.table(
  "reports",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    userId: sender(),
    reason: text().notNull(),
    details: text().notNull(),
    status: text().notNull().default("open").$type<"open" | "upheld" | "dismissed">(),
    createdAt: createdAt(),
  },
  (table) => [
    index("reports_open").on(table.status, table.createdAt),
    index("reports_of_subject").on(table.subject),
    ownerOnly("reports"),
  ],
);
