/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { sampleRecords } from "@/lib/database/records/sample-records";
import type { Records } from "@/lib/database/records/records";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { removeSamples, seedSamples } from "@/lib/database/samples";
import { restaurants } from "@/lib/database/schema/restaurants";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let records: Records;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    records = sqlRecords(database);
    return database;
  });
  afterAll(() => database.close());

  it("returns the same as the samples of data/ for every query", async () => {
    expect(await records.listRestaurants(100)).toEqual(await sampleRecords.listRestaurants(100));
    expect(await records.listRestaurants(2)).toEqual(await sampleRecords.listRestaurants(2));
    expect(await records.listTopRated(5)).toEqual(await sampleRecords.listTopRated(5));
    expect(await records.listRestaurantPages()).toEqual(await sampleRecords.listRestaurantPages());
    for (const [lat, lng] of [
      [40.7589, -73.9851],
      [40.7128, 286.0],
      [-33.87, 151.21],
      [89.9, 0],
    ] as const)
      for (const radiusMiles of [0, 1, 2.5, 100, 12_500]) {
        const area = { center: { lat, lng }, radiusMiles };
        for (const limit of [3, 100])
          expect(await records.listRestaurantsNear(area, limit)).toEqual(
            await sampleRecords.listRestaurantsNear(area, limit),
          );
      }
    expect(await records.listCities()).toEqual(await sampleRecords.listCities());
    expect(await records.listCountries()).toEqual(await sampleRecords.listCountries());
    for (const id of ["1", "2", "3", "8", "9", "", "1'; drop table chard.reviews; --"]) {
      expect(await records.getRestaurant(id)).toEqual(await sampleRecords.getRestaurant(id));
      expect(await records.listReviews(id)).toEqual(await sampleRecords.listReviews(id));
    }
  });

  it("has a version of the tiles for every change, and counts them once after each", async () => {
    const before = await records.getTileIndex();
    expect(before.tiles).toEqual((await sampleRecords.getTileIndex()).tiles);
    expect(await records.getTileIndex()).toBe(before);
    const setLat = (lat: number) =>
      database.asOwner((transaction) =>
        transaction.update(restaurants).set({ lat }).where(eq(restaurants.id, "1")),
      );
    await setLat(10);
    const moved = await records.getTileIndex();
    expect(moved.version).not.toBe(before.version);
    expect(moved.tiles).not.toEqual(before.tiles);
    await setLat(10);
    expect((await records.getTileIndex()).version).not.toBe(moved.version);
  });

  it("keeps an edited sample over the next start, and a removed one away", async () => {
    const rename = { name: "Radish & Rye & Co" };
    await database.asOwner(async (transaction) => {
      await transaction.update(restaurants).set(rename).where(eq(restaurants.id, "1"));
      await transaction.delete(restaurants).where(eq(restaurants.id, "2"));
    });
    await seedSamples(database);
    expect(await records.getRestaurant("1")).toMatchObject(rename);
    expect(await records.getRestaurant("2")).toBeUndefined();
  });

  it("removes the samples for good, and nothing else", async () => {
    const [sample] = await sampleRecords.listRestaurants(1);
    const real = { ...sample!, id: "kopps-berlin", sample: false };
    const dates = { createdAt: new Date(real.createdAt), updatedAt: new Date(real.updatedAt) };
    await database.asOwner((transaction) =>
      transaction.insert(restaurants).values({ ...real, ...dates }),
    );
    expect(await removeSamples(database)).toBe(8);
    await seedSamples(database);
    expect(await records.listRestaurants(100)).toEqual([real]);
    expect(await records.listCities()).toEqual([]);
    expect(await records.listReviews("1")).toEqual([]);
  });
});
