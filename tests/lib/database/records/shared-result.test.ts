/** @jest-environment node */
import type { Database } from "@/lib/database/database";
import { sharedResult } from "@/lib/database/records/shared-result";

const database = {} as Database;
const other = {} as Database;

it("does the work once for all who ask while it is done, and afterwards", async () => {
  const keep = sharedResult<number>();
  const work = jest.fn(() => Promise.resolve(1));
  const all = await Promise.all([keep(database, "a", work), keep(database, "a", work)]);
  expect([...all, await keep(database, "a", work)]).toEqual([1, 1, 1]);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ["another version", database, "b"],
  ["another database", other, "a"],
])("does it again for %s", async (_, of, version) => {
  const keep = sharedResult<number>();
  await keep(database, "a", () => Promise.resolve(1));
  expect(await keep(of, version, () => Promise.resolve(2))).toBe(2);
});

it("does it again after a failure, which all who waited are told", async () => {
  const keep = sharedResult<number>();
  const fail = () => Promise.reject(new Error("no connection"));
  const both = [keep(database, "a", fail), keep(database, "a", fail)];
  for (const failed of both) await expect(failed).rejects.toThrow("no connection");
  expect(await keep(database, "a", () => Promise.resolve(1))).toBe(1);
});

it("keeps the newer result when the work of an older version fails later", async () => {
  const keep = sharedResult<number>();
  let fail: (error: Error) => void = () => undefined;
  const older = keep(database, "a", () => new Promise<number>((_, reject) => (fail = reject)));
  await keep(database, "b", () => Promise.resolve(2));
  fail(new Error("late"));
  await expect(older).rejects.toThrow("late");
  const work = jest.fn(() => Promise.resolve(3));
  expect(await keep(database, "b", work)).toBe(2);
  expect(work).not.toHaveBeenCalled();
});
