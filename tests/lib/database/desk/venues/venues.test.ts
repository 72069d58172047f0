/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import { editVenue, featureVenue } from "@/lib/database/desk/venues/edit-venue";
import { mergeVenues } from "@/lib/database/desk/venues/merge-venues";
import { findSplitPoint, splitVenue } from "@/lib/database/desk/venues/split-venue";
import { removeVenuePhoto } from "@/lib/database/desk/venues/venue-photos";
import {
  findCityNear,
  findVenue,
  listNearestCities,
  searchVenues,
} from "@/lib/database/desk/venues/venues";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { saveReview } from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { newRestaurant } from "@/lib/import/write/new-restaurant";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const KOPPS = vegan(1, 52.5296, 13.3991, { name: "Kopps" });
const LUCKY = vegan(2, 52.5317, 13.4061, { name: "Lucky Leek", phone: "+49 30 66408710" });
const REVIEW = {
  rating: 2 as const,
  title: "Cold soup",
  content: "The soup was cold and the rice was not, twice in a row, sadly.",
  visitDate: "2026-11-15",
};

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    await importElements(database, [KOPPS, LUCKY]);
    return database;
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );
  const get = (id: string) => sqlRecords(database).getRestaurant(id);
  const newest = async () => (await listAudit(database, 0, 1)).entries[0];
  const version = async (id: string) => (await findVenue(database, id))!.version;

  async function edit(changes: [string, unknown][], action = "venue.edit") {
    const id = "kopps-berlin";
    return editVenue(database, ADA, { id, updatedAt: await version(id), changes, action });
  }

  it.each([
    ["KOPPS", ["kopps-berlin"]],
    ["berlin", ["kopps-berlin", "lucky-leek-berlin"]],
    ["lucky-leek", ["lucky-leek-berlin"]],
    ["100%", []],
  ])("finds restaurants by %s", async (text, ids) => {
    expect((await searchVenues(database, text, 10)).map(({ id }) => id)).toEqual(ids);
  });

  it("finds the cities around a point", async () => {
    await importElements(database, [KOPPS, LUCKY, vegan(3, 48.137, 11.575, { name: "Max" })]);
    const names = async (lat: number) =>
      (await listNearestCities(database, { lat, lng: 12 })).map(({ name }) => name);
    expect(await names(52)).toEqual(["Berlin", "Munich"]);
    expect(await names(48)).toEqual(["Munich", "Berlin"]);
  });

  it("corrects facts, says so in both logs, and imports keep them", async () => {
    expect(
      await edit([
        ["name", "Kopps!"],
        ["website", "https://kopps.example"],
      ]),
    ).toMatchObject({ isDone: true });
    expect(await newest()).toMatchObject({
      actorName: "Ada",
      action: "venue.edit",
      subject: "restaurant:kopps-berlin",
      before: { name: "Kopps", website: null },
      after: { name: "Kopps!", website: "https://kopps.example" },
    });
    const venue = await findVenue(database, "kopps-berlin");
    expect(venue!.corrections).toMatchObject([
      { field: "name", source: "the desk" },
      { field: "website", source: "the desk" },
    ]);
    expect(venue!.changes.map(({ actor, field, after }) => [actor, field, after])).toEqual([
      ["Ada", "website", "https://kopps.example"],
      ["Ada", "name", "Kopps!"],
      ["OpenStreetMap", "*", "Kopps"],
    ]);
    await importElements(database, [
      { ...KOPPS, tags: { ...KOPPS.tags, name: "Kopps Mitte", takeaway: "yes" } },
      LUCKY,
    ]);
    expect(await get("kopps-berlin")).toMatchObject({ name: "Kopps!", features: ["takeout"] });
  });

  it("keeps a fact empty that OpenStreetMap knows, and hours that were written here", async () => {
    const hours = { monday: [{ open: "10:00", close: "12:00" }] };
    await edit([
      ["kind", null],
      ["hoursText", "Mo 10:00-12:00"],
      ["hours", hours],
    ]);
    const tags = { ...KOPPS.tags, opening_hours: "Tu 09:00-10:00" };
    await importElements(database, [{ ...KOPPS, tags }, LUCKY]);
    expect(await get("kopps-berlin")).toMatchObject({ hoursText: "Mo 10:00-12:00", hours });
    expect(await get("kopps-berlin")).not.toHaveProperty("kind");
    const agreed = { ...KOPPS.tags, opening_hours: "Mo 10:00-12:00" };
    await importElements(database, [{ ...KOPPS, tags: agreed }, LUCKY]);
    expect((await findVenue(database, "kopps-berlin"))!.corrections).toMatchObject([
      { field: "kind" },
    ]);
  });

  it("corrects the page of one network, and imports go on to write the other", async () => {
    const own = "https://www.instagram.com/kopps";
    await edit([["instagram", own]]);
    expect(await newest()).toMatchObject({
      before: { instagram: null },
      after: { instagram: own },
    });
    expect(await get("kopps-berlin")).toMatchObject({ socialMedia: { instagram: own } });
    const importWith = (pages: Record<string, string>) =>
      importElements(database, [{ ...KOPPS, tags: { ...KOPPS.tags, ...pages } }, LUCKY]);
    await importWith({ "contact:instagram": "other", "contact:facebook": "kopps" });
    const facebook = "https://www.facebook.com/kopps";
    expect(await get("kopps-berlin")).toMatchObject({ socialMedia: { instagram: own, facebook } });
    await edit([["facebook", null]]);
    expect((await get("kopps-berlin"))!.socialMedia).toEqual({ instagram: own });
    await importWith({ "contact:instagram": "kopps", "contact:facebook": "kopps" });
    expect((await get("kopps-berlin"))!.socialMedia).toEqual({ instagram: own });
    expect((await findVenue(database, "kopps-berlin"))!.corrections).toMatchObject([
      { field: "facebook", source: "the desk" },
    ]);
  });

  it("finds a city by its name or slug, near a place alone", async () => {
    await importElements(database, [KOPPS, LUCKY, vegan(3, 48.137, 11.575, { name: "Max" })]);
    const near = async (text: string, lat = 52.4) =>
      (await findCityNear(database, text, { lat, lng: 13 }))?.id;
    expect(await near(" BERLIN ")).toBe("berlin");
    expect(await near("berlin")).toBe("berlin");
    expect(await near("Munich")).toBeUndefined();
    expect(await near("Berlin", 48)).toBeUndefined();
    expect(await near("Berlin'")).toBeUndefined();
  });

  it("does not change a record that another user changed meanwhile", async () => {
    const updatedAt = await version("kopps-berlin");
    await edit([["name", "First"]]);
    const late = { id: "kopps-berlin", updatedAt, action: "venue.edit" };
    expect(
      await editVenue(database, ADA, { ...late, changes: [["name", "Second"]] }),
    ).toMatchObject({ isDone: false, by: { actorName: "Ada" } });
    expect(await get("kopps-berlin")).toMatchObject({ name: "First" });
  });

  it("closes a restaurant, which its city then does not count", async () => {
    await edit([["closure", "closed"]], "venue.close");
    expect(await run("select count from chard.cities where id = 'berlin'")).toEqual([{ count: 1 }]);
    expect(await newest()).toMatchObject({ action: "venue.close", before: { closure: null } });
  });

  it("features a restaurant once", async () => {
    expect(await featureVenue(database, ADA, "kopps-berlin", true)).toMatchObject({ isDone: true });
    expect(await featureVenue(database, ADA, "kopps-berlin", true)).toMatchObject({
      isDone: false,
    });
    expect(await get("kopps-berlin")).toMatchObject({ featured: true });
  });

  it("removes a photo, once, and keeps why", async () => {
    const [photo] = await run(
      "insert into chard.photos (hash, width, height, description, restaurant_id) values ('abc', 800, 600, 'A bowl', 'kopps-berlin') returning id",
    );
    const id = String(photo!.id);
    const remove = () => removeVenuePhoto(database, ADA, id, "Not this place");
    expect(await remove()).toEqual({ isDone: true, result: "kopps-berlin" });
    expect(await remove()).toMatchObject({ isDone: false, by: { reason: "Not this place" } });
    expect((await findVenue(database, "kopps-berlin"))!.photos).toEqual([]);
  });

  it("merges two restaurants with everything that belongs to them", async () => {
    const [both, one] = [await newUser(database), await newUser(database)];
    for (const user of [both, one]) await ensureMember(database, user);
    const write = (user: typeof both, restaurantId: string, rating: 2 | 4) =>
      saveReview(database, user, { ...REVIEW, restaurantId, rating }, "published");
    await write(both, "lucky-leek-berlin", 4);
    await run("update chard.reviews set created_at = now() - interval '1 day' where not sample");
    await write(both, "kopps-berlin", 2);
    await write(one, "kopps-berlin", 4);
    const add = (table: string, columns: string, values: string) =>
      run(`insert into chard.${table} (${columns}) values ${values}`);
    await add(
      "favorites",
      "user_id, restaurant_id, note",
      `('${both.sub}', 'kopps-berlin', 'soup'), ('${both.sub}', 'lucky-leek-berlin', null), ('${one.sub}', 'kopps-berlin', null)`,
    );
    const listId = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0042";
    await add("lists", "id, user_id, name", `('${listId}', '${both.sub}', 'Berlin')`);
    await add(
      "list_places",
      "list_id, user_id, restaurant_id, position, note, day",
      `('${listId}', '${both.sub}', 'kopps-berlin', 1, 'brunch', '2027-05-02'), ('${listId}', '${both.sub}', 'lucky-leek-berlin', 2, null, null)`,
    );
    await add(
      "photos",
      "hash, width, height, description, restaurant_id",
      "('abc', 800, 600, 'A bowl', 'kopps-berlin')",
    );
    await add(
      "review_announcements",
      "user_id, restaurant_id",
      `('${both.sub}', 'kopps-berlin'), ('${both.sub}', 'lucky-leek-berlin'), ('${one.sub}', 'kopps-berlin')`,
    );
    await add("restaurant_redirects", "id, restaurant_id", "('old-kopps', 'kopps-berlin')");
    await edit([
      ["website", "https://kopps.example"],
      ["name", "Kopps!"],
    ]);

    expect(await mergeVenues(database, ADA, "kopps-berlin", "lucky-leek-berlin")).toEqual({
      isDone: true,
      result: { photos: [] },
    });
    expect(await get("kopps-berlin")).toBeUndefined();
    for (const id of ["kopps-berlin", "old-kopps"])
      expect(await sqlRecords(database).findMergedRestaurants([id, "none"])).toEqual(
        new Map([[id, "lucky-leek-berlin"]]),
      );
    expect(await get("lucky-leek-berlin")).toMatchObject({
      name: "Lucky Leek",
      website: "https://kopps.example",
      rating: 3,
      reviewCount: 2,
    });
    expect(await run("select note, count(*) over ()::int as count from chard.favorites")).toEqual(
      expect.arrayContaining([{ note: "soup", count: 2 }]),
    );
    expect(
      await run("select restaurant_id, note, day::text, position from chard.list_places"),
    ).toEqual([
      { restaurant_id: "lucky-leek-berlin", note: "brunch", day: "2027-05-02", position: 2 },
    ]);
    const announced = await run("select user_id, restaurant_id from chard.review_announcements");
    expect(new Set(announced.map((row) => row.user_id))).toEqual(new Set([both.sub, one.sub]));
    expect(announced.map((row) => row.restaurant_id)).toEqual([
      "lucky-leek-berlin",
      "lucky-leek-berlin",
    ]);
    expect((await findVenue(database, "lucky-leek-berlin"))!).toMatchObject({
      corrections: [{ field: "website" }],
      elements: [{ ref: "node/1" }, { ref: "node/2" }],
      photos: [{ description: "A bowl" }],
    });
    expect(await newest()).toMatchObject({
      action: "venue.merge",
      subject: "restaurant:kopps-berlin",
      before: { restaurant: { name: "Kopps!" } },
      after: { mergedInto: "lucky-leek-berlin" },
    });
    // The next import leaves them one.
    expect(await importElements(database, [KOPPS, LUCKY])).toMatchObject({ added: 0, missing: 0 });
  });

  it.each([
    ["itself", "kopps-berlin", "kopps-berlin"],
    ["one that is gone", "kopps-berlin", "nowhere"],
  ])("does not merge a restaurant into %s", async (_what, from, to) => {
    expect(await mergeVenues(database, ADA, from, to)).toMatchObject({ isDone: false });
    expect(await get("kopps-berlin")).toBeDefined();
  });

  it("makes an element a restaurant of its own, which imports keep", async () => {
    await mergeVenues(database, ADA, "lucky-leek-berlin", "kopps-berlin");
    const id = "kopps-berlin";
    expect(await findSplitPoint(database, id, "node/9")).toBeUndefined();
    const point = (await findSplitPoint(database, id, "node/2"))!;
    const restaurant = newRestaurant({ name: "Leek" }, point, new Date());
    const split = { id, ref: "node/2", restaurant };
    expect(await splitVenue(database, ADA, split)).toEqual({ isDone: true, result: "leek-berlin" });
    expect(await splitVenue(database, ADA, split)).toMatchObject({ isDone: false });
    expect(await findSplitPoint(database, id, "node/1")).toBeUndefined();
    expect(await importElements(database, [KOPPS, LUCKY])).toMatchObject({ added: 0, merged: 0 });
    expect(await get("leek-berlin")).toMatchObject({
      name: "Lucky Leek",
      osm: "node/2",
      phone: "+49 30 66408710",
    });
    expect(await get("kopps-berlin")).toMatchObject({ name: "Kopps", osm: "node/1" });
  });
});
