/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { countByAge, countByCountryAndLevel } from "@/lib/database/desk/health";
import { executeRows } from "@/lib/database/execute-rows";
import { removeOldRecords } from "@/lib/database/maintenance/retention";
import { seedSamples } from "@/lib/database/samples";
import {
  addSearchWithoutResults,
  listSearchesWithoutResults,
} from "@/lib/database/maintenance/searches-without-results";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const NOW = new Date("2026-11-23T10:00:00Z");
const RETENTION = { messageDays: 365, reportDays: 30, decisionDays: 365 };

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
      await addSearchWithoutResults(database, "ramen", on(date));
    await addSearchWithoutResults(database, "pho", on("2026-11-22"));
    expect(await listSearchesWithoutResults(database, 10)).toEqual([
      { query: "ramen", count: 4 },
      { query: "pho", count: 1 },
    ]);
    await removeOldRecords(database, RETENTION, NOW);
    expect(await listSearchesWithoutResults(database, 1)).toEqual([{ query: "ramen", count: 3 }]);
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

  it("deletes what was decided a year ago with its sender, not what waits or is new", async () => {
    const user = await newUser(database);
    const log = (subject: string, at: string, action = "x") =>
      run(
        `insert into chard.audit_log (actor_name, action, subject, at) values ('Ada', '${action}', '${subject}', '${at}')`,
      );
    const [old, recent] = ["2025-11-01", "2026-11-01"];
    for (const [token, status, at] of [
      ["refused-old", "refused", old],
      ["refused-new", "refused", recent],
      ["published-old", "published", old],
      ["waits", "review", undefined],
    ] as const) {
      await run(
        `insert into chard.listings (token, user_id, name, address, description, details, status) values ('${token}', '${user.sub}', 'A', 'B', 'C', '{}', '${status}')`,
      );
      if (at) await log(`listing:${token}`, at);
    }
    for (const [id, at] of [
      ["removed-old", old],
      ["removed-new", recent],
    ] as const) {
      await run(
        `insert into chard.reviews (id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status) values ('${id}', '2', '', '', 4, 'T', 'C', '[]', '2024-11-01', '2024-11-02', 0, false, 'removed')`,
      );
      await log(`review:${id}`, at, "review.remove");
    }
    await run(
      `insert into chard.suspensions (user_id, reason, ends_at, lifted_at) values ('${user.sub}', 'over', '2025-10-01', null), ('${user.sub}', 'lifted', null, '2025-10-01'), ('${user.sub}', 'for good', null, null)`,
    );
    await removeOldRecords(database, RETENTION, NOW);
    expect(
      await run("select token, user_id is null as unsent from chard.listings order by token"),
    ).toEqual([
      { token: "published-old", unsent: true },
      { token: "refused-new", unsent: false },
      { token: "waits", unsent: false },
    ]);
    expect(await run("select id from chard.reviews where status = 'removed'")).toEqual([
      { id: "removed-new" },
    ]);
    expect(await run("select reason from chard.suspensions")).toEqual([{ reason: "for good" }]);
  });
});
