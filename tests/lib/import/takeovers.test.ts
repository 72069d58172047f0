/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { decideTakeover, listContradictions, listTakeovers } from "@/lib/database/desk/imports";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const BOWL = vegan(1, 51.3401, 12.375, {
  name: "Grüne Schale",
  cuisine: "asian",
  phone: "+49 341 0000001",
  website: "https://gruene-schale.example.org",
});
const PIZZA = {
  ...BOWL,
  tags: {
    amenity: "restaurant",
    "diet:vegan": "yes",
    name: "Pizzeria Etna",
    cuisine: "pizza",
    phone: "+49 341 0000002",
    website: "https://etna.example.org",
  },
};
const HALF = { ...PIZZA, tags: { ...PIZZA.tags, phone: BOWL.tags.phone! } };
const OTHER = vegan(2, 51.35, 12.38, { name: "Linse" });

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  eachTestStartsWith(async () => {
    database = await open();
    await importElements(database, [BOWL, OTHER]);
    return database;
  });
  afterAll(() => database.close());

  const get = (id: string) => sqlRecords(database).getRestaurant(id);
  const run = (statement: string) =>
    database.asOwner((transaction) => transaction.execute(sql.raw(statement)));

  it("gives another business at the same element a page of its own, and closes the old one, which its owner has", async () => {
    const owner = await newUser(database, "Olive Owner");
    await run(`insert into chard.claims (user_id, restaurant_id, email, status, evidence)
      values ('${owner.sub}', 'grune-schale-leipzig', 'olive@gruene-schale.example.org', 'accepted', '')`);
    expect(await importElements(database, [PIZZA, OTHER])).toMatchObject({ added: 1, replaced: 1 });
    expect(await get("grune-schale-leipzig")).toMatchObject({
      name: "Grüne Schale",
      phone: "+49 341 0000001",
      closure: "closed",
      replacedBy: "pizzeria-etna-leipzig",
    });
    expect(await get("pizzeria-etna-leipzig")).toMatchObject({
      name: "Pizzeria Etna",
      osm: "node/1",
      reviewCount: 0,
    });
    const claims = await run("select restaurant_id from chard.claims");
    expect(claims).toMatchObject({ rows: [{ restaurant_id: "grune-schale-leipzig" }] });
    expect(await sqlRecords(database).findRestaurantOfElement("node/1")).toBe(
      "pizzeria-etna-leipzig",
    );
    expect(await importElements(database, [PIZZA, OTHER])).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
      closed: 0,
      replaced: 0,
    });
  });

  it("opens the old one again when a mapper takes the change back", async () => {
    await importElements(database, [PIZZA, OTHER]);
    expect(await importElements(database, [BOWL, OTHER])).toMatchObject({ added: 0, replaced: 1 });
    const old = await get("grune-schale-leipzig");
    expect(old).not.toHaveProperty("closure");
    expect(old).not.toHaveProperty("replacedBy");
    expect(await get("pizzeria-etna-leipzig")).toMatchObject({ closure: "closed" });
  });

  it("keeps everything where only the spelling changes", async () => {
    const spelled = { ...BOWL, tags: { ...BOWL.tags, name: "Grune Schale" } };
    expect(await importElements(database, [spelled, OTHER])).toMatchObject({
      added: 0,
      changed: 1,
      replaced: 0,
    });
  });

  it("leaves what might be either as it is, and carries out what the desk says", async () => {
    const actor = { id: null, name: "Ada" };
    expect(await importElements(database, [HALF, OTHER])).toMatchObject({ unclear: 1, added: 0 });
    expect(await get("grune-schale-leipzig")).toMatchObject({
      name: "Grüne Schale",
      cuisine: ["Asian"],
    });
    expect(await listTakeovers(database)).toMatchObject([
      {
        ref: "node/1",
        name: "Grüne Schale",
        before: { name: "Grüne Schale" },
        after: { name: "Pizzeria Etna" },
      },
    ]);
    expect(await decideTakeover(database, actor, "node/1", "other")).toBe(true);
    expect(await decideTakeover(database, actor, "node/1", "same")).toBe(false);
    expect(await listTakeovers(database)).toEqual([]);
    expect(await importElements(database, [HALF, OTHER])).toMatchObject({
      added: 1,
      replaced: 1,
      unclear: 0,
    });
    expect(await get("grune-schale-leipzig")).toMatchObject({ closure: "closed" });
    expect(await run("select ref from chard.osm_takeovers")).toMatchObject({ rows: [] });
  });

  it("renames the restaurant where the desk says that it is the same", async () => {
    await importElements(database, [HALF, OTHER]);
    await decideTakeover(database, { id: null, name: "Ada" }, "node/1", "same");
    expect(await importElements(database, [HALF, OTHER])).toMatchObject({
      changed: 1,
      replaced: 0,
    });
    expect(await get("grune-schale-leipzig")).toMatchObject({ name: "Pizzeria Etna" });
  });

  it("asks no longer where the element is as it was", async () => {
    await importElements(database, [HALF, OTHER]);
    await importElements(database, [BOWL, OTHER]);
    expect(await listTakeovers(database)).toEqual([]);
  });

  it("lists the places whose diet tags contradict each other, without a level", async () => {
    const steak = { ...OTHER, tags: { ...OTHER.tags, "diet:meat": "yes" } };
    await importElements(database, [BOWL, steak]);
    expect(await get("linse-leipzig")).not.toHaveProperty("veganLevel");
    expect(await listContradictions(database)).toMatchObject([
      { id: "linse-leipzig", tags: { "diet:meat": "yes" } },
    ]);
  });

  it("publishes nothing at the null point, in the sea or far from the country of its address", async () => {
    const at = (id: number, lat: number, lon: number, country: string) =>
      vegan(id, lat, lon, { name: `Place ${id}`, "addr:country": country });
    const summary = await importElements(database, [
      BOWL,
      OTHER,
      at(10, 0, 0, "DE"),
      at(11, 13.4, 52.5, "DE"),
      at(12, 48.86, 2.35, "DE"),
      at(13, 48.6, 7.75, "DE"),
    ]);
    expect(summary).toMatchObject({ added: 1, skipped: { position: 3 } });
    const moved = { ...OTHER, lat: 0, lon: 0 };
    expect(await importElements(database, [BOWL, moved, at(13, 48.6, 7.75, "DE")])).toMatchObject({
      missing: 0,
      skipped: { position: 1 },
    });
    expect(await get("linse-leipzig")).toMatchObject({ lat: OTHER.lat });
  });
});
