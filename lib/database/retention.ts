import { and, lt, ne } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { messages, reports } from "@/lib/database/schema/contributions";
import { removeSearchesBefore } from "@/lib/database/unanswered-searches";

const DAY_MS = 24 * 60 * 60 * 1000;
const SEARCH_DAYS = 90;

/** For how many days what was decided is kept. */
export type Retention = { messageDays: number; reportDays: number };

/** Deletes what was kept for long enough: messages and reports that wait are not among it, nor is the audit log (P14.112). */
export async function removeOldRecords(
  database: Database,
  { messageDays, reportDays }: Retention,
  now: Date,
) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await removeSearchesBefore(database, before(SEARCH_DAYS));
  await database.asOwner(async (transaction) => {
    await transaction
      .delete(messages)
      .where(and(ne(messages.status, "open"), lt(messages.createdAt, before(messageDays))));
    await transaction
      .delete(reports)
      .where(and(ne(reports.status, "open"), lt(reports.createdAt, before(reportDays))));
  });
}
