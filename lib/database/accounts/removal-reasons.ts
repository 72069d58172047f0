import { desc, or, sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { auditLog } from "@/lib/database/schema/desk";

/** Why a moderator removed something, for its author (P14.111). */
export type Removal = { reason: string | undefined; at: Date };

/**
 * Why things were removed, by "review:…", "photo:…" and the like: the last decision on each, or on a report of it. Read as the owner, for the
 * authors of these things alone: members do not read the log.
 */
export async function readRemovals(transaction: Transaction, subjects: readonly string[]) {
  const removals = new Map<string, Removal>();
  if (subjects.length === 0) return removals;
  const list = sql.join(
    subjects.map((subject) => sql`${subject}`),
    sql`, `,
  );
  const reported = sql<string>`${auditLog.after} ->> 'subject'`;
  const rows = await transaction
    .select({ subject: auditLog.subject, reported, reason: auditLog.reason, at: auditLog.at })
    .from(auditLog)
    .where(
      or(
        sql`${auditLog.subject} in (${list}) and ${auditLog.action} in ('review.remove', 'photo.remove', 'post.remove', 'event.remove')`,
        sql`${auditLog.action} = 'report.uphold' and ${auditLog.after} ->> 'subject' in (${list})`,
      ),
    )
    .orderBy(desc(auditLog.id));
  for (const { subject, reported: about, reason, at } of rows) {
    const key = subjects.includes(subject) ? subject : about;
    if (!removals.has(key)) removals.set(key, { reason: reason ?? undefined, at });
  }
  return removals;
}
