import { sql } from "drizzle-orm";
import { index, pgPolicy, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { anonRole, authenticatedRole, authUsers } from "drizzle-orm/supabase";
import { chard } from "@/lib/database/schema/namespace";
import { ownRows } from "@/lib/database/schema/account-rows";

const anyRole = [anonRole, authenticatedRole];

/** Members who are going to an event: a member's, or one of data/events.ts. */
export const eventGuests = chard.table(
  "event_guests",
  {
    eventId: text("event_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index("event_guests_of_user").on(table.userId),
    ownRows("event_guests", "select", table.userId),
    ownRows("event_guests", "delete", table.userId),
  ],
);

type Status = "published" | "waiting" | "removed";

/** Topics that members opened; samples are in data/forum.ts. */
export const topics = chard.table(
  "topics",
  {
    /** Slug of the page. */
    id: text().primaryKey(),
    authorId: uuid("author_id").references(() => authUsers.id, { onDelete: "set null" }),
    title: text().notNull(),
    status: text().notNull().default("published").$type<Status>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("topics_newest").on(table.createdAt.desc()),
    pgPolicy("topics_public_read", {
      for: "select",
      to: anyRole,
      using: sql`${table.status} = 'published'`,
    }),
    ownRows("topics", "select", table.authorId),
    ownRows(
      "topics",
      "insert",
      table.authorId,
      sql`${table.status} = 'waiting' and ${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.id}) <= 80`,
    ),
  ],
);

/** First posts and replies, under samples' topics as well. */
export const posts = chard.table(
  "posts",
  {
    id: uuid().primaryKey().defaultRandom(),
    topicId: text("topic_id").notNull(),
    authorId: uuid("author_id").references(() => authUsers.id, { onDelete: "set null" }),
    text: text().notNull(),
    /** The quoted text, word for word: the server has compared it. */
    quote: text(),
    /** The published text, for the desk: only while an edit waits. */
    previous: text(),
    /** What the desk's decision on the last edit replaced, for as long as that can be undone. */
    replaced: text(),
    status: text().notNull().default("published").$type<Status>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    editedAt: timestamp("edited_at", { withTimezone: true }),
  },
  (table) => [
    index("posts_of_topic").on(table.topicId, table.createdAt),
    index("posts_of_author").on(table.authorId),
    index("posts_waiting")
      .on(table.createdAt)
      .where(sql`${table.status} = 'waiting'`),
    pgPolicy("posts_public_read", {
      for: "select",
      to: anyRole,
      using: sql`${table.status} = 'published'`,
    }),
    ownRows("posts", "select", table.authorId),
    ownRows(
      "posts",
      "insert",
      table.authorId,
      sql`${table.status} = 'waiting' and ${table.previous} is null and ${table.replaced} is null and ${table.quote} is null and ${table.editedAt} is null`,
    ),
    ownRows(
      "posts",
      "update",
      table.authorId,
      sql`${table.status} <> 'removed' and ${table.createdAt} > now() - interval '15 minutes'`,
    ),
  ],
);
