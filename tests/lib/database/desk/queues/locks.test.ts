/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { findLock, openItem } from "@/lib/database/desk/queues/locks";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const move = (by: string) =>
    database.asOwner((transaction) =>
      transaction.execute(
        sql`update chard.desk_locks set expires_at = expires_at + ${by}::interval`,
      ),
    );

  it("an open item is another's for ten minutes, and no longer, however the clock is set", async () => {
    const [first, second] = [await newUser(database), await newUser(database)];
    expect(await openItem(database, "report:1", first.sub)).toBeUndefined();
    expect(await openItem(database, "report:1", second.sub)).toBeDefined();
    // The clock goes a day forward, then a day back: what was locked meanwhile would be so for a day.
    await move("-1 day");
    expect(await findLock(database, "report:1", second.sub)).toBeUndefined();
    expect(await openItem(database, "report:1", first.sub)).toBeUndefined();
    await move("1 day");
    expect(await findLock(database, "report:1", second.sub)).toBeUndefined();
    expect(await openItem(database, "report:1", second.sub)).toBeUndefined();
    expect(await findLock(database, "report:1", first.sub)).toBeDefined();
  });
});
