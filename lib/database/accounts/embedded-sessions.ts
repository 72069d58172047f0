import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";

/** The cookie of a session lasts for so long after it was last renewed. */
export const SESSION_DAYS = 400;

/**
 * Deletes the sessions of embedded accounts whose cookie no browser has any more. Not for a Supabase project, whose sessions are its
 * own.
 */
export async function removeUnusedSessions(database: Database, now: Date) {
  const before = new Date(now.getTime() - SESSION_DAYS * 24 * 60 * 60 * 1000).toISOString();
  // A renewal may say "never", where a second factor was used.
  await database.asOwner((transaction) =>
    transaction.execute(
      sql`delete from auth.sessions where greatest(refreshed_at, factor_at, created_at) < ${before}`,
    ),
  );
}
