import { and, eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { readSubject } from "@/lib/database/desk/decisions/subjects";
import { reports } from "@/lib/database/schema/contributions";

/** What can be reported, as everyone may read it; `subject` is "review:12". Undefined where nothing of it is published. */
export async function findReportable(database: Database, subject: string) {
  return database.asAnonymous((transaction) => readSubject(transaction, subject));
}

type Report = { subject: string; reason: string; details: string; userId: string | null };

/** Keeps a report for the moderators. A second one of the same account about the same thing replaces the first. */
export async function addReport(database: Database, report: Report) {
  await database.asOwner(async (transaction) => {
    const { subject, userId } = report;
    if (userId) {
      const isOwn = and(
        eq(reports.subject, subject),
        eq(reports.userId, userId),
        eq(reports.status, "open"),
      );
      await transaction.delete(reports).where(isOwn);
    }
    await transaction.insert(reports).values(report);
  });
}
