/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await importElements(database, [
      vegan(1, 52.5296, 13.3991, { name: "Leafy Mitte", brand: "Leafy", "brand:wikidata": "Q1" }),
      vegan(2, 52.5317, 13.4061, { name: "Leafy Nord", brand: "Leafy!", "brand:wikidata": "Q1" }),
      vegan(3, 52.5007, 13.4001, { name: "Rooty", website: "https://rooty.example/a" }),
      vegan(4, 48.137, 11.575, { name: "Rooty", website: "https://www.rooty.example" }),
      vegan(6, 52.5, 13.4, { name: "Twin", "addr:street": "Torstraße", "addr:housenumber": "1" }),
      vegan(7, 52.51, 13.41, { name: "Twin", "addr:street": "Ackerstraße" }),
      vegan(5, 48.237, 11.575, { name: "Alone", website: "https://alone.example" }),
    ]);
  });
  afterAll(() => database.close());

  it("knows the branches of a chain by their brand, or by name and website", async () => {
    const records = sqlRecords(database);
    const { facts: chains } = await records.getNameFacts();
    const chainOf = Object.fromEntries(
      (await records.listRestaurants(10)).map(({ id }) => [id, chains.get(id)?.chain]),
    );
    const [mitte, north] = [chainOf["leafy-mitte-berlin"], chainOf["leafy-nord-berlin"]];
    expect(mitte).toMatch(/^[\w-]{6}$/);
    expect(north).toBe(mitte);
    const rooty = chainOf["rooty-berlin"];
    expect(rooty).toMatch(/^[\w-]{6}$/);
    expect(rooty).not.toBe(mitte);
    expect(Object.values(chainOf).filter((chain) => chain === rooty)).toHaveLength(2);
    expect(Object.values(chainOf).filter((chain) => chain === undefined)).toHaveLength(3);
  });

  it("says where restaurants are of which their city has another of the name", async () => {
    const { facts } = await sqlRecords(database).getNameFacts();
    expect(facts.get("twin-berlin")?.place).toMatch(/(^|, )Torstraße 1$/);
    expect(facts.get("twin-berlin-2")?.place).toMatch(/(^|, )Ackerstraße$/);
    expect(facts.get("rooty-berlin")).not.toHaveProperty("place");
  });

  it("says it in the file of the whole directory as well", async () => {
    const listed = await sqlRecords(database).listWorldRestaurants();
    const placeOf = (wanted: string) => listed.find(({ id }) => id === wanted)?.place;
    expect(placeOf("twin-berlin")).toMatch(/(^|, )Torstraße 1$/);
    expect(placeOf("rooty-berlin")).toBeUndefined();
  });
});
