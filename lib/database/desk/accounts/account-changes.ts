import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { readAccount } from "@/lib/database/desk/accounts/accounts";
import { writeAudit, type Actor } from "@/lib/database/desk/audit";
import { toArea, writeRole } from "@/lib/database/desk/accounts/roles";
import { accountDeletions } from "@/lib/database/schema/members";
import { roles } from "@/lib/database/schema/desk";
import { suspensions } from "@/lib/database/schema/suspensions";
import { IS_ACTIVE_SUSPENSION, readSuspension } from "@/lib/database/accounts/suspensions";
import type { AccountRefusal } from "@/lib/desk/accounts/types";
import type { DeskArea, Role } from "@/lib/desk/roles";
import type { Suspension } from "@/lib/moderation/suspension";

type Change = { before: unknown; after: unknown };

type Account = {
  role: Role | null;
  area: DeskArea | undefined;
  suspension: Suspension | undefined;
};

/**
 * Changes something about an account and says so in the audit log, in one transaction; or returns why not. Changes of accounts are
 * serialised, so that when two moderators remove each other's role one of them stays: only a moderator can change accounts, and no
 * account changes itself.
 */
async function changeAccount(
  database: Database,
  actor: Actor,
  id: string,
  audited: { action: string; reason?: string },
  carryOut: (transaction: Transaction, account: Account) => Promise<Change | AccountRefusal>,
): Promise<AccountRefusal | undefined> {
  if (actor.id === id) return "own";
  return database.asOwner(async (transaction) => {
    await transaction.execute(sql`lock table ${roles} in share row exclusive mode`);
    const isActor = and(eq(roles.userId, actor.id ?? id), eq(roles.role, "moderator"));
    if ((await transaction.$count(roles, isActor)) === 0) return "not-allowed";
    const account = await readAccount(transaction, id);
    if (!account) return "gone";
    const suspension = await readSuspension(transaction, id);
    const change = await carryOut(transaction, {
      role: account.role,
      area: account.area,
      suspension,
    });
    if (typeof change === "string") return change;
    await writeAudit(transaction, { actor, subject: `account:${id}`, ...audited, ...change });
    return undefined;
  });
}

/** Lets an account write nothing, until a time or for good; one that works at the desk keeps writing. */
export async function suspendAccount(
  database: Database,
  actor: Actor,
  id: string,
  { reason, endsAt }: Suspension,
) {
  const audited = { action: "account.suspend", reason };
  return changeAccount(database, actor, id, audited, async (transaction, account) => {
    if (account.role) return "has-role";
    if (account.suspension) return "suspended";
    await transaction.insert(suspensions).values({ userId: id, reason, endsAt: endsAt ?? null });
    return { before: { suspended: false }, after: { suspended: true, endsAt: endsAt ?? null } };
  });
}

/** Lets a suspended account write again. */
export async function endSuspension(database: Database, actor: Actor, id: string) {
  const audited = { action: "account.unsuspend" };
  return changeAccount(database, actor, id, audited, async (transaction, { suspension }) => {
    if (!suspension) return "not-suspended";
    await transaction
      .update(suspensions)
      .set({ liftedAt: sql`now()` })
      .where(and(eq(suspensions.userId, id), IS_ACTIVE_SUSPENSION));
    const { endsAt = null } = suspension;
    return { before: { suspended: true, endsAt }, after: { suspended: false } };
  });
}

/** Gives an account a role, everywhere or in an area, or takes the one that it has; a suspended one gets none. */
export async function changeRole(
  database: Database,
  actor: Actor,
  id: string,
  role: Role | "none",
  written: DeskArea = { countries: [], cities: [] },
) {
  const audited = { action: "role.set" };
  const area = role === "none" ? undefined : toArea(written);
  return changeAccount(database, actor, id, audited, async (transaction, account) => {
    const before = { role: account.role ?? "none", ...account.area };
    const after = { role, ...area };
    if (JSON.stringify(before) === JSON.stringify(after)) return "same-role";
    if (account.suspension && role !== "none") return "suspended";
    await writeRole(transaction, id, role, area);
    return { before, after };
  });
}

/**
 * Marks an account for deletion, with its texts or leaving them unsigned, by the next run of the deletion job; an account with a role
 * is not deleted.
 */
export async function deleteAccountNow(
  database: Database,
  actor: Actor,
  id: string,
  { reviews, reason }: { reviews: "delete" | "anonymize"; reason: string },
) {
  const audited = { action: "account.delete", reason };
  return changeAccount(database, actor, id, audited, async (transaction, account) => {
    if (account.role) return "has-role";
    // Its seven days are over.
    const due = { reviews, dueAt: new Date(0) };
    await transaction
      .insert(accountDeletions)
      .values({ userId: id, ...due })
      .onConflictDoUpdate({ target: accountDeletions.userId, set: due });
    return { before: null, after: { texts: reviews } };
  });
}
