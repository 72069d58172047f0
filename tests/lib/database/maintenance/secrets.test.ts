/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { readSecret } from "@/lib/database/maintenance/secrets";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("makes 32 bytes once, also for simultaneous requests", async () => {
    const [first, second] = await Promise.all([
      readSecret(database, "one"),
      readSecret(database, "one"),
    ]);
    expect(first).toHaveLength(32);
    expect(second).toEqual(first);
    expect(await readSecret(database, "one")).toEqual(first);
  });

  it("makes another one for another name", async () => {
    expect(await readSecret(database, "two")).not.toEqual(await readSecret(database, "one"));
  });
});
