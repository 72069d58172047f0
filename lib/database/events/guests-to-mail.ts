import { and, eq, sql } from "drizzle-orm";
import { addressee } from "@/lib/database/accounts/addressees";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { eventGuests } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";
import { accountLanguages, mailPreferences } from "@/lib/database/schema/members";

/** Ids, e-mail addresses and languages of the guests of an event who did not end mails about changes, the first to join first. */
export async function listGuestsToMail(database: Database, eventId: string) {
  const rows = await database.asOwner((transaction) =>
    executeRows<{ userId: string; email: string; language: string | null }>(
      transaction,
      sql`select u.id as "userId", u.email, l.language from ${eventGuests} g
        join auth.users u on u.id = g.user_id
        left join ${accountLanguages} l on l.user_id = u.id
        left join ${mailPreferences} p on p.user_id = g.user_id
        where g.event_id = ${eventId} and coalesce(p.event_changes, true)
        order by g.created_at`,
    ),
  );
  return rows.map(addressee);
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
