/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { types } from "@electric-sql/pglite";
import { openEngine, type OpenEngine } from "@/lib/database/engine/engine";
import { emptyPGlite, unpackEmpty } from "@/tests/lib/database/support/migrated-pglite";

jest.setTimeout(120_000);

let directory: string;
let engine: OpenEngine;

/** Files as PGlite makes them, which takes several times as long. */
async function newFiles(name: string) {
  const files = join(directory, name);
  await unpackEmpty(files);
  return files;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "chard-engine-"));
  engine = await openEngine(await newFiles("database"));
  await engine.query("create table kept (id int primary key)");
});

afterAll(async () => {
  await engine.close();
  await rm(directory, { recursive: true });
});

const count = async () =>
  (await engine.query<{ count: number }>("select count(*)::int as count from kept")).rows[0]!.count;

it("returns what a PGlite of this thread does", async () => {
  const pglite = await emptyPGlite();
  const text = `select $1::text as text, $2::int4 as int, $3::int8 as big, $4::numeric as number, $5::bool as bool, $6::jsonb as json,
    $7::text[] as texts, $8::timestamptz as time, '\\x00ff'::bytea as bytes, array[1, null, 3] as ints, null::date as missing,
    array['{"a": 1}'::jsonb] as jsons, '9007199254740993'::int8 as huge`;
  const values = [
    `"quoted', \\ and ü`,
    7,
    8,
    "9.50",
    true,
    { a: [1, "b"] },
    ["a,b", 'c"d', "NULL"],
    "2026-03-04T05:06:07Z",
  ];
  const raw = { parsers: { [types.TIMESTAMPTZ]: (value: string) => `raw ${value}` } };
  for (const options of [undefined, { rowMode: "array" as const }, raw]) {
    const expected = await pglite.query(text, values, options);
    const { rows, fields, affectedRows } = await engine.query(text, values, options);
    expect(rows).toEqual(expected.rows);
    expect(fields).toEqual(expected.fields);
    expect(affectedRows).toBe(expected.affectedRows);
  }
  await pglite.close();
});

it("does not hold up this thread during a long query", async () => {
  const query = engine.query("select pg_sleep(1)").then(() => "query");
  const timer = new Promise((resolve) => setTimeout(resolve, 0, "timer"));
  expect(await Promise.race([query, timer])).toBe("timer");
  await query;
});

it("reports a refused statement with its code, and goes on", async () => {
  const refused = engine.query("insert into kept values (1), (1)");
  await expect(refused).rejects.toMatchObject({ code: "23505", constraint: "kept_pkey" });
  await expect(engine.query("select 1 as one")).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

it("commits a transaction when it resolves, and rolls it back when it throws", async () => {
  const before = await count();
  await engine.transaction((transaction) => transaction.query("insert into kept values (10)"));
  const failing = engine.transaction(async (transaction) => {
    await transaction.query("insert into kept values (11)");
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await count()).toBe(before + 1);
});

it("says so where a failed statement was caught and nothing is committed", async () => {
  const before = await count();
  const failing = engine.transaction(async (transaction) => {
    await transaction.query("insert into kept values (20)");
    await transaction.query("select 1 / 0").catch(() => undefined);
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await count()).toBe(before);
});

it("runs no statement of a transaction that has ended", async () => {
  const ended = await engine.transaction(async (transaction) => transaction);
  await expect(ended.query("insert into kept values (30)")).rejects.toThrow("has ended");
  await engine.transaction(async (transaction) => {
    await transaction.rollback();
    await expect(transaction.query("select 1")).rejects.toThrow("has ended");
  });
});

it("runs transactions one after the other", async () => {
  const order: string[] = [];
  const run = (name: string) =>
    engine.transaction(async (transaction) => {
      order.push(`${name} begins`);
      await transaction.query("select 1");
      order.push(`${name} ends`);
    });
  await Promise.all([run("first"), run("second")]);
  expect(order).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

it("fails what waits, and what comes, when the thread has ended", async () => {
  const other = await openEngine(await newFiles("other"));
  const waiting = other.query("select pg_sleep(60)");
  await other.terminate();
  await expect(waiting).rejects.toThrow("has ended");
  await expect(other.query("select 1")).rejects.toThrow("has ended");
});

it("ends the process when its thread fails", async () => {
  const script = "tests/lib/database/support/engine-in-child.mjs";
  const preload = ["--import", "./tests/lib/database/support/end-thread.mjs"];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...preload, script, await newFiles("failing")],
    { encoding: "utf8" },
  );
  expect(stdout).toBe("out of memory\n");
  expect(stderr).toContain("The embedded database has failed: out of memory");
  expect(status).toBe(1);
});
