/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { SUPABASE_DATABASES, DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const refusal = { cause: expect.objectContaining({ code: "42501" }) };

/** What roles other than the owner may call: policies do, in their name. */
const NEEDED = [
  "auth.uid for anon",
  "auth.uid for authenticated",
  "chard.is_suspended for authenticated",
];

const ROLES = ["anon", "authenticated", "service_role"];

/** A table of one's own whose trigger is a function of the site, which then runs as the owner. */
const FORGERY = [
  "create temporary table forged (review_id text, restaurant_id text)",
  "create trigger forged after insert on forged for each row execute function chard.count_vote()",
  "insert into forged values ('review-1', '1')",
];

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  const forge = async (transaction: Transaction) => {
    for (const statement of FORGERY) await transaction.execute(sql.raw(statement));
  };
  const helpful = () =>
    database.asOwner((transaction) =>
      executeRows(transaction, sql`select helpful from chard.reviews where id = 'review-1'`),
    );

  it("neither a visitor nor a member raises a number with a trigger on an own table", async () => {
    const member = await newUser(database);
    const before = await helpful();
    await expect(database.asAnonymous(forge)).rejects.toMatchObject(refusal);
    await expect(database.asUser(member, forge)).rejects.toMatchObject(refusal);
    expect(await helpful()).toEqual(before);
  });
});

describe.each([
  ...DATABASES,
  ...SUPABASE_DATABASES.map(([name, open]) => [`${name} of Supabase`, open] as const),
])("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("no role executes a function that it need not", async () => {
    const rows = await database.asOwner((transaction) =>
      executeRows<{ right: string }>(
        transaction,
        sql`
            select p.pronamespace::regnamespace || '.' || p.proname || ' for ' || r.rolname as right
            from pg_proc p join pg_roles r on r.rolname in ${ROLES}
            where p.pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
              and has_schema_privilege(r.rolname, p.pronamespace, 'USAGE')
              and has_function_privilege(r.rolname, p.oid, 'EXECUTE')
            order by 1`,
      ),
    );
    const rights = rows
      .map(({ right }) => right)
      .filter((right) => !right.endsWith("service_role") || right.startsWith("chard"));
    expect(rights).toEqual(NEEDED);
  });

  it("no role makes objects in the site's schemas, or uses their sequences", async () => {
    const rows = await database.asOwner((transaction) =>
      executeRows(
        transaction,
        sql`
            select n.nspname || ' for ' || r.rolname as right from pg_namespace n join pg_roles r on r.rolname in ${ROLES}
              where n.nspname in ('chard', 'chard_migrations', 'auth') and has_schema_privilege(r.rolname, n.oid, 'CREATE')
            union all
            select c.relname || ' for ' || r.rolname from pg_class c join pg_roles r on r.rolname in ${ROLES}
              where c.relkind = 'S' and c.relnamespace = 'chard'::regnamespace and has_sequence_privilege(r.rolname, c.oid, 'USAGE,UPDATE,SELECT')`,
      ),
    );
    expect(rows).toEqual([]);
  });
});
