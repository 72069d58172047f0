/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import {
  editCity,
  findCityWithFormer,
  isSlugTaken,
  searchCities,
} from "@/lib/database/desk/cities";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const KOPPS = vegan(1, 52.5296, 13.3991, { name: "Kopps" });
const MAX = vegan(2, 48.137, 11.575, { name: "Max" });
const MUNICH = { id: "munich", name: "Munich" };
const MUENCHEN = { id: "muenchen", name: "München" };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    await importElements(database, [KOPPS, MAX]);
    return database;
  });
  afterAll(() => database.close());

  it("finds cities by name and slug", async () => {
    const found = async (text: string) =>
      (await searchCities(database, text, 10)).map(({ id }) => id);
    expect(await found("MUN")).toEqual(["munich"]);
    expect(await found("")).toEqual(["berlin", "munich"]);
    expect(await found("%")).toEqual([]);
  });

  it("knows the region of a city, by GeoNames' code", async () => {
    const records = sqlRecords(database);
    expect(await records.findRegion("munich")).toBe("02");
    expect(await records.findRegion("nowhere")).toBeUndefined();
  });

  it("renames a city everywhere, and its old slug leads to it", async () => {
    expect(await editCity(database, ADA, MUNICH, MUENCHEN)).toEqual({
      isDone: true,
      result: "muenchen",
    });
    const records = sqlRecords(database);
    expect(await records.getCityPlace("munich")).toBeUndefined();
    expect(await records.findRenamedCity("munich")).toBe("muenchen");
    expect(await records.getCityPlace("muenchen")).toMatchObject({ name: "München", count: 1 });
    expect(await records.getRestaurant("max-munich")).toMatchObject({
      city: "München",
      cityId: "muenchen",
    });
    expect(await findCityWithFormer(database, "muenchen")).toMatchObject({ former: ["munich"] });
    expect((await listAudit(database, 0, 1)).entries[0]).toMatchObject({
      action: "city.edit",
      before: MUNICH,
      after: MUENCHEN,
    });
    expect(await isSlugTaken(database, "munich", "berlin")).toBe(true);
    expect(await isSlugTaken(database, "munich", "muenchen")).toBe(false);
  });

  it("keeps name and slug in imports, for new restaurants as well", async () => {
    await editCity(database, ADA, MUNICH, MUENCHEN);
    const other = vegan(3, 48.14, 11.58, { name: "Siggis" });
    await importElements(database, [
      KOPPS,
      { ...MAX, tags: { ...MAX.tags, takeaway: "yes" } },
      other,
    ]);
    const records = sqlRecords(database);
    for (const id of ["max-munich", "siggis-munchen"])
      expect(await records.getRestaurant(id)).toMatchObject({
        city: "München",
        cityId: "muenchen",
      });
  });

  it("leads every former slug to the present one, also back", async () => {
    await editCity(database, ADA, MUNICH, MUENCHEN);
    await editCity(database, ADA, MUENCHEN, { id: "minga", name: "Minga" });
    const records = sqlRecords(database);
    for (const id of ["munich", "muenchen"])
      expect(await records.findRenamedCity(id)).toBe("minga");
    await editCity(database, ADA, { id: "minga", name: "Minga" }, MUNICH);
    expect(await findCityWithFormer(database, "munich")).toMatchObject({
      name: "Munich",
      former: ["minga", "muenchen"],
    });
  });

  it("does not overwrite another user's change", async () => {
    await editCity(database, ADA, MUNICH, MUENCHEN);
    expect(await editCity(database, ADA, MUNICH, { id: "minga", name: "Minga" })).toMatchObject({
      isDone: false,
      by: { actorName: "Ada" },
    });
  });
});
