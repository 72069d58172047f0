import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { eventGuests } from "@/lib/database/schema/community";
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
