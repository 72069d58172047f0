/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { hasFailedSince } from "@/lib/database/connection/availability";
import { embeddedDatabase } from "@/lib/database/connection/embedded";
import type { Engine } from "@/lib/database/engine/engine";
import { explainFailure } from "@/lib/database/failures";

/** What a database says whose engine fails so at each statement. */
async function failing(message: string, code: string) {
  const fail = async () => Promise.reject(Object.assign(new Error(message), { code }));
  const engine: Engine = { query: fail, transaction: fail, parsers: {}, close: async () => {} };
  const database = (await embeddedDatabase(engine, undefined)) as Database;
  const begun = performance.now();
  const error = await database.asOwner(async () => 1).catch((thrown: Error) => thrown);
  return { explained: explainFailure(error), isUnavailable: hasFailedSince(begun) };
}

// So that a page that cannot be made is 503, and is asked for again.
test.each([
  ["42501", "open", "Operation not permitted", "this user may not write into the data directory"],
  ["42501", "open", "Read-only file system", "the data directory is on a read-only file system"],
  ["53100", "extend", "No space left on device", "the disk is full"],
  ["58030", "read", "I/O error", "the disk has failed"],
])("the database is unavailable while its files are: %s, could not %s, %s", async (...fault) => {
  const [code, what, reason, cause] = fault;
  const failure = await failing(`could not ${what} file "base/5/16584": ${reason}`, code);
  expect(failure.isUnavailable).toBe(true);
  expect(failure.explained).toContain(`The database is not available: ${cause}`);
});

test("a statement that is not allowed is a fault of the site", async () => {
  expect(await failing("permission denied for table members", "42501")).toMatchObject({
    isUnavailable: false,
  });
});
