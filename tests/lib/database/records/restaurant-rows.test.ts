/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { mapRestaurantRows, restaurantRows } from "@/lib/database/records/restaurant-rows";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { restaurants } from "@/lib/database/schema/restaurants";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const COUNT = 1_100;
const COLUMNS = { id: restaurants.id, name: restaurants.name };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.asOwner((transaction) =>
      transaction.execute(sql`insert into chard.restaurants
        (id, name, cuisine, review_count, lat, lng, city, country, time_zone, images, features, dietary_options,
          verified, featured, sample, osm, created_at, updated_at)
        select 'place-' || n, 'Place ' || n, '{vegan}', 0, 52.5, 13.4, 'Berlin', 'Germany', 'Europe/Berlin', '[]', '{}', '{}',
          false, false, false, 'node/' || n, now(), now() from generate_series(1, ${COUNT}::int) n`),
    );
  });
  afterAll(() => database.close());

  test("all are read by id, in parts of at most 250", async () => {
    const parts: { id: string }[][] = [];
    for await (const rows of restaurantRows(database, COLUMNS, undefined)) parts.push(rows);
    expect(parts.map(({ length }) => length)).toEqual([250, 250, 250, 250, 100]);
    const ids = parts.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(COUNT);
  });

  test("the GeoJSON that all requests share is the whole collection", async () => {
    const read = async () => {
      const parts: Uint8Array[] = [];
      for await (const part of sqlRecords(database).exportGeoJson()) parts.push(part);
      return Buffer.concat(parts).toString("utf8");
    };
    const [text, again] = await Promise.all([read(), read()]);
    const { features } = JSON.parse(text) as { features: { id: string }[] };
    expect(new Set(features.map(({ id }) => id)).size).toBe(COUNT);
    expect(again).toBe(text);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["some columns", () => mapRestaurantRows(database, COLUMNS, undefined, (row) => row)],
    ["the pages of the sitemap", () => sqlRecords(database).listRestaurantPages()],
    ["the file of the world", () => sqlRecords(database).listWorldRestaurants()],
    ["the pages of places", () => sqlRecords(database).listPlacePages({ place: 1, view: 1 })],
  ])("other requests have their turn while %s are read", async (_, read) => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await read();
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});
