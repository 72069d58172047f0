/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { countries as countriesTable } from "@/lib/database/schema/cities";
import { changeLog, corrections, importBatches, osmElements } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import { ImportRefusedError } from "@/lib/import/command/checks";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

type Tags = Record<string, string>;

const KOPPS = vegan(1, 52.5296, 13.3991, {
  name: "Kopps",
  "addr:city": "Berlin",
  "addr:street": "Linienstraße",
  "addr:housenumber": "94",
  cuisine: "german",
  opening_hours: "Tu-Su 18:00-24:00",
  website: "https://kopps.example",
});
const LUCKY = vegan(2, 52.5317, 13.4061, { name: "Lucky Leek", phone: "+49 30 66408710" });
const VOENER = vegan(3, 52.5103, 13.4597, { name: "Vöner", cuisine: "kebab" });
const HUT = vegan(4, 25.0478, 121.5319, { name: "愛家素食", "name:en": "Loving Hut" });
const MADRID = vegan(5, 40.4, -3.7, { name: "Verde" });
const WORLD = [KOPPS, LUCKY, VOENER, HUT];

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    return database;
  });
  afterAll(() => database.close());

  const run = (elements: unknown[], options?: Parameters<typeof importElements>[2]) =>
    importElements(database, elements, options);

  const get = (id: string) => sqlRecords(database).getRestaurant(id);
  const ids = async () => (await sqlRecords(database).listRestaurantPages()).map(({ id }) => id);

  it("takes nothing outside the countries of the site", async () => {
    const countries = new Set(["DE"]);
    expect(await run(WORLD, { countries })).toMatchObject({
      added: 3,
      skipped: { "other country": 1 },
    });
    expect(await ids()).toEqual(["kopps-berlin", "lucky-leek-berlin", "voner-berlin"]);
  });

  it("refuses data that is wholly outside of them, also with force", async () => {
    const before = await ids();
    await expect(run(WORLD, { countries: new Set(["AT", "CH"]), force: true })).rejects.toThrow(
      /^All 4 restaurants of the data are outside .+ \(AT, CH\)\. Nothing was changed/,
    );
    expect(await ids()).toEqual(before);
  });

  it("adds restaurants with their facts, cities and countries, and removes the samples", async () => {
    expect(await run(WORLD)).toMatchObject({ added: 4, changed: 0, unchanged: 0, merged: 0 });
    expect(await ids()).toEqual([
      "kopps-berlin",
      "loving-hut-taipei",
      "lucky-leek-berlin",
      "voner-berlin",
    ]);
    expect(await get("kopps-berlin")).toMatchObject({
      name: "Kopps",
      veganLevel: "vegan",
      kind: "restaurant",
      cuisine: ["German"],
      address: "Linienstraße 94",
      city: "Berlin",
      cityId: "berlin",
      country: "Germany",
      countryCode: "DE",
      timeZone: "Europe/Berlin",
      website: "https://kopps.example",
      osm: "node/1",
      hours: { tuesday: [{ open: "18:00", close: "24:00" }] },
      hoursText: "Tu-Su 18:00-24:00",
      sample: false,
    });
    expect(await get("loving-hut-taipei")).toMatchObject({
      name: "愛家素食",
      latinName: "Loving Hut",
      timeZone: "Asia/Taipei",
    });
    expect(await get("lucky-leek-berlin")).not.toHaveProperty("hours");
    expect(await get("lucky-leek-berlin")).not.toHaveProperty("rating");
    const cities = await sqlRecords(database).listCities();
    expect(cities.map(({ name, count }) => [name, count])).toEqual([
      ["Berlin", 3],
      ["Taipei", 1],
    ]);
    expect(await sqlRecords(database).listCountries()).toMatchObject([
      { name: "Germany", count: 3, slug: "germany" },
      { name: "Taiwan", count: 1, slug: "taiwan" },
    ]);
  });

  it("keeps the samples with --keep-samples", async () => {
    await run(WORLD, { keepSamples: true });
    expect(await ids()).toHaveLength(12);
  });

  it("changes nothing when the same extract comes again", async () => {
    await run(WORLD);
    const before = await database.asOwner((t) =>
      t.select().from(restaurants).orderBy(restaurants.id),
    );
    expect(await run(WORLD)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    const after = await database.asOwner((t) =>
      t.select().from(restaurants).orderBy(restaurants.id),
    );
    expect(after).toEqual(before);
  });

  it("changes what changed, keeps the id of a renamed venue, and logs each field", async () => {
    await run(WORLD);
    const renamed = { ...KOPPS, tags: { ...KOPPS.tags, name: "Kopps Neu", takeaway: "yes" } };
    expect(await run([renamed, LUCKY, VOENER, HUT])).toMatchObject({ changed: 1, unchanged: 3 });
    expect(await get("kopps-berlin")).toMatchObject({ name: "Kopps Neu", features: ["takeout"] });
    const log = await database.asOwner((t) =>
      t
        .select()
        .from(changeLog)
        .where(eq(changeLog.restaurantId, "kopps-berlin"))
        .orderBy(changeLog.id),
    );
    expect(log.map(({ field, before, after }) => [field, before, after])).toEqual([
      ["*", null, "Kopps"],
      ["name", "Kopps", "Kopps Neu"],
      ["features", [], ["takeout"]],
    ]);
  });

  describe("what the elements say", () => {
    const tagsOf = async () => {
      const rows = await database.asOwner((t) =>
        t.select({ ref: osmElements.ref, tags: osmElements.tags }).from(osmElements),
      );
      return Object.fromEntries(rows.map(({ ref, tags }) => [ref, tags]));
    };

    it("is kept as far as the importer reads it", async () => {
      const noted = { ...KOPPS, tags: { ...KOPPS.tags, note: "x", "addr:floor": "2" } };
      await run([noted, LUCKY]);
      expect(await tagsOf()).toEqual({ "node/1": KOPPS.tags, "node/2": LUCKY.tags });
    });

    it("is filled in by the next import where an older one has not kept it", async () => {
      await run(WORLD);
      // As the previous version left them: with hashes of other rules.
      await database.asOwner((t) => t.update(osmElements).set({ tags: null, hash: "older" }));
      expect(await run(WORLD)).toMatchObject({ changed: 0, unchanged: 4 });
      expect(await tagsOf()).toMatchObject({ "node/1": KOPPS.tags, "node/4": HUT.tags });
    });

    it("stays while an import does not have the element", async () => {
      await run(WORLD);
      await run([KOPPS, VOENER, HUT], { force: true });
      expect(await tagsOf()).toMatchObject({ "node/2": LUCKY.tags });
    });
  });

  it("marks a venue as missing, closes it after three imports, and opens it again", async () => {
    await run(WORLD);
    const rest = [KOPPS, VOENER, HUT];
    expect(await run(rest, { force: true })).toMatchObject({ missing: 1, closed: 0 });
    expect(await get("lucky-leek-berlin")).toMatchObject({ closure: "missing" });
    expect(await run(rest, { force: true })).toMatchObject({ missing: 1, closed: 0 });
    expect(await run(rest, { force: true })).toMatchObject({ missing: 0, closed: 1 });
    expect(await get("lucky-leek-berlin")).toMatchObject({ closure: "closed" });
    expect(await run(rest, { force: true })).toMatchObject({ missing: 0, closed: 0 });
    expect(await run(WORLD)).toMatchObject({ reopened: 1, unchanged: 3 });
    expect(await get("lucky-leek-berlin")).not.toHaveProperty("closure");
  });

  it("does not close a venue that has nothing vegan any more", async () => {
    await run(WORLD);
    const tags: Tags = { ...LUCKY.tags, "diet:vegan": "no" };
    const changed = [KOPPS, { ...LUCKY, tags }, VOENER, HUT];
    for (let imports = 0; imports < 4; imports++)
      expect(await run(changed, { force: true })).toMatchObject({ missing: 1, closed: 0 });
    expect(await get("lucky-leek-berlin")).toMatchObject({ closure: "missing" });
    expect(await run(WORLD)).toMatchObject({ unchanged: 3, missing: 0 });
    expect(await get("lucky-leek-berlin")).not.toHaveProperty("closure");
  });

  it("counts no restaurant of a country whose only one has closed", async () => {
    await run(WORLD);
    const closed = { ...HUT, tags: { ...HUT.tags, disused: "yes" } };
    await run([KOPPS, LUCKY, VOENER, closed]);
    const countries = await database.asOwner((t) => t.select().from(countriesTable));
    const counts = Object.fromEntries(countries.map(({ code, count }) => [code, count]));
    expect(counts).toMatchObject({ DE: 3, TW: 0 });
  });

  it("closes a venue at once when its tags say so", async () => {
    await run(WORLD);
    const tags: Tags = {
      name: "Lucky Leek",
      "diet:vegan": "only",
      "disused:amenity": "restaurant",
    };
    const closed = { ...LUCKY, tags };
    expect(await run([KOPPS, closed, VOENER, HUT])).toMatchObject({ closed: 1, skipped: {} });
    expect(await get("lucky-leek-berlin")).toMatchObject({ closure: "closed" });
  });

  it.each([
    ["to the null point", { lat: 0, lon: 0 }],
    ["along its parallel into the sea", { lon: -20 }],
    ["along its meridian into the sea", { lat: 70 }],
  ])("leaves a venue where it was whose element was moved %s", async (_, moved) => {
    await run([...WORLD, MADRID]);
    expect(await run([...WORLD, { ...MADRID, ...moved }])).toMatchObject({
      skipped: { position: 1 },
      missing: 0,
    });
    expect(await get("verde-madrid")).toMatchObject({ lat: 40.4, lng: -3.7 });
  });

  it("does not miss what is outside of the area", async () => {
    await run(WORLD);
    const box = { kind: "box", box: [24, 120, 26, 122] } as const;
    expect(await run([HUT], { scope: box })).toMatchObject({ unchanged: 1, missing: 0 });
    expect(await run([HUT], { scope: { kind: "file", name: "x" } })).toMatchObject({ missing: 0 });
  });

  describe("the area of a file", () => {
    const file = (name: string) => ({ scope: { kind: "file", name } as const });
    /** Ten venues in a row along a street of 90 km, so that the outermost is far from the others. */
    const ROW = Array.from({ length: 10 }, (_, index) =>
      vegan(100 + index, 52.5, 13 + index * 0.15, { name: `Leaf ${index}` }),
    );
    const all = ROW.slice(0, 9);

    it("includes the outermost venues that it had before", async () => {
      await run(ROW, file("/data/row.json"));
      expect(await run(all, file("/elsewhere/row.json"))).toMatchObject({ missing: 1 });
    });

    it("also when the file has another name, and nearly all of them", async () => {
      await run(ROW, file("row-2026-10.json"));
      expect(await run(all, file("row-2026-11.json"))).toMatchObject({ missing: 1 });
    });

    it("but not those of another file", async () => {
      await run(ROW, file("row.json"));
      expect(await run(ROW.slice(0, 3), file("part.json"))).toMatchObject({ missing: 0 });
    });

    it("is known again after an import of the world that changed nothing", async () => {
      await run(ROW, file("row.json"));
      await run(ROW);
      expect(await run(all, file("row.json"))).toMatchObject({ missing: 1 });
    });
  });

  it("misses what an area had, although another import brought it", async () => {
    const berlin = { scope: { kind: "area", area: "Berlin" } as const };
    await run(WORLD);
    await run([KOPPS, LUCKY, VOENER], berlin);
    expect(await run([KOPPS, LUCKY], { ...berlin, force: true })).toMatchObject({ missing: 1 });
    expect(await get("loving-hut-taipei")).not.toHaveProperty("closure");
  });

  it("does not count for good what has closed long ago", async () => {
    await run(WORLD);
    const rest = [KOPPS, LUCKY];
    for (let times = 0; times < 3; times++) await run(rest, { force: true });
    expect(await run(rest)).toMatchObject({ unchanged: 2 });
  });

  it("recognises a venue that was replaced by a way", async () => {
    await run(WORLD);
    const way = { ...KOPPS, type: "way", id: 77, lat: KOPPS.lat + 0.0003 };
    expect(await run([way, LUCKY, VOENER, HUT], { force: true })).toMatchObject({
      added: 0,
      changed: 1,
      missing: 0,
    });
    expect(await get("kopps-berlin")).toMatchObject({ osm: "way/77" });
    const idOf = (ref: string) => sqlRecords(database).findRestaurantOfElement(ref);
    expect([await idOf("node/1"), await idOf("way/77")]).toEqual(["kopps-berlin", "kopps-berlin"]);
    expect(await run([way, LUCKY, VOENER, HUT])).toMatchObject({ changed: 0, unchanged: 4 });
    expect(await run([LUCKY, VOENER, HUT], { force: true })).toMatchObject({
      missing: 1,
      closed: 0,
    });
  });

  it("merges two elements of one venue, not branches of a chain", async () => {
    const twin = vegan(10, KOPPS.lat + 0.0001, KOPPS.lon, {
      name: "KOPPS",
      phone: "+49 30 111111",
    });
    const branch = vegan(11, KOPPS.lat + 0.01, KOPPS.lon, {
      ...KOPPS.tags,
      "addr:housenumber": "200",
    });
    expect(await run([KOPPS, twin, branch])).toMatchObject({ added: 2, merged: 1 });
    expect(await get("kopps-berlin")).toMatchObject({ name: "Kopps", phone: "+49 30 111111" });
    expect(await get("kopps-berlin-2")).toMatchObject({ address: "Linienstraße 200" });
    expect(await run([KOPPS, twin, branch])).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
      merged: 0,
    });
  });

  it("counts what it skips, by reason", async () => {
    const summary = await run([
      ...WORLD,
      vegan(20, 52.5, 13.4, { name: "yes" }),
      {
        ...vegan(21, 52.5, 13.4, { name: "Ink" }),
        tags: { shop: "tattoo", "diet:vegan": "yes", name: "Ink" },
      },
      {
        ...vegan(22, 52.5, 13.4, {}),
        tags: { amenity: "cafe", "diet:vegetarian": "yes", name: "Milk" },
      },
      { type: "node", id: 23 },
    ]);
    expect(summary.skipped).toEqual({
      "no name": 1,
      "no food": 1,
      "not in the directory": 1,
      invalid: 1,
    });
  });

  it("imports the others where elements hold what cannot be stored, and leaves those that it knows", async () => {
    await run(WORLD);
    const broken = { ...LUCKY, lat: "north" };
    const at = (id: number, tags: Tags) => vegan(id, 52.4 + id / 10_000, 13.3, tags);
    const summary = await run([
      KOPPS,
      broken,
      VOENER,
      HUT,
      at(30, { name: `${"x".repeat(119)}🌱🌱`, "addr:full": "a\ud800b\u0000c" }),
      at(31, {
        name: "Nul\u0000l \ud83c\udf31",
        cuisine: "thai\u0000",
        "addr:street": "\u202eteertS",
      }),
      at(32, { name: "Long", "addr:full": "x".repeat(110_000), opening_hours: "x".repeat(95_000) }),
      { type: "node\u0000", id: "\ud800", tags: { name: "\ud800\u0000" } },
    ]);
    expect(summary).toMatchObject({ added: 3, unchanged: 3, missing: 0, skipped: { invalid: 2 } });
    expect(await get("lucky-leek-berlin")).not.toHaveProperty("closure");
    const rows = await database.asOwner((t) =>
      t
        .select({
          name: restaurants.name,
          address: restaurants.address,
          hours: restaurants.hoursText,
        })
        .from(restaurants)
        .where(sql`${restaurants.osm} in ('node/30', 'node/31', 'node/32')`)
        .orderBy(restaurants.osm),
    );
    expect(rows).toEqual([
      { name: "x".repeat(119), address: "abc", hours: null },
      { name: "Null 🌱", address: "Street", hours: null },
      { name: "Long", address: "x".repeat(200), hours: null },
    ]);
  });

  it("lets a correction override OpenStreetMap until both agree", async () => {
    await run(WORLD);
    await database.asOwner(async (transaction) => {
      await transaction.insert(corrections).values({
        restaurantId: "kopps-berlin",
        field: "name",
        value: "Kopps!",
        source: "the owner",
      });
      await transaction
        .update(restaurants)
        .set({ name: "Kopps!" })
        .where(eq(restaurants.id, "kopps-berlin"));
    });
    const named = (name: string) => ({ ...KOPPS, tags: { ...KOPPS.tags, name } });
    await run([named("Kopps Mitte"), LUCKY, VOENER, HUT]);
    expect(await get("kopps-berlin")).toMatchObject({ name: "Kopps!" });
    await run([named("Kopps!"), LUCKY, VOENER, HUT]);
    expect(await database.asOwner((t) => t.select().from(corrections))).toEqual([]);
  });

  describe("refuses, unless forced,", () => {
    it.each<[string, Parameters<typeof run>, string]>([
      [
        "a response with a remark",
        [WORLD, { header: { remark: "runtime error: Query timed out" } }],
        "timed out",
      ],
      [
        "data older than the last",
        [WORLD, { header: { osm3s: { timestamp_osm_base: "2026-11-19T00:00:00Z" } } }],
        "older than",
      ],
      ["fewer than nine tenths of the known venues", [[KOPPS]], "1 of the 4"],
      [
        "an area in which nothing is",
        [[], { scope: { kind: "area", area: "Atlantis" } }],
        'nothing in the area "Atlantis"',
      ],
      ["a response without elements", [[]], "no elements"],
    ])("%s", async (_what, [elements, options], message) => {
      await run(WORLD);
      const refused = run(elements, options);
      await expect(refused).rejects.toThrow(ImportRefusedError);
      await expect(refused).rejects.toThrow(message);
      expect(await ids()).toHaveLength(4);
      await expect(run(elements, { ...options, force: true })).resolves.toBeDefined();
    });
  });

  it("shows what would change, and changes nothing", async () => {
    expect(await run(WORLD, { dryRun: true })).toMatchObject({ added: 4 });
    expect(await ids()).toHaveLength(8);
    expect(await database.asOwner((t) => t.select().from(importBatches))).toEqual([]);
  });

  it("changes nothing when it fails half way", async () => {
    await database.asOwner((t) =>
      t.execute(
        sql`alter table chard.restaurants add constraint no_leek check (name <> 'Lucky Leek')`,
      ),
    );
    await expect(run(WORLD)).rejects.toThrow();
    expect(await ids()).toHaveLength(8);
    expect(await database.asOwner((t) => t.select().from(importBatches))).toEqual([]);
  });
});
