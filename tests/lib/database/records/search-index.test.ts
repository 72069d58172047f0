/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { readDirectory } from "@/lib/database/records/directory";
import { readSearch } from "@/lib/database/records/search-index";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const COUNT = 1_100;

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.asOwner((transaction) =>
      transaction.execute(sql`insert into chard.restaurants
        (id, name, cuisine, review_count, lat, lng, city, country, time_zone, images, features, dietary_options,
          verified, featured, sample, osm, address, created_at, updated_at)
        select 'place-' || n, 'Place ' || n, '{}', 0, 52.5, 13.4, 'Berlin', 'Germany', 'Europe/Berlin', '[]', '{}', '{}',
          false, false, false, 'node/' || n, 'Elm Lane ' || n, now(), now() from generate_series(1, ${COUNT}::int) n`),
    );
    await database.asOwner((transaction) =>
      transaction.execute(sql`insert into chard.tips (restaurant_id, text, status) values
        ('place-7', 'Take the pumpkin curry.', 'published'), ('place-7', 'And the turnip soup.', 'published'),
        ('place-8', 'Take the pumpkin pie.', 'removed')`),
    );
  });
  afterAll(() => database.close());

  test("what comes while the search is prepared waits for that one", async () => {
    const [first, second] = await Promise.all([readSearch(database), readSearch(database)]);
    expect(second).toBe(first);
  });

  test.each([
    ["pumpkin", ["place-7"]],
    ["turnip", ["place-7"]],
  ])("finds %j in published tips", async (text, ids) =>
    expect(await (await readSearch(database))(text, 5, { hasFoodWords: true })).toEqual({
      ids,
      isGuess: false,
    }),
  );

  test("other requests have their turn while the directory is prepared", async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    await readSearch(database);
    setImmediate(count);
    const directory = await readDirectory(database);
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(4);
    expect(directory.isReal).toBe(true);
    expect(directory.restaurant("place-1100")).toMatchObject({ name: "Place 1100" });
    expect(directory.addresses.named("Elm Lane")).toMatchObject({ count: COUNT });
    expect(directory.countNear({ lat: 52.5, lng: 13.4 })).toBe(COUNT);
  });
});
