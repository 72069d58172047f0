/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { eq, sql } from "drizzle-orm";
import { changedTagsReader, pruneChangedTags } from "@/lib/database/maintenance/changed-tags";
import type { Database, Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { removeSamples, seedSamples } from "@/lib/database/samples";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const CHANGES: [string, (transaction: Transaction) => Promise<unknown>, string[]][] = [
  [
    "a restaurant's name",
    (transaction) =>
      transaction.update(restaurants).set({ name: "New" }).where(eq(restaurants.id, "2")),
    ["country:United States", "restaurant:2", "restaurants", "tile:261-212"],
  ],
  [
    "two restaurants in one statement",
    (transaction) =>
      transaction.execute(sql`update chard.restaurants set featured = true where id in ('4', '5')`),
    ["country:United States", "restaurant:4", "restaurant:5", "restaurants", "tile:261-212"],
  ],
  [
    "a restaurant that moves to the antimeridian and the pole",
    (transaction) =>
      transaction.update(restaurants).set({ lat: 90, lng: 180 }).where(eq(restaurants.id, "4")),
    ["country:United States", "restaurant:4", "restaurants", "tile:261-212", "tile:359-0"],
  ],
  [
    "a review",
    (transaction) => transaction.delete(reviews).where(eq(reviews.id, "3")),
    ["member:elena-marsh", "restaurant:3", "reviews"],
  ],
  [
    "a city",
    (transaction) =>
      transaction.execute(sql`update chard.cities set count = 7 where id = 'berlin'`),
    ["cities"],
  ],
  [
    "nothing",
    (transaction) => transaction.execute(sql`delete from chard.countries where false`),
    [],
  ],
];

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let readChangedTags: () => Promise<string[]>;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    readChangedTags = changedTagsReader(database);
  });
  afterAll(() => database.close());

  it("names nothing while the samples are as every build knows them", async () => {
    expect(await readChangedTags()).toEqual([]);
  });

  it.each(CHANGES)("names the tags of what changed: %s", async (_change, work, tags) => {
    await readChangedTags();
    await database.asOwner(work);
    expect((await readChangedTags()).sort()).toEqual(tags);
    expect(await readChangedTags()).toEqual([]);
  });

  it("names nothing when the change is rolled back", async () => {
    await readChangedTags();
    const failing = database.asOwner(async (transaction) => {
      await transaction.update(restaurants).set({ name: "Lost" });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await readChangedTags()).toEqual([]);
  });

  it("names all that ever changed to a new reader", async () => {
    expect(await changedTagsReader(database)()).toEqual(
      expect.arrayContaining(["restaurants", "restaurant:2", "restaurant:5", "cities", "reviews"]),
    );
  });

  it("forgets all but the last change of each tag, however often one changed", async () => {
    const last = await database.asOwner(async (transaction) => {
      await transaction.execute(
        sql`insert into chard.changed_tags (tag, transaction_id)
          select 'reviews', pg_current_xact_id()::text::bigint from generate_series(1, 50000)`,
      );
      return executeRows<{ tag: string; id: string }>(
        transaction,
        sql`select tag, max(id)::text as id from chard.changed_tags group by tag order by tag`,
      );
    });
    await pruneChangedTags(database);
    const kept = await database.asOwner((transaction) =>
      executeRows(
        transaction,
        sql`select tag, id::text as id from chard.changed_tags order by tag`,
      ),
    );
    expect(kept).toEqual(last);
  });

  it("gives rows of another cluster, whose transactions are still to come here, a number of this one", async () => {
    await database.asOwner((transaction) =>
      transaction.execute(
        sql`insert into chard.changed_tags (tag, transaction_id) values ('restored', 5000000000)`,
      ),
    );
    await pruneChangedTags(database);
    const reader = changedTagsReader(database);
    expect(await reader()).toContain("restored");
    const [row] = await database.asOwner((transaction) =>
      executeRows<{ isPast: boolean }>(
        transaction,
        sql`select transaction_id < pg_current_xact_id()::text::bigint as "isPast"
          from chard.changed_tags where tag = 'restored'`,
      ),
    );
    expect(row?.isPast).toBe(true);
    await database.asOwner((transaction) =>
      transaction.execute(sql`delete from chard.changed_tags where tag = 'restored'`),
    );
  });

  it("names all removed samples", async () => {
    await removeSamples(database);
    expect(await readChangedTags()).toEqual(
      expect.arrayContaining([
        "restaurants",
        "restaurant:1",
        "restaurant:8",
        "cities",
        "countries",
      ]),
    );
  });

  it("misses no change whose transaction began first and was committed last", async () => {
    if (database.mode === "embedded") return; // PGlite runs one transaction at a time.
    await database.asOwner((transaction) =>
      transaction.execute(
        sql`insert into chard.countries values ('Old', 1, '', 1, false), ('Young', 1, '', 1, false)`,
      ),
    );
    await readChangedTags();
    const early = database.asOwner(async (transaction) => {
      await transaction.execute(sql`delete from chard.countries where name = 'Old'`);
      await transaction.execute(sql`select pg_sleep(0.5)`);
    });
    await database.asOwner((transaction) =>
      transaction.execute(sql`update chard.restaurants set featured = false`),
    );
    await readChangedTags();
    await early;
    expect(await readChangedTags()).toContain("countries");
  });
});
