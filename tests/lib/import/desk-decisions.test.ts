/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { corrections } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const KOPPS = vegan(1, 52.5296, 13.3991, { name: "Kopps", website: "https://kopps.example" });
const LUCKY = vegan(2, 52.5317, 13.4061, { name: "Lucky Leek", phone: "+49 30 66408710" });
const WORLD = [KOPPS, LUCKY];

// What the desk decided has to survive imports (P14.101, P14.103).
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
  const listCorrections = () => database.asOwner((t) => t.select().from(corrections));

  async function correctClosure(id: string, closure: "closed" | null) {
    const json = sql`${JSON.stringify(closure)}::text::jsonb`;
    await database.asOwner(async (transaction) => {
      await transaction
        .insert(corrections)
        .values({ restaurantId: id, field: "closure", value: json, source: "the desk" });
      await transaction.update(restaurants).set({ closure }).where(eq(restaurants.id, id));
    });
  }

  it("leaves a venue closed that OpenStreetMap still has, until it is closed there, too", async () => {
    await run(WORLD);
    await correctClosure("kopps-berlin", "closed");
    expect(await run(WORLD)).toMatchObject({ reopened: 0, changed: 0, unchanged: 2 });
    expect(await get("kopps-berlin")).toMatchObject({ closure: "closed" });
    const renamed = { ...KOPPS, tags: { ...KOPPS.tags, name: "Kopps Neu" } };
    expect(await run([renamed, LUCKY])).toMatchObject({ reopened: 0, changed: 1 });
    expect(await get("kopps-berlin")).toMatchObject({ name: "Kopps Neu", closure: "closed" });
    for (let times = 0; times < 3; times++) await run([LUCKY], { force: true });
    expect(await get("kopps-berlin")).toMatchObject({ closure: "closed" });
    expect(await listCorrections()).toEqual([]);
    expect(await run(WORLD)).toMatchObject({ reopened: 1 });
  });

  it("leaves a venue open that OpenStreetMap does not have, until it is there again", async () => {
    await run(WORLD);
    for (let times = 0; times < 3; times++) await run([LUCKY], { force: true });
    expect(await get("kopps-berlin")).toMatchObject({ closure: "closed" });
    await correctClosure("kopps-berlin", null);
    expect(await run([LUCKY], { force: true })).toMatchObject({ missing: 0, closed: 0 });
    expect(await get("kopps-berlin")).not.toHaveProperty("closure");
    await run(WORLD);
    expect(await listCorrections()).toEqual([]);
    expect(await run([LUCKY], { force: true })).toMatchObject({ missing: 1 });
  });

  it("forgets that a venue was opened again where OpenStreetMap has it unchanged", async () => {
    await run(WORLD);
    await correctClosure("kopps-berlin", null);
    expect(await run(WORLD)).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await listCorrections()).toEqual([]);
  });

  describe("a restaurant that was listed here", () => {
    const LISTED = {
      id: "kopps-berlin",
      name: "Kopps",
      lat: 52.5298,
      lng: 13.3993,
      city: "Berlin",
      cityId: "berlin",
      country: "Germany",
      countryCode: "DE",
      timeZone: "Europe/Berlin",
      cuisine: ["German"],
      phone: "+49 30 43209775",
      description: "Plants, mostly.",
      reviewCount: 0,
      images: [],
      features: [],
      dietaryOptions: [],
      verified: false,
      featured: false,
      sample: false,
      createdAt: new Date("2026-11-01T10:00:00Z"),
      updatedAt: new Date("2026-11-01T10:00:00Z"),
    };
    const list = (facts: Partial<typeof LISTED & { website: string }>) =>
      database.asOwner((t) => t.insert(restaurants).values({ ...LISTED, ...facts }));

    it("is found again by its name near by, and keeps what OpenStreetMap does not know", async () => {
      await list({});
      expect(await run(WORLD)).toMatchObject({ added: 1, changed: 1 });
      expect(await ids()).toEqual(["kopps-berlin", "lucky-leek-berlin"]);
      const found = {
        osm: "node/1",
        website: "https://kopps.example",
        phone: "+49 30 43209775",
        cuisine: ["German"],
        description: "Plants, mostly.",
      };
      expect(await get("kopps-berlin")).toMatchObject(found);
      const changed = { ...KOPPS, tags: { ...KOPPS.tags, takeaway: "yes" } };
      await run([changed, LUCKY]);
      expect(await get("kopps-berlin")).toMatchObject({ ...found, features: ["takeout"] });
    });

    it("keeps its former corrections with their source", async () => {
      const instagram = "https://www.instagram.com/kopps";
      await list({ phone: "+49 30 1234567", socialMedia: { instagram } } as never);
      for (const [field, value] of [
        ["phone", "+49 30 1234567"],
        ["instagram", instagram],
      ] as const)
        await database.asOwner((t) =>
          t.insert(corrections).values({
            restaurantId: "kopps-berlin",
            field,
            value: sql`${JSON.stringify(value)}::text::jsonb`,
            source: "a member",
          }),
        );
      await run(WORLD);
      const kept = { phone: "+49 30 1234567", socialMedia: { instagram } };
      expect(await get("kopps-berlin")).toMatchObject(kept);
      const said = (await listCorrections()).map(({ field, source }) => [field, source]);
      expect(said).toContainEqual(["phone", "a member"]);
      expect(said).toContainEqual(["instagram", "a member"]);
      expect(said.map(([field]) => field)).not.toContain("socialMedia");
      await run([{ ...KOPPS, tags: { ...KOPPS.tags, takeaway: "yes" } }, LUCKY]);
      expect(await get("kopps-berlin")).toMatchObject(kept);
    });

    it.each<[string, Parameters<typeof list>[0], string[]]>([
      [
        "by its website",
        { id: "chez", name: "Chez Kopps", website: "http://www.kopps.example/", lat: 52.5306 },
        ["chez", "lucky-leek-berlin"],
      ],
      [
        "not by a name alone that is farther away",
        { id: "kopps-mitte", lat: 52.5306 },
        ["kopps-berlin", "kopps-mitte", "lucky-leek-berlin"],
      ],
    ])("is recognised %s", async (_how, facts, expected) => {
      await list(facts);
      await run(WORLD);
      expect(await ids()).toEqual(expected);
    });
  });
});
