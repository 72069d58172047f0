import { index, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "drizzle-orm/supabase";
import { chard, ownerOnly } from "@/lib/database/schema/namespace";
import { ownRows } from "@/lib/database/schema/account-rows";

/** What the desk asks the sender of something before it decides, and what the sender answered. */
export const questions = chard.table(
  "questions",
  {
    /** 128 random bits: anyone with the link may answer, also the sender of a listing without an account. */
    token: text().primaryKey(),
    /** As in the audit log: "listing:…". */
    subject: text().notNull(),
    /** The account that sent it. */
    userId: uuid("user_id").references(() => authUsers.id, { onDelete: "set null" }),
    question: text().notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull().defaultNow(),
    answer: text(),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
  },
  (table) => [
    index("questions_of_subject").on(table.subject, table.askedAt),
    index("questions_of_user").on(table.userId),
    ownerOnly("questions"),
    ownRows("questions", "select", table.userId),
  ],
);
