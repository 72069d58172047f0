import { and, asc, desc, eq } from "drizzle-orm";
import { writeAudit } from "@/lib/database/desk/audit";
import type { Database } from "@/lib/database/database";
import { auditLog } from "@/lib/database/schema/desk";

const ACTOR = { id: null, name: "npm run backup" };
const SUBJECT = "backup";
const MADE = "backup.make";

export type MadeBackup = { file: string; location: string; bytes: number; photoFiles: number };

/** Adds a backup to the log, which is where the desk looks for the last one. */
export async function noteBackup(database: Database, backup: MadeBackup) {
  const entry = { actor: ACTOR, action: MADE, subject: SUBJECT, after: backup };
  await database.asOwner((transaction) => writeAudit(transaction, entry));
}

export async function noteFailedBackup(database: Database, reason: string) {
  const entry = { actor: ACTOR, action: "backup.fail", subject: SUBJECT, reason };
  await database.asOwner((transaction) => writeAudit(transaction, entry));
}

/** The last backup that was made; undefined without one. */
export async function findLastBackup(database: Database) {
  const [entry] = await database.asOwner((transaction) =>
    transaction
      .select({ at: auditLog.at, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.subject, SUBJECT), eq(auditLog.action, MADE)))
      .orderBy(desc(auditLog.id))
      .limit(1),
  );
  return entry && { at: entry.at, ...(entry.after as MadeBackup) };
}

/** When the first entry of the log was written: about when the site was set up. */
export async function findFirstDay(database: Database, now: Date) {
  const [first] = await database.asOwner((transaction) =>
    transaction.select({ at: auditLog.at }).from(auditLog).orderBy(asc(auditLog.id)).limit(1),
  );
  return first?.at ?? now;
}
