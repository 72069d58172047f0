/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { Readable, Writable } from "node:stream";
import { formatRows, runShell } from "@/lib/database/commands/shell";
import { seedSamples } from "@/lib/database/samples";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

function collect() {
  let text = "";
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { output, text: () => text };
}

it("aligns columns under their names", () => {
  expect(
    formatRows([
      { id: "1", n: 10 },
      { id: "long", n: null },
    ]),
  ).toBe("id   | n\n-----+---\n1    | 10\nlong |");
});

it.each(DATABASES)("runs statements over several lines, on %s", async (_name, open) => {
  const database = await open();
  await seedSamples(database);
  const { output, text } = collect();
  const input = Readable.from([
    "update chard.restaurants\n  set name = 'A; B' where id = '1';\n",
    "select id, name from chard.restaurants where id = '1';\n",
    "select nonsense;\n",
    "\\q\n",
    "select 'never';\n",
  ]);
  expect(await runShell(database, input, output)).toBe(1);
  expect(text()).toBe(
    '1 row\nid | name\n---+-----\n1  | A; B\n(1 row)\nError: column "nonsense" does not exist\n',
  );
  const unfinished = collect();
  const cut = Readable.from(["select 'one';\n", "delete from chard.restaurants\n"]);
  expect(await runShell(database, cut, unfinished.output)).toBe(1);
  expect(unfinished.text()).toMatch(/one\n\(1 row\)\nError: the last statement has no semicolon/);
  await database.close();
});
