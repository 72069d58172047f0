import { and, desc, eq, gt, like, notLike, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { lastDecision, writeAudit, type Actor, type AuditEntry } from "@/lib/database/desk/audit";
import { sourceOf } from "@/lib/database/desk/queue-records/queue-sources";
import type { Reversed } from "@/lib/database/desk/queue-records/reopen";
import { auditLog } from "@/lib/database/schema/desk";
import { queueOfSubject } from "@/lib/desk/queues";
import { UNDO_MINUTES } from "@/lib/desk/undo-minutes";

const UNDONE = "decision.undo";

/** How a decision on an item of a queue is undone. */
function reversalOf(action: string) {
  const [kind = "", name = ""] = action.split(".");
  const queue = queueOfSubject(kind);
  return queue && sourceOf(queue).reversals[name];
}

/** Whether its author can still undo a decision. */
export function isUndoable(entry: AuditEntry | undefined, actorId: string, now: Date) {
  if (!entry || entry.actor !== actorId || !reversalOf(entry.action)) return false;
  return now.getTime() - entry.at.getTime() < UNDO_MINUTES * 60_000;
}

/**
 * Undoes the last decision on a subject ("listing:…"), within ten minutes and by its author. Undefined where it cannot be
 * undone any more: then nothing has changed.
 */
export async function undoDecision(
  database: Database,
  actor: Actor & { id: string },
  subject: string,
  now = new Date(),
): Promise<Reversed | undefined> {
  return database.asOwner(async (transaction) => {
    const entry = await lastDecision(transaction, subject);
    if (!entry || !isUndoable(entry, actor.id, now)) return undefined;
    const id = subject.slice(subject.indexOf(":") + 1);
    const reversed = await reversalOf(entry.action)?.(transaction, id, entry);
    if (!reversed) return undefined;
    await writeAudit(transaction, {
      actor,
      action: UNDONE,
      subject,
      before: entry.after,
      after: entry.before,
    });
    return reversed;
  });
}

/** The decisions of a user in the last ten minutes that are not undone, the newest first. */
export async function listUndoable(database: Database, actorId: string, limit: number) {
  const isLast = sql`not exists (select from ${auditLog} later where later.subject = ${auditLog.subject} and later.id > ${auditLog.id})`;
  const entries = await database.asOwner((transaction) =>
    transaction
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.actor, actorId),
          gt(auditLog.at, sql`now() - make_interval(mins => ${UNDO_MINUTES})`),
          like(auditLog.subject, "%:%"),
          notLike(auditLog.action, UNDONE),
          isLast,
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(limit),
  );
  return entries.filter(({ action }) => reversalOf(action));
}
