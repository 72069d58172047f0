import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { eventGuests } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";
import { mailPreferences } from "@/lib/database/schema/members";

/** Ids and e-mail addresses of the guests of an event who did not end mails about changes, the first to join first. */
export async function listGuestsToMail(database: Database, eventId: string) {
  return database.asOwner((transaction) =>
    executeRows<{ userId: string; email: string }>(
      transaction,
      sql`select u.id as "userId", u.email from ${eventGuests} g
        join auth.users u on u.id = g.user_id
        left join ${mailPreferences} p on p.user_id = g.user_id
        where g.event_id = ${eventId} and coalesce(p.event_changes, true)
        order by g.created_at`,
    ),
  );
}

/** An event that the desk removed, with what was published of it. */
export async function findRemovedEvent(database: Database, eventId: string) {
  const [event] = await database.asOwner((transaction) =>
    transaction
      .select()
      .from(events)
      .where(and(eq(events.id, eventId), eq(events.status, "removed"))),
  );
  return event;
}
