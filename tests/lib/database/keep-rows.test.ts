/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { listTables } from "@/lib/database/backup/tables";
import { executeRows } from "@/lib/database/execute-rows";
import { seedSamples } from "@/lib/database/samples";
import { addAccount } from "@/tests/lib/database/support/add-account";
import { keepRows } from "@/tests/lib/database/support/keep-rows";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

it.each(DATABASES)("%s: tests start with exactly what was kept", async (_name, open) => {
  const database = await open();
  const run = <Row>(statement: string) =>
    database.asOwner((transaction) => executeRows<Row>(transaction, sql.raw(statement)));
  /** Every row as text, and what the next id is. */
  async function contents() {
    const tables = await database.asOwner(listTables);
    const rows = tables.map((table) =>
      run(`select '${table}' as of, t::text as row from ${table} t order by 2`),
    );
    return [
      ...(await Promise.all(rows)),
      await run("select last_value from chard.messages_id_seq"),
    ];
  }
  const addMessage = () =>
    run(
      `insert into chard.messages (name, email, message) values ('Ada', 'ada@example.org', 'Hello')`,
    );

  await seedSamples(database);
  await addAccount(database);
  await addMessage();
  await run(
    `update chard.restaurants set name = E'“Ü” \\\\ \\t "''', lat = 0.1::float8 + 0.2 where id = '3'`,
  );
  await run(`update chard.restaurants set hours = 'null' where id = '4'`);
  const restoreRows = await keepRows(database);
  const before = await contents();
  await restoreRows();
  expect(await contents()).toEqual(before);

  for (const statement of [
    "update chard.restaurants set name = 'Another', hours = null",
    "delete from chard.reviews",
    "delete from auth.users",
  ]) {
    await run(statement);
    await addMessage();
    expect(await contents()).not.toEqual(before);
    await restoreRows();
    expect(await contents()).toEqual(before);
  }
  await database.close();
});
