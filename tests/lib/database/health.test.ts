/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { countByAge, countByCountryAndLevel } from "@/lib/database/desk/health";
import { executeRows } from "@/lib/database/execute-rows";
import { removeOldRecords } from "@/lib/database/retention";
import { seedSamples } from "@/lib/database/samples";
import { countUnansweredSearch, listUnansweredSearches } from "@/lib/database/unanswered-searches";
import { DATABASES } from "@/tests/lib/database/open-test-database";

jest.setTimeout(120_000);

const NOW = new Date("2026-11-23T10:00:00Z");
const RETENTION = { messageDays: 365, reportDays: 30 };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );

  it("counts what is listed by country, level and age", async () => {
    await run("update chard.restaurants set closure = 'closed' where id = '8'");
    await run(
      "update chard.restaurants set country = 'Italy', vegan_level = 'vegan' where id = '1'",
    );
    const ages = ["2026-11-01", "2026-05-24", "2026-05-23", "2024-11-23", "2020-01-01"];
    for (const [index, age] of ages.entries())
      await run(`update chard.restaurants set checked_at = '${age}' where id = '${index + 1}'`);
    await run("update chard.restaurants set checked_at = null where id in ('6', '7')");
    const { countries, levels } = await countByCountryAndLevel(database);
    expect(countries).toEqual([
      { name: "United States", count: 6 },
      { name: "Italy", count: 1 },
    ]);
    expect(levels.reduce((sum, { count }) => sum + count, 0)).toBe(7);
    expect(
      new Map(
        (await countByAge(database, [6, 12, 24], NOW)).map(({ name, count }) => [name, count]),
      ),
    ).toEqual(
      new Map([
        ["6", 2],
        ["12", 1],
        ["older", 2],
        ["", 2],
      ]),
    );
  });

  it("counts searches by day, and forgets them after 90 days", async () => {
    const on = (date: string) => new Date(`${date}T23:00:00Z`);
    for (const date of ["2026-08-24", "2026-08-25", "2026-11-22", "2026-11-22"])
      await countUnansweredSearch(database, "ramen", on(date));
    await countUnansweredSearch(database, "pho", on("2026-11-22"));
    expect(await listUnansweredSearches(database, 10)).toEqual([
      { query: "ramen", count: 4 },
      { query: "pho", count: 1 },
    ]);
    await removeOldRecords(database, RETENTION, NOW);
    expect(await listUnansweredSearches(database, 1)).toEqual([{ query: "ramen", count: 3 }]);
  });

  it("deletes old messages and reports, not those that wait", async () => {
    const add = (table: string, columns: string, values: string) =>
      run(`insert into chard.${table} (${columns}, status, created_at) values ${values}`);
    await add(
      "messages",
      "name, email, message",
      `('A', 'a@b.c', 'old', 'answered', '2025-11-20'), ('B', 'a@b.c', 'waits', 'open', '2025-11-20'), ('C', 'a@b.c', 'new', 'closed', '2025-12-01')`,
    );
    await add(
      "reports",
      "subject, reason, details",
      `('review:1', 'x', 'old', 'upheld', '2026-10-01'), ('review:1', 'x', 'waits', 'open', '2026-10-01'), ('review:1', 'x', 'new', 'dismissed', '2026-11-01')`,
    );
    await removeOldRecords(database, RETENTION, NOW);
    expect(await run("select message from chard.messages order by name")).toEqual([
      { message: "waits" },
      { message: "new" },
    ]);
    expect(await run("select details from chard.reports order by id")).toEqual([
      { details: "waits" },
      { details: "new" },
    ]);
  });
});
