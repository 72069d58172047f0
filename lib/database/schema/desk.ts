import { bigint, index, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "drizzle-orm/supabase";
import { chard, ownerOnly } from "@/lib/database/schema/namespace";
import { ownRows } from "@/lib/database/schema/account-rows";
import type { Role } from "@/lib/desk/roles";

/** Accounts that work at the desk (P14.70). */
export const roles = chard.table(
  "roles",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    role: text().notNull().$type<Role>(),
    /** The area of a regional editor (P14.975): codes of ISO 3166-1 and slugs of cities; both are empty for everyone else. */
    countries: text().array().notNull().default([]),
    cities: text().array().notNull().default([]),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [ownerOnly("roles"), ownRows("roles", "select", table.userId)],
);

/** What was decided at the desk, and who was given a role. Rows are only added: a trigger refuses everything else (P14.72). */
export const auditLog = chard.table(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The account; null for a command on the server. It references no row, so that the entry outlives the account. */
    actor: uuid(),
    actorName: text("actor_name").notNull(),
    /** "listing.approve", "review.remove", "role.set". */
    action: text().notNull(),
    /** What was decided on: "listing:…", "suggestion:12". */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
  },
  (table) => [index("audit_log_of_subject").on(table.subject, table.id), ownerOnly("audit_log")],
);

/** Items of the desk that are open: only the account that opened one decides it until then. */
export const deskLocks = chard.table(
  "desk_locks",
  {
    /** As in the audit log. */
    subject: text().primaryKey(),
    holder: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  () => [ownerOnly("desk_locks")],
);
