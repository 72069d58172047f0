/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { seedSamples } from "@/lib/database/samples";
import { updateStatistics } from "@/lib/database/maintenance/statistics";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  it("tells the planner how many rows a table has", async () => {
    await updateStatistics(database);
    const [restaurants] = await database.asOwner((transaction) =>
      executeRows<{ rows: number }>(
        transaction,
        sql`select reltuples::int as rows from pg_class where oid = 'chard.restaurants'::regclass`,
      ),
    );
    expect(restaurants?.rows).toBe(8);
  });
});
