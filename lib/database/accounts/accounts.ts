import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { writeAudit, type Actor } from "@/lib/database/desk/audit";
import { executeRows } from "@/lib/database/execute-rows";

export type Account = { id: string; email: string };

/** The account of an e-mail address, however it is written. */
export async function findAccount(
  database: Database,
  address: string,
): Promise<Account | undefined> {
  const rows = await database.asOwner((transaction) =>
    executeRows<Account>(
      transaction,
      sql`select id, email from auth.users where lower(email) = lower(${address.trim()})`,
    ),
  );
  return rows[0];
}

/** Every account with its public name and its role, the oldest first. */
export async function listAccounts(database: Database) {
  return database.asOwner((transaction) =>
    executeRows<{ email: string; since: Date | string; name: string | null; role: string | null }>(
      transaction,
      sql`select u.email, u.created_at as since, m.name, r.role from auth.users u
        left join chard.members m on m.user_id = u.id left join chard.roles r on r.user_id = u.id
        order by u.created_at, u.email`,
    ),
  );
}

/** Says in the audit log what was done to an account: "account.delete", "account.export". */
export async function logAccount(
  database: Database,
  actor: Actor,
  { id }: Account,
  action: string,
) {
  const entry = { actor, action, subject: `account:${id}` };
  await database.asOwner((transaction) => writeAudit(transaction, entry));
}

/**
 * Removes an account's second factors and ends its sessions, for a person who has lost the device; returns how many there were. The
 * audit log gets an entry.
 */
export async function resetSecondFactor(database: Database, actor: Actor, { id }: Account) {
  return database.asOwner(async (transaction) => {
    const factors = await executeRows(
      transaction,
      sql`delete from auth.mfa_factors where user_id = ${id} returning id`,
    );
    await transaction.execute(sql`delete from auth.sessions where user_id = ${id}`);
    const entry = {
      actor,
      action: "account.reset-second-factor",
      subject: `account:${id}`,
      before: { factors: factors.length },
    };
    await writeAudit(transaction, entry);
    return factors.length;
  });
}
