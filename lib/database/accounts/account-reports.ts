import { desc, eq } from "drizzle-orm";
import { readContent } from "@/lib/database/contributions/contents";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { reports } from "@/lib/database/schema/contributions";
import type { Content } from "@/lib/moderation/content";

/** Older ones have been decided long ago. */
const MOST = 50;

export type OwnReport = {
  id: number;
  /** What was reported; undefined where it was removed. */
  content: Content | undefined;
  status: "open" | "upheld" | "dismissed";
  /** The restaurant, topic or event that shows it, or did. */
  restaurantId?: string | undefined;
  topicId?: string | undefined;
  eventId?: string | undefined;
};

/** What an account reported, and what became of it: the newest first. Read as the owner, since only the desk may read reports. */
export async function listOwnReports(
  database: Database,
  { sub }: VerifiedClaims,
): Promise<OwnReport[]> {
  return database.asOwner(async (transaction) => {
    const rows = await transaction
      .select({ id: reports.id, subject: reports.subject, status: reports.status })
      .from(reports)
      .where(eq(reports.userId, sub))
      .orderBy(desc(reports.createdAt))
      .limit(MOST);
    const own: OwnReport[] = [];
    for (const { subject, ...row } of rows) {
      const content = await readContent(transaction, subject);
      const { restaurantId, topicId, eventId } = content ?? {};
      own.push({ ...row, content, restaurantId, topicId, eventId });
    }
    return own;
  });
}
