import { and, desc, eq, sql } from "drizzle-orm";
import { MEMBER_CHANGE, OWNER_CHANGE } from "@/lib/database/contributions/change-at-once";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { auditLog } from "@/lib/database/schema/desk";

type Reference = { table: string; column: string };

/** Every column of the site's tables that refers to an account, also of tables that are added later. */
const REFERENCES = sql`
  select k.conrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint k
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and k.confrelid = 'auth.users'::regclass
    and k.connamespace = 'chard'::regnamespace
  order by 1, 2`;

/** What an account changed without a decision of the desk, by its name in the data. */
const CHANGES = [
  ["owner_changes", OWNER_CHANGE],
  ["trusted_changes", MEMBER_CHANGE],
] as const;

/** Everything that is stored about an account, by table (P14.60). */
export async function collectAccountData(database: Database, userId: string) {
  return database.asOwner(async (transaction) => {
    const data: Record<string, unknown[]> = {};
    for (const { table, column } of await executeRows<Reference>(transaction, REFERENCES)) {
      const rows = await executeRows<{ row: unknown }>(
        transaction,
        sql`select to_jsonb(t) as row from ${sql.raw(table)} t where ${sql.identifier(column)} = ${userId}`,
      );
      data[table.replace(/^chard\./, "")] = rows.map(({ row }) => row);
    }
    for (const [name, action] of CHANGES)
      data[name] = await transaction
        .select({
          at: auditLog.at,
          subject: auditLog.subject,
          before: auditLog.before,
          after: auditLog.after,
        })
        .from(auditLog)
        .where(and(eq(auditLog.actor, userId), eq(auditLog.action, action)))
        .orderBy(desc(auditLog.id));
    return data;
  });
}
