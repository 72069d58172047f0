import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";

/** Schemas whose rows are the site's; on Supabase the schema "auth" is not (its tables belong to another role). */
const OWN_TABLES = sql`
  select c.oid, n.nspname || '.' || c.relname as name
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('chard', 'auth')
    and pg_catalog.pg_get_userbyid(c.relowner) = current_user
    and c.relname not in ('changed_tags', 'import_batches')`;

/**
 * The tables of a backup by name ("chard.reviews"), each after those that it references. The log of changed tags is not
 * among them: restoring rows writes it again.
 */
export async function listTables(transaction: Transaction) {
  const tables = await executeRows<{ name: string; references: string[] }>(
    transaction,
    sql`with own as (${OWN_TABLES})
      select own.name, array(
        select distinct other.name from pg_catalog.pg_constraint k join own other on other.oid = k.confrelid
        where k.contype = 'f' and k.conrelid = own.oid and k.confrelid <> own.oid
      ) as references
      from own order by own.name`,
  );
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    tables.find((table) => table.name === name)?.references.forEach(visit);
    ordered.push(name);
  };
  tables.forEach(({ name }) => visit(name));
  return ordered;
}

/** The tables of embedded accounts, which a database of Supabase's does not have, or has in another form. */
export const ACCOUNT_TABLES: ReadonlySet<string> = new Set(
  [
    "flows",
    "mfa_challenges",
    "mfa_factors",
    "one_time_tokens",
    "outbox",
    "sessions",
    "signing_keys",
    "users",
  ].map((name) => `auth.${name}`),
);

/** The columns of the site's tables that name an account, by table. */
export async function listAccountReferences(transaction: Transaction) {
  const columns = await executeRows<{ table: string; column: string; isRequired: boolean }>(
    transaction,
    sql`select n.nspname || '.' || c.relname as table, a.attname as column, a.attnotnull as "isRequired"
      from pg_catalog.pg_constraint k
      join pg_catalog.pg_class c on c.oid = k.conrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and n.nspname = 'chard' and k.confrelid = 'auth.users'::regclass`,
  );
  const byTable = new Map<string, typeof columns>();
  for (const column of columns)
    byTable.set(column.table, [...(byTable.get(column.table) ?? []), column]);
  return byTable;
}

/** A table's name as an SQL identifier. */
export function tableIdentifier(name: string) {
  const [schema = "", table = ""] = name.split(".");
  return sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
}
