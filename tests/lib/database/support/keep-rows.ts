import { sql } from "drizzle-orm";
import { executeRows } from "@/lib/database/execute-rows";
import type { Database, Transaction } from "@/lib/database/database";

const read = <Row>(transaction: Transaction, text: string) =>
  executeRows<Row>(transaction, sql.raw(text));

/** A query for each table and sequence: what differs after any change, since later transactions have larger numbers. */
const LIST_QUERIES = `
  select name, format('select %L as name, count(*)::text as size, sum(xmin::text::bigint)::text as version from %s', name, name) as query
    from (select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('auth', 'chard')) as tables
  union all
  select name, format('select %L as name, is_called::text as size, last_value::text as version from %s', name, name)
    from (select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ('auth', 'chard')) as sequences`;

type State = { name: string; size: string; version: string | null };

const isEqual = (a: State, b: State | undefined) => a.size === b?.size && a.version === b.version;

/** What makes a table's rows again; the text of a row says all values exactly. */
async function restoreTable(transaction: Transaction, name: string) {
  const [found] = await read<{ columns: string; values: string; rows: string }>(
    transaction,
    `select columns, values, rows from (select string_agg(quote_ident(attname), ', ' order by attnum) as columns,
        string_agg('(kept).' || quote_ident(attname), ', ' order by attnum) as values
      from pg_attribute where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped and attgenerated = '') as of_table,
      (select json_agg(kept::text)::text as rows from ${name} as kept) as of_rows`,
  );
  return `insert into ${name} (${found!.columns}) overriding system value
    select ${found!.values} from (select json_array_elements_text($rows$${found!.rows}$rows$)::${name} as kept) as given;`;
}

async function restoreStatement(transaction: Transaction, { name, size, version }: State) {
  if (size === "true" || size === "false") return `perform setval('${name}', ${version}, ${size});`;
  return `delete from ${name}; ${size === "0" ? "" : await restoreTable(transaction, name)}`;
}

/**
 * Keeps what a database holds; what this returns makes that again, without triggers and as a restore, and costs next to nothing where
 * a test has changed nothing.
 */
export async function keepRows(database: Database): Promise<() => Promise<void>> {
  const queries = new Map<string, string>();
  const kept = new Map<string, { state: State; statement: string }>();
  const readStates = (transaction: Transaction, names: Iterable<string>) =>
    read<State>(transaction, [...names].map((name) => queries.get(name)).join(" union all "));

  await database.asOwner(async (transaction) => {
    for (const { name, query } of await read<{ name: string; query: string }>(
      transaction,
      LIST_QUERIES,
    ))
      queries.set(name, query);
    for (const state of await readStates(transaction, queries.keys()))
      kept.set(state.name, { state, statement: await restoreStatement(transaction, state) });
  });

  return () =>
    database.asOwner(async (transaction) => {
      const changed = (await readStates(transaction, queries.keys()))
        .filter((state) => !isEqual(state, kept.get(state.name)?.state))
        .map(({ name }) => name);
      if (changed.length === 0) return;
      const statements = changed.map((name) => kept.get(name)!.statement).join("\n");
      await transaction.execute(
        sql.raw(
          `do $restore$ begin
            set local session_replication_role = replica;
            set local chard.restoring = 'yes';
            ${statements}
          end $restore$`,
        ),
      );
      for (const state of await readStates(transaction, changed))
        kept.get(state.name)!.state = state;
    });
}

/** Opens and fills a database once for the tests of a block, each of which starts with what it then holds. */
export function eachTestStartsWith(open: () => Promise<Database>) {
  let restore: () => Promise<void>;
  beforeAll(async () => {
    restore = await keepRows(await open());
  });
  beforeEach(() => restore());
}
