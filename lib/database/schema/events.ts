import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgPolicy, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { anonRole, authenticatedRole, authUsers } from "drizzle-orm/supabase";
import { chard } from "@/lib/database/schema/namespace";
import { ownRows } from "@/lib/database/schema/account-rows";
import { cities } from "@/lib/database/schema/cities";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { EventFacts, EventStatus } from "@/lib/events/types";

/** Events that members proposed; samples are in data/events.ts. Only the server writes. */
export const events = chard.table(
  "events",
  {
    /** Slug of the page; it stays when the title changes. */
    id: text().primaryKey(),
    authorId: uuid("author_id").references(() => authUsers.id, { onDelete: "set null" }),
    title: text().notNull(),
    text: text().notNull(),
    /** By the clock of its place: "2027-06-12T18:30". */
    start: text("local_start").notNull(),
    end: text("local_end").notNull(),
    /** IANA time zone. */
    timeZone: text("time_zone").notNull(),
    /** The instants of `start` and `end`. */
    startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    restaurantId: text("restaurant_id").references(() => restaurants.id, { onDelete: "set null" }),
    /** The street address; of an event at a restaurant its name and address at that time. */
    address: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    /** The city's row, where it has a page. */
    cityId: text("city_id").references(() => cities.id, {
      onDelete: "set null",
      onUpdate: "cascade",
    }),
    link: text(),
    /** The published facts, for the desk and the guests: only while an edit waits. */
    previous: jsonb().$type<EventFacts>(),
    /** What the publication of the last edit replaced, for as long as that can be undone. */
    replaced: jsonb().$type<EventFacts>(),
    status: text().notNull().default("waiting").$type<EventStatus>(),
    cancelledAt: timestamp("cancelled_at", { withTimezone: true }),
    /** How often it has changed since it was published (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("events_to_come").on(table.endsAt),
    index("events_of_author").on(table.authorId),
    index("events_of_restaurant").on(table.restaurantId),
    index("events_of_city").on(table.cityId, table.endsAt),
    index("events_waiting")
      .on(table.createdAt)
      .where(sql`${table.status} = 'waiting'`),
    pgPolicy("events_public_read", {
      for: "select",
      to: [anonRole, authenticatedRole],
      using: sql`${table.status} = 'published'`,
    }),
    ownRows("events", "select", table.authorId),
  ],
);
