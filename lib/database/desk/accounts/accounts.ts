import { and, desc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { readActivity, readRemoved } from "@/lib/database/desk/accounts/account-activity";
import { toArea } from "@/lib/database/desk/accounts/roles";
import { writeAudit, type Actor } from "@/lib/database/desk/audit";
import { executeRows } from "@/lib/database/execute-rows";
import { auditLog } from "@/lib/database/schema/desk";
import { accountDeletions } from "@/lib/database/schema/members";
import { suspensions } from "@/lib/database/schema/suspensions";
import { readSuspension } from "@/lib/database/accounts/suspensions";
import type { Role } from "@/lib/desk/roles";

const HOUR_MS = 60 * 60 * 1000;

type Row = {
  id: string;
  email: string | null;
  since: Date | string;
  name: string | null;
  slug: string | null;
  role: Role | null;
  countries: string[] | null;
  cities: string[] | null;
  suspended: boolean;
};

/**
 * Accounts as `u` with their members and roles: all, or, where the accounts' own table cannot be read, those with a public
 * name.
 */
async function accountsOf(transaction: Transaction) {
  const [access] = await executeRows<{ readable: boolean | null }>(
    transaction,
    sql`select bool_or(has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')) as readable
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'auth' and c.relname = 'users'`,
  );
  const source = access?.readable
    ? sql`select id, email, created_at from auth.users`
    : sql`select user_id as id, null::text as email, created_at from chard.members`;
  return sql`(${source}) u left join chard.members m on m.user_id = u.id left join chard.roles r on r.user_id = u.id`;
}

const COLUMNS = sql`u.id, u.email, u.created_at as since, m.name, m.slug, r.role, r.countries, r.cities,
  exists (select from chard.suspensions s where s.user_id = u.id and s.lifted_at is null
    and (s.ends_at is null or s.ends_at > now())) as suspended`;

const toAccount = ({ since, countries, cities, ...row }: Row) => ({
  ...row,
  since: new Date(since),
  area: toArea({ countries: countries ?? [], cities: cities ?? [] }),
});

/** The start of a text, as a pattern of LIKE. */
const startingWith = (text: string) => `${text.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Accounts whose public name, slug or e-mail address is a text or starts with it, exact matches first, then the newest; all for an
 * empty text. One page of them, and how many there are.
 */
export async function searchAccounts(
  database: Database,
  text: string,
  offset: number,
  limit: number,
) {
  const wanted = text.trim().toLowerCase();
  const pattern = startingWith(wanted);
  const isFound = sql`lower(m.name) like ${pattern} or m.slug like ${pattern} or lower(u.email) like ${pattern}`;
  const where: SQL = wanted ? sql`where ${isFound}` : sql``;
  const isIt = sql`coalesce(lower(m.name) = ${wanted}, false) or coalesce(m.slug = ${wanted}, false) or coalesce(lower(u.email) = ${wanted}, false)`;
  return database.asOwner(async (transaction) => {
    const accounts = await accountsOf(transaction);
    const rows = await executeRows<Row>(
      transaction,
      sql`select ${COLUMNS} from ${accounts} ${where}
        order by ${isIt} desc, u.created_at desc, u.id limit ${limit} offset ${offset}`,
    );
    const [all] = await executeRows<{ total: number }>(
      transaction,
      sql`select count(*)::int as total from ${accounts} ${where}`,
    );
    return { accounts: rows.map(toAccount), total: all?.total ?? 0 };
  });
}

export type FoundAccount = Awaited<ReturnType<typeof searchAccounts>>["accounts"][number];

/** An account by its id; undefined where there is none. */
export async function readAccount(transaction: Transaction, id: string) {
  const rows = await executeRows<Row>(
    transaction,
    sql`select ${COLUMNS} from ${await accountsOf(transaction)} where u.id = ${id}`,
  );
  return rows.map(toAccount)[0];
}

/** Notes in the audit log that a moderator looked at an account, once an hour for each. */
async function logView(transaction: Transaction, actor: Actor, id: string, now: Date) {
  if (actor.id === null) return;
  const entry = { actor, action: "account.view", subject: `account:${id}` };
  const isSame = and(
    eq(auditLog.subject, entry.subject),
    eq(auditLog.actor, actor.id),
    eq(auditLog.action, entry.action),
    gt(auditLog.at, new Date(now.getTime() - HOUR_MS)),
  );
  // Two views at once wait for each other.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${actor.id + id}))`);
  if ((await transaction.$count(auditLog, isSame)) === 0) await writeAudit(transaction, entry);
}

/** Everything that a moderator may know of an account, which is noted in the audit log (P14.91); undefined where there is none. */
export async function viewAccount(database: Database, actor: Actor, id: string, now: Date) {
  return database.asOwner(async (transaction) => {
    const account = await readAccount(transaction, id);
    if (!account) return undefined;
    await logView(transaction, actor, id, now);
    const [deletion] = await transaction
      .select({ dueAt: accountDeletions.dueAt })
      .from(accountDeletions)
      .where(eq(accountDeletions.userId, id));
    return {
      ...account,
      deletionDueAt: deletion?.dueAt,
      suspension: await readSuspension(transaction, id),
      suspensions: await transaction
        .select()
        .from(suspensions)
        .where(eq(suspensions.userId, id))
        .orderBy(desc(suspensions.createdAt), desc(suspensions.id)),
      activity: await readActivity(transaction, id),
      removed: await readRemoved(transaction, id),
    };
  });
}

export type DeskAccount = NonNullable<Awaited<ReturnType<typeof viewAccount>>>;
