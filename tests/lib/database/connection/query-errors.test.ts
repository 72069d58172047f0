/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { format } from "node:util";
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const TYPED = "I was harassed at 12 Main St";

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  beforeAll(async () => (database = await open()));
  afterAll(() => database.close());

  /** All that a log could hold of a failed statement with a visitor's text in it. */
  const logged = (statement: ReturnType<typeof sql>) =>
    database
      .asOwner((transaction) => transaction.execute(statement))
      .then(
        () => "",
        (error: Error) => format("%O", error) + error.stack + JSON.stringify(error),
      );

  it("a failed statement is named, but not what was typed", async () => {
    const text = await logged(sql`insert into chard.messages (name, nothing) values (${TYPED}, 1)`);
    expect(text).toContain("insert into chard.messages");
    expect(text).toContain("42703");
    expect(text).not.toContain("Main St");
  });

  it("nor does the database's own reason repeat it", async () => {
    const insert = sql`insert into chard.secrets (name, value) values (${TYPED}, 'x')`;
    await database.asOwner((transaction) => transaction.execute(insert));
    const text = await logged(insert);
    expect(text).toContain("23505");
    expect(text).not.toContain("Main St");
  });
});
