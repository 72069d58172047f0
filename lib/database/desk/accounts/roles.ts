import { asc, eq, sql } from "drizzle-orm";
import { writeAudit, type Actor } from "@/lib/database/desk/audit";
import type { Database, Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { roles } from "@/lib/database/schema/desk";
import type { DeskArea, DeskMember, Role } from "@/lib/desk/roles";

/** The area of a stored role; undefined for one that is for everywhere. */
export const toArea = ({ countries, cities }: DeskArea): DeskArea | undefined =>
  countries.length + cities.length > 0 ? { countries, cities } : undefined;

/** The role of an account, and where it has it; undefined for most. */
export async function findDeskMember(
  database: Database,
  userId: string,
): Promise<DeskMember | undefined> {
  return database.asOwner(async (transaction) => {
    const [row] = await transaction.select().from(roles).where(eq(roles.userId, userId));
    if (!row) return undefined;
    const area = toArea(row);
    return { role: row.role, ...(area && { area }) };
  });
}

async function findAccount(transaction: Transaction, email: string) {
  const rows = await executeRows<{ id: string }>(
    transaction,
    sql`select id from auth.users where lower(email) = lower(${email.trim()})`,
  );
  return rows[0];
}

/** Gives an account a role, for everywhere or for an area, or takes its role with "none". */
export async function writeRole(
  transaction: Transaction,
  userId: string,
  role: Role | "none",
  { countries, cities }: DeskArea = { countries: [], cities: [] },
) {
  if (role === "none") await transaction.delete(roles).where(eq(roles.userId, userId));
  else
    await transaction
      .insert(roles)
      .values({ userId, role, countries, cities })
      .onConflictDoUpdate({ target: roles.userId, set: { role, countries, cities } });
}

/**
 * Gives the account of an e-mail address a role for everywhere, or takes its role with "none"; returns false where there is no such account. The
 * audit log gets an entry.
 */
export async function setRole(
  database: Database,
  email: string,
  role: Role | "none",
  actor: Actor,
): Promise<boolean> {
  return database.asOwner(async (transaction) => {
    const account = await findAccount(transaction, email);
    if (!account) return false;
    const isOwn = eq(roles.userId, account.id);
    const [known] = await transaction.select().from(roles).where(isOwn);
    const area = known && toArea(known);
    if ((known?.role ?? "none") === role && !area) return true;
    await writeRole(transaction, account.id, role);
    await writeAudit(transaction, {
      actor,
      action: "role.set",
      subject: `account:${account.id}`,
      before: { role: known?.role ?? "none", ...area },
      after: { role },
    });
    return true;
  });
}

/** Every account with a role, those that have had it longest first. */
export async function listRoles(database: Database) {
  return database.asOwner(async (transaction) =>
    transaction
      .select({ email: sql<string>`u.email`, role: roles.role })
      .from(roles)
      .innerJoin(sql`auth.users u`, sql`u.id = ${roles.userId}`)
      .orderBy(asc(roles.createdAt), asc(roles.userId)),
  );
}
