/** @jest-environment node */
import type { Database } from "@/lib/database/database";
import { standsForMs } from "@/lib/database/records/costly";
import { sharedResult } from "@/lib/database/records/shared-result";

const database = {} as Database;
const MINUTE_MS = 60_000;

/** A result that is made by hand, with the moments at which it was begun. */
function create(restaurants: number) {
  let at = 0;
  const finish: (() => void)[] = [];
  const keep = sharedResult<string>({ standsForMs: () => standsForMs(restaurants), now: () => at });
  const work = (value: string) => () =>
    new Promise<string>((resolve) => finish.push(() => resolve(value)));
  return {
    ask: (version: string) => keep(database, version, work(version)),
    finish,
    pass: (ms: number) => (at += ms),
  };
}

it("of many restaurants, changes within a minute have nothing made", async () => {
  const { ask, finish, pass } = create(54_000);
  const first = ask("a");
  finish[0]!();
  await first;
  pass(MINUTE_MS - 1);
  expect(await Promise.all([ask("b"), ask("c")])).toEqual(["a", "a"]);
  expect(finish).toHaveLength(1);
});

it("afterwards one is made for all, and nobody waits for it", async () => {
  const { ask, finish, pass } = create(54_000);
  const first = ask("a");
  finish[0]!();
  await first;
  pass(MINUTE_MS);
  expect(await Promise.all([ask("b"), ask("c")])).toEqual(["a", "a"]);
  expect(finish).toHaveLength(2);
  finish[1]!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await ask("b")).toBe("b");
  expect(await ask("c")).toBe("b");
});

it("of few restaurants, a change is seen at once", async () => {
  const { ask, finish } = create(100);
  const first = ask("a");
  finish[0]!();
  await first;
  const second = ask("b");
  finish[1]!();
  expect(await second).toBe("b");
});

it("of many restaurants, what changes while the first one is made has no second one made", async () => {
  const { ask, finish } = create(54_000);
  const all = [ask("a"), ask("b"), ask("c"), ask("b")];
  expect(finish).toHaveLength(1);
  finish[0]!();
  expect(await Promise.all(all)).toEqual(["a", "a", "a", "a"]);
  expect(finish).toHaveLength(1);
});

it("of few restaurants, what changes while the first one is made is made after it, once", async () => {
  const { ask, finish } = create(100);
  const all = [ask("a"), ask("b"), ask("b")];
  finish[0]!();
  expect(await all[0]).toBe("a");
  await new Promise((resolve) => setTimeout(resolve));
  expect(finish).toHaveLength(2);
  finish[1]!();
  expect(await Promise.all(all)).toEqual(["a", "b", "b"]);
});

it("what has a name is made once for all bundles", async () => {
  const work = jest.fn(() => Promise.resolve("made"));
  const bundles = [sharedResult<string>({ name: "x" }), sharedResult<string>({ name: "x" })];
  expect(await Promise.all(bundles.map((keep) => keep(database, "a", work)))).toEqual([
    "made",
    "made",
  ]);
  expect(work).toHaveBeenCalledTimes(1);
});
