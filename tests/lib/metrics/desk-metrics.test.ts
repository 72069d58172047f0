/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { imports } from "@/lib/database/schema/imports";
import { readDeskMetrics } from "@/lib/metrics/desk-metrics";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";

let mockDatabase: Database;
jest.mock("@/lib/database/client", () => ({
  getStores: async () => ({ database: mockDatabase }),
}));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => true }));

const HOUR_MS = 3_600_000;

async function addImport(hoursAgo: number, counts: Record<string, unknown>) {
  const finishedAt = new Date(Date.now() - hoursAgo * HOUR_MS);
  await mockDatabase.asOwner((transaction) =>
    transaction
      .insert(imports)
      .values({ scope: "Berlin", dataTimestamp: null, counts, finishedAt }),
  );
}

/** The value of a metric without labels; undefined where it is not there. */
async function read(name: string) {
  const [, value] = new RegExp(`^${name} (.+)$`, "m").exec((await readDeskMetrics()) ?? "") ?? [];
  return value === undefined ? undefined : Number(value);
}

describe.each(ONE_DATABASE)("%s", (_, open) => {
  beforeAll(async () => {
    mockDatabase = await open();
  });
  afterAll(() => mockDatabase.close());

  test("the age of imports is that of the last one that came through", async () => {
    await addImport(3, { refused: "It would remove most restaurants." });
    expect(await read("chard_import_age_seconds")).toBeUndefined();
    await addImport(50, { added: 4 });
    await addImport(1, { refused: "Overpass did not respond." });
    const hours = ((await read("chard_import_age_seconds")) ?? 0) / 3600;
    expect(Math.round(hours)).toBe(50);
  });
});
