import { and, desc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { auditLog } from "@/lib/database/schema/desk";
import type { DeskArea } from "@/lib/desk/roles";

/** Who decides at the desk; `id` is null for a command on the server, and `area` is a regional editor's. */
export type Actor = { id: string | null; name: string; area?: DeskArea | undefined };

export type AuditEntry = typeof auditLog.$inferSelect;

export type Audited = {
  actor: Actor;
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
};

/** Adds an entry to the audit log, in the transaction of what it records. */
export async function writeAudit(transaction: Transaction, entry: Audited) {
  const { actor, action, subject, before, after, reason } = entry;
  await transaction.insert(auditLog).values({
    actor: actor.id,
    actorName: actor.name,
    action,
    subject,
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? null,
  });
}

/** The newest entry about a subject: who decided it, when and how. */
export async function lastDecision(
  transaction: Transaction,
  subject: string,
): Promise<AuditEntry | undefined> {
  const rows = await transaction
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return rows[0];
}

/** The entry by which the desk or a command had an account deleted; undefined where its member did. */
export async function findDeletionOrder(transaction: Transaction, userId: string) {
  const isIt = and(
    eq(auditLog.subject, `account:${userId}`),
    eq(auditLog.action, "account.delete"),
  );
  const [order] = await transaction
    .select()
    .from(auditLog)
    .where(isIt)
    .orderBy(desc(auditLog.id))
    .limit(1);
  return order;
}

/** One page of the log, newest first, and how many entries there are. */
export async function listAudit(database: Database, offset: number, limit: number) {
  return database.asOwner(async (transaction) => {
    const entries = await transaction
      .select()
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset(offset);
    const [row] = await transaction.select({ total: sql<number>`count(*)::int` }).from(auditLog);
    return { entries, total: row?.total ?? 0 };
  });
}
