/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { DATABASES } from "@/tests/lib/database/open-test-database";

jest.setTimeout(120_000);

const MEMBER = { sub: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0001", email: "member@example.org" };

type Work = (transaction: Transaction) => Promise<unknown>;
const IDENTITIES: [string, (database: Database, work: Work) => Promise<unknown>][] = [
  ["a visitor", (database, work) => database.asAnonymous(work)],
  ["a member", (database, work) => database.asUser(MEMBER, work)],
];

/** Each with a column of it. */
const COLUMNS: Readonly<Record<string, string>> = {
  restaurants: "id",
  reviews: "id",
  cities: "id",
  countries: "name",
  imports: "scope",
  osm_elements: "ref",
  restaurant_redirects: "id",
  corrections: "field",
  seeds: "name",
  changed_tags: "tag",
  change_log: "field",
  import_batches: "run",
  audit_log: "action",
};
const OWNER_TABLES = ["seeds", "changed_tags", "change_log", "import_batches", "audit_log"];
const PUBLIC_TABLES = Object.keys(COLUMNS).filter((table) => !OWNER_TABLES.includes(table));
const VERBS: [string, (table: string) => string][] = [
  ["insert", (table) => `insert into chard.${table} default values`],
  ["update", (table) => `update chard.${table} set ${COLUMNS[table]} = ${COLUMNS[table]}`],
  ["delete", (table) => `delete from chard.${table}`],
  ["truncate", (table) => `truncate chard.${table}`],
];

const run = (statement: string): Work => {
  return (transaction) => transaction.execute(sql.raw(statement));
};

/** Drizzle wraps what the driver throws. */
const refusal = { cause: expect.objectContaining({ code: "42501" }) };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  describe.each(IDENTITIES)("as %s", (_identity, as) => {
    it.each(PUBLIC_TABLES)("reads %s", async (table) => {
      await expect(as(database, run(`select * from chard.${table}`))).resolves.toBeDefined();
    });

    it.each(
      PUBLIC_TABLES.flatMap((table) => VERBS.map(([verb, sql]) => [verb, table, sql(table)])),
    )("is refused: %s %s", async (_verb, _table, statement) => {
      await expect(as(database, run(statement!))).rejects.toMatchObject(refusal);
    });

    it.each(OWNER_TABLES)("is refused: select %s", async (table) => {
      await expect(as(database, run(`select * from chard.${table}`))).rejects.toMatchObject(
        refusal,
      );
    });

    it("cannot create a table or a function in the schema", async () => {
      await expect(as(database, run("create table chard.mine (id int)"))).rejects.toMatchObject(
        refusal,
      );
    });
  });

  it("knows the member inside the transaction, and nobody after it", async () => {
    const read = async (transaction: Transaction) => {
      const rows = await executeRows<{ id: string | null; role: string }>(
        transaction,
        sql`select auth.uid() as id, current_user::text as role`,
      );
      return rows[0];
    };
    expect(await database.asUser(MEMBER, read)).toEqual({ id: MEMBER.sub, role: "authenticated" });
    expect(await database.asAnonymous(read)).toEqual({ id: null, role: "anon" });
    expect(await database.asOwner(read)).toEqual({
      id: null,
      role: expect.not.stringMatching(/^(anon|authenticated)$/),
    });
  });

  it("has Row Level Security on every table of the schema", async () => {
    const rows = await database.asOwner((transaction) =>
      executeRows(
        transaction,
        sql`select relname from pg_class where relnamespace = 'chard'::regnamespace and relkind = 'r' and not relrowsecurity`,
      ),
    );
    expect(rows).toEqual([]);
  });
});
