import { and, lt, ne, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { listings, messages, reports } from "@/lib/database/schema/contributions";
import { auditLog } from "@/lib/database/schema/desk";
import { removeSearchesBefore } from "@/lib/database/unanswered-searches";

const DAY_MS = 24 * 60 * 60 * 1000;
const SEARCH_DAYS = 90;

/** For how many days what was decided is kept. */
export type Retention = { messageDays: number; reportDays: number };

/** Deletes what was kept for long enough: addresses left with listings that were decided a day ago, messages and reports that wait are not among it, nor is the audit log (P14.112). */
export async function removeOldRecords(
  database: Database,
  { messageDays, reportDays }: Retention,
  now: Date,
) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await removeSearchesBefore(database, before(SEARCH_DAYS));
  await database.asOwner(async (transaction) => {
    // Whoever decides may still take that back for a while, and decide otherwise.
    await transaction
      .update(listings)
      .set({ senderEmail: null })
      .where(
        sql`${listings.senderEmail} is not null and ${listings.status} <> 'review' and not exists (
          select from ${auditLog} a
          where a.subject = 'listing:' || ${listings.token} and a.at > ${before(1).toISOString()})`,
      );
    await transaction
      .delete(messages)
      .where(and(ne(messages.status, "open"), lt(messages.createdAt, before(messageDays))));
    await transaction
      .delete(reports)
      .where(and(ne(reports.status, "open"), lt(reports.createdAt, before(reportDays))));
  });
}
