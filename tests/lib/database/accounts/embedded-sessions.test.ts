/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { removeUnusedSessions } from "@/lib/database/accounts/embedded-sessions";
import { executeRows } from "@/lib/database/execute-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const NOW = new Date("2026-11-24T12:00:00Z");
const LONG_AGO = "2025-09-01";
const RECENT = "2026-01-01";
/** What a session has after the code of a second factor. */
const NEVER = "1970-01-01";

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) => executeRows(transaction, sql.raw(statement)));

  it("deletes sessions that no browser can have any more, and no others", async () => {
    const { sub } = await newUser(database);
    const add = (method: string, createdAt: string, refreshedAt: string, factorAt?: string) =>
      run(
        `insert into auth.sessions (id, user_id, method, refresh_key, refresh_counter, created_at, refreshed_at, factor_at)
         values (gen_random_uuid(), '${sub}', '${method}', '', 0, '${createdAt}', '${refreshedAt}', ${factorAt ? `'${factorAt}'` : "null"})`,
      );
    await add("renewed", LONG_AGO, RECENT);
    await add("new", RECENT, RECENT);
    await add("second factor", LONG_AGO, NEVER, RECENT);
    await add("unused", LONG_AGO, LONG_AGO);
    await add("unused since its second factor", LONG_AGO, NEVER, LONG_AGO);
    await removeUnusedSessions(database, NOW);
    expect(await run("select method from auth.sessions order by method")).toEqual([
      { method: "new" },
      { method: "renewed" },
      { method: "second factor" },
    ]);
  });
});
