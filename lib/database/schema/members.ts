import { sql } from "drizzle-orm";
import { boolean, check, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "drizzle-orm/supabase";
import { chard, ownerOnly, publicRead } from "@/lib/database/schema/namespace";
import { ownRows } from "@/lib/database/schema/account-rows";

/** What everyone may know of an account: added when it first writes something. */
export const members = chard.table(
  "members",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** For the URL of the public page. */
    slug: text().notNull().unique(),
    name: text().notNull(),
    town: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [publicRead("members"), ownRows("members", "update", table.userId)],
);

/** Accounts that asked to be deleted; a daily job deletes those whose time has come. */
export const accountDeletions = chard.table(
  "account_deletions",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** What becomes of the reviews. */
    reviews: text().notNull().$type<"delete" | "anonymize">(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [ownerOnly("account_deletions"), ownRows("account_deletions", "select", table.userId)],
);

/** An account's preferences for optional e-mails. */
export const mailPreferences = chard.table(
  "mail_preferences",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** New reviews of its favorites. */
    favoriteReviews: boolean("favorite_reviews").notNull().default(false),
    /** Changes of events that it goes to. */
    eventChanges: boolean("event_changes").notNull().default(true),
  },
  (table) => [
    ownRows("mail_preferences", "select", table.userId),
    ownRows("mail_preferences", "insert", table.userId),
    ownRows("mail_preferences", "update", table.userId),
  ],
);

/** The language in which an account reads the site, once it has chosen one (P2.19). */
export const accountLanguages = chard.table(
  "account_languages",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** As in the paths of the site. */
    language: text().notNull(),
  },
  (table) => [
    check("account_languages_language", sql`${table.language} ~ '^[a-z]{2}(-[a-z]{4})?$'`),
    ownRows("account_languages", "select", table.userId),
    ownRows("account_languages", "insert", table.userId),
    ownRows("account_languages", "update", table.userId),
  ],
);
