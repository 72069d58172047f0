import type { Database, Transaction } from "@/lib/database/database";
import { lastDecision, writeAudit, type Actor, type AuditEntry } from "@/lib/database/desk/audit";

/** What became of a decision: it was carried out, or another moderator had decided before. */
export type Verdict<Result> =
  { isDone: true; result: Result } | { isDone: false; by: AuditEntry | undefined };

/** A decision that was carried out, for the audit log. */
type Carried<Result> = { before: unknown; after: unknown; result: Result };

type Decision<Result> = {
  actor: Actor;
  /** "listing.approve". */
  action: string;
  /** "listing:…". */
  subject: string;
  reason?: string | undefined;
  /**
   * Removes the item from its queue if it is still there, and applies the decision; undefined if it is not there. The condition of
   * the UPDATE lets only one of two moderators through.
   */
  carryOut: (transaction: Transaction) => Promise<Carried<Result> | undefined>;
};

/** Carries a decision out and writes it to the audit log, or says who has decided already and changes nothing (P14.74). */
export async function decide<Result>(
  database: Database,
  { carryOut, ...decision }: Decision<Result>,
): Promise<Verdict<Result>> {
  return database.asOwner(async (transaction) => {
    const carried = await carryOut(transaction);
    if (!carried) return { isDone: false, by: await lastDecision(transaction, decision.subject) };
    const { before, after, result } = carried;
    await writeAudit(transaction, { ...decision, before, after });
    return { isDone: true, result };
  });
}
