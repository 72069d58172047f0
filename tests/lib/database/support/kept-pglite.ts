import type { PGlite } from "@electric-sql/pglite";
import type { GeographyOf } from "@/lib/import/geography";

declare global {
  /** Outside of Jest's module sandbox: what a worker keeps from one test file for the next (tests/environments/pglite.mjs). */
  var keptByWorker: { spare?: PGlite | undefined; geographyOf?: GeographyOf };
}

/** What says how a database is made; sequences and what is counted of tables for the planner are not among it. */
const CATALOGS = [
  "pg_class where relkind <> 'S'",
  ...[
    ...["attrdef", "attribute", "auth_members", "authid", "cast", "collation", "constraint"],
    ...["database", "db_role_setting", "default_acl", "depend", "description", "event_trigger"],
    ...["extension", "index", "inherits", "namespace", "operator", "policy", "proc", "publication"],
    ...["rewrite", "shdepend", "statistic_ext", "trigger", "type"],
  ].map((name) => `pg_${name}`),
];

/** The newest row and the number of rows of each catalog, and what a session leaves behind. */
const STATE = [
  ...CATALOGS.map((from) => `select max(xmin::text::bigint) || ' of ' || count(*) from ${from}`),
  // Those of a transaction end with it.
  `select string_agg(name || '=' || setting, ' ' order by name) from pg_settings
    where source = 'session' and name not in ('transaction_isolation', 'transaction_read_only', 'transaction_deferrable')`,
  "select count(*)::text from pg_locks where locktype = 'advisory'",
  "select count(*)::text from pg_prepared_statements where name <> ''",
  "select count(*)::text from pg_listening_channels()",
  "select count(*)::text from chard_migrations.applied",
].join(" union all ");

async function stateOf(pglite: PGlite) {
  const { rows } = await pglite.query(STATE);
  return JSON.stringify(rows);
}

/**
 * As new: without rows and what was counted of them, and sequences at their start. Without triggers, and as a restore: the log of the
 * desk refuses even then to be truncated.
 */
const REMOVE_ROWS = `
  do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    set local chard.restoring = 'yes';
    select string_agg(oid::regclass::text, ', ') into name from pg_class
      where relkind = 'r' and relnamespace in ('auth'::regnamespace, 'chard'::regnamespace) and pg_relation_size(oid) > 0
        and oid <> 'chard.audit_log'::regclass;
    if name is not null then
      execute 'truncate ' || name || ' cascade';
    end if;
    delete from chard.audit_log;
    for name in select format('%I.%I', schemaname, sequencename) from pg_sequences where last_value is not null loop
      execute 'alter sequence ' || name || ' restart';
    end loop;
    delete from pg_statistic using pg_class
      where pg_class.oid = starelid and relnamespace in ('auth'::regnamespace, 'chard'::regnamespace);
  end $$`;

/** Keeps a database for the next test file of this worker where nothing but rows was changed in it; closes it otherwise. */
async function keep(pglite: PGlite, state: string) {
  const { keptByWorker } = globalThis;
  if (keptByWorker.spare || (await stateOf(pglite)) !== state) return pglite.close();
  await pglite.exec(REMOVE_ROWS);
  keptByWorker.spare = pglite;
}

/** The same database, which `close` keeps; as a closed one it is not to be used any more. */
function whichIsKept(pglite: PGlite, state: string) {
  let isClosed = false;
  return new Proxy(pglite, {
    get(target, key) {
      if (key === "closed") return isClosed;
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      if (isClosed) return () => Promise.reject(new Error("PGlite is closed"));
      if (key !== "close") return value.bind(target);
      return () => {
        isClosed = true;
        return keep(target, state).catch(() => target.close());
      };
    },
  });
}

/** The database that an earlier test file has left as it was, else a new one by `create`: making one takes a second of a processor. */
export async function keptPGlite(create: () => Promise<PGlite>) {
  const { spare } = globalThis.keptByWorker;
  globalThis.keptByWorker.spare = undefined;
  const pglite = spare ?? (await create());
  return whichIsKept(pglite, await stateOf(pglite));
}
