/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { restaurants } from "@/lib/database/schema/restaurants";
import { RESTAURANTS } from "@/data/restaurants";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

type Row = Partial<typeof restaurants.$inferInsert> & { id: string };

const sample = RESTAURANTS[0]!;
const real = (row: Row) => ({
  ...sample,
  rating: null,
  reviewCount: 0,
  sample: false,
  createdAt: new Date(sample.createdAt),
  updatedAt: new Date(sample.updatedAt),
  ...row,
});

// Top Rated (P14.15, P14.245).
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    return database;
  });
  afterAll(() => database.close());

  const add = (...rows: Row[]) =>
    database.asOwner((transaction) => transaction.insert(restaurants).values(rows.map(real)));
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);

  it("has no basis while the samples alone are rated", async () => {
    await add({ id: "unrated" });
    expect(await sqlRecords(database).getRatingBasis()).toBeUndefined();
  });

  it("ranks many good ratings above a single very good one, and lists no samples", async () => {
    await add(
      { id: "single", rating: 5, reviewCount: 1 },
      { id: "few", rating: 5, reviewCount: 3 },
      { id: "many", rating: 4.8, reviewCount: 30 },
      { id: "good", rating: 4, reviewCount: 10 },
      { id: "fair", rating: 3, reviewCount: 10 },
      { id: "poor", rating: 2, reviewCount: 9 },
      { id: "closed", rating: 5, reviewCount: 50, closure: "closed" },
      { id: "unrated" },
    );
    const records = sqlRecords(database);
    const basis = await records.getRatingBasis();
    expect(basis?.ratings).toBe(63);
    expect(basis?.mean).toBeCloseTo((5 + 15 + 30 * 4.8 + 40 + 30 + 18) / 63);
    expect(ids(await records.listTopRated(5))).toEqual(["many", "few", "good", "fair", "poor"]);
  });

  it("ranks nothing while fewer than five places have three ratings", async () => {
    const rated = ["a", "b", "c", "d"].map((id) => ({ id, rating: 4, reviewCount: 3 }));
    await add(...rated, { id: "e", rating: 4, reviewCount: 2 });
    const records = sqlRecords(database);
    expect(await records.listTopRated(5)).toEqual([]);
    await add({ id: "f", rating: 4, reviewCount: 3 });
    expect(await records.listTopRated(5)).toHaveLength(5);
  });

  it("lists those of a city by the same scores", async () => {
    const vegan = { veganLevel: "vegan" as const };
    await add(
      { id: "here", cityId: "berlin", rating: 5, reviewCount: 1 },
      { id: "often", cityId: "berlin", rating: 4.8, reviewCount: 30, ...vegan },
      { id: "there", cityId: "potsdam", rating: 3, reviewCount: 90, ...vegan },
      { id: "unrated", cityId: "berlin", ...vegan },
    );
    const records = sqlRecords(database);
    expect(ids(await records.listTopRated(5, "berlin"))).toEqual(["often", "here"]);
    expect(ids(await records.listFullyVegan(5, "berlin")).toSorted()).toEqual(["often", "unrated"]);
    expect(await records.listTopRated(5, "paris")).toEqual([]);
  });

  it("lists fully vegan places that nobody confirmed in an order that is not alphabetical", async () => {
    const names = [..."abcdefgh"];
    await add(...names.map((id) => ({ id, veganLevel: "vegan" as const })));
    const listed = ids(await sqlRecords(database).listFullyVegan(9));
    expect(listed.toSorted()).toEqual(names);
    expect(listed).not.toEqual(names);
  });

  it("lists what most members confirmed first where nothing is rated, and nothing that may have closed", async () => {
    const vegan = { veganLevel: "vegan" as const };
    await add(
      { id: "fresh", ...vegan, checkedAt: "2026-11-01" },
      { id: "twice", ...vegan, checkedAt: "2020-01-01", confirmedBy: 2, confirmedAt: "2025-01-01" },
      { id: "once", ...vegan, confirmedBy: 1, confirmedAt: "2026-01-01" },
      { id: "options", veganLevel: "vegan options", confirmedBy: 9 },
      { id: "reported", ...vegan, confirmedBy: 9, reportedClosed: true },
      { id: "missing", ...vegan, confirmedBy: 9, closure: "missing" },
    );
    expect(ids(await sqlRecords(database).listFullyVegan(9))).toEqual(["twice", "once", "fresh"]);
  });
});
