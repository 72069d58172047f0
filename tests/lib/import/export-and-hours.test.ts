/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { exportGeoJson } from "@/lib/database/exports/geojson";
import { listHoursWithDates, updateHours } from "@/lib/database/imports/hours";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { restaurants } from "@/lib/database/schema/restaurants";
import { changedTagsReader } from "@/lib/database/maintenance/changed-tags";
import { refreshHours } from "@/lib/import/refresh-hours";
import type { WeekHours } from "@/lib/restaurants/types";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(300_000);

const KOPPS = vegan(1, 52.5296, 13.3991, {
  name: "Kopps",
  opening_hours: "Mo-Su 12:00-22:00; PH off",
  "contact:instagram": "kopps",
  wheelchair: "limited",
});
const LUCKY = vegan(2, 52.5317, 13.4061, {
  name: "Lucky Leek",
  opening_hours: "Mo-Su 12:00-22:00",
});

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    await importElements(database, [KOPPS, LUCKY], { keepSamples: true });
  });
  afterAll(() => database.close());

  test("the export is GeoJSON with what OpenStreetMap says, and the corrections made here", async () => {
    await database.asOwner((t) =>
      t.update(restaurants).set({ name: "Kopps!" }).where(eq(restaurants.id, "kopps-berlin")),
    );
    let text = "";
    for await (const part of exportGeoJson(database)) text += part;
    const data = JSON.parse(text) as { features: { id: string; properties: object }[] };
    expect(data).toMatchObject({
      type: "FeatureCollection",
      copyright: "© OpenStreetMap contributors",
      license: expect.stringContaining("opendatacommons.org/licenses/odbl"),
    });
    // The samples are not OpenStreetMap's.
    expect(data.features.map(({ id }) => id)).toEqual(["kopps-berlin", "lucky-leek-berlin"]);
    expect(data.features[0]).toMatchObject({
      type: "Feature",
      geometry: { type: "Point", coordinates: [13.3991, 52.5296] },
      properties: {
        name: "Kopps!",
        instagram: "https://www.instagram.com/kopps",
        openingHours: "Mo-Su 12:00-22:00; PH off",
        wheelchair: "limited",
        osm: "node/1",
      },
    });
    const columns = Object.keys(data.features[0]!.properties);
    for (const ours of ["description", "rating", "reviewCount", "images", "featured", "priceRange"])
      expect(columns).not.toContain(ours);
  });

  test("hours that depend on the date are read again for a day, and only those", async () => {
    const datesOf = async (id: string) =>
      Object.keys((await sqlRecords(database).getRestaurant(id))?.hours?.dates ?? {});
    expect(await datesOf("kopps-berlin")).toEqual([]);
    const advent = new Date("2026-12-13T00:00:00Z");
    const readChangedTags = changedTagsReader(database);
    await readChangedTags();
    expect(await refreshHours(database, advent)).toBe(1);
    // Lists and tiles have the hours at once; pages are rendered again in their time.
    expect(await readChangedTags()).toEqual(["restaurants"]);
    expect(await datesOf("kopps-berlin")).toEqual(["2026-12-25", "2026-12-26"]);
    expect(await datesOf("lucky-leek-berlin")).toEqual([]);
    expect(await refreshHours(database, advent)).toBe(0);
    expect(await refreshHours(database, new Date("2027-01-10T00:00:00Z"))).toBe(1);
    expect(await datesOf("kopps-berlin")).toEqual([]);
  });

  test("hours that somebody has changed since they were read stay", async () => {
    const write = (set: { hours: WeekHours | null; hoursText?: string }) =>
      database.asOwner((t) =>
        t.update(restaurants).set(set).where(eq(restaurants.id, "kopps-berlin")),
      );
    const read = async () =>
      (await listHoursWithDates(database)).find(({ id }) => id === "kopps-berlin")!;
    const noon = { monday: [{ open: "12:00", close: "13:00" }] };
    const night = { monday: [{ open: "20:00", close: "22:00" }] };
    const before = await read();
    for (const meanwhile of [{ hours: night }, { hours: null }]) {
      await write(meanwhile);
      expect(await updateHours(database, before, noon)).toBe(false);
      expect((await read()).hours).toEqual(meanwhile.hours);
    }
    const unknown = await read();
    await write({ hours: null, hoursText: "Mo 20:00-22:00; PH off" });
    expect(await updateHours(database, unknown, noon)).toBe(false);
    expect(await updateHours(database, await read(), noon)).toBe(true);
    expect((await read()).hours).toEqual(noon);
  });

  test("hours that no import reads are read again, and those of which nothing is said are unknown", async () => {
    const hoursOf = async (id: string) => (await sqlRecords(database).getRestaurant(id))?.hours;
    const cut = { friday: [{ open: "18:00", close: "24:00" }] };
    const write = (id: string, hoursText: string, osm: string | null) =>
      database.asOwner((t) =>
        t.update(restaurants).set({ hours: cut, hoursText, osm }).where(eq(restaurants.id, id)),
      );
    await write("kopps-berlin", "Nov-Apr off", "node/1");
    await write("lucky-leek-berlin", "Fr 18:00-02:00; Sa 12:00-22:00", null);
    expect(await refreshHours(database, new Date("2026-07-15T00:00:00Z"))).toBe(2);
    expect(await hoursOf("kopps-berlin")).toBeUndefined();
    expect(await hoursOf("lucky-leek-berlin")).toMatchObject({
      friday: [{ open: "18:00", close: "02:00" }],
    });
  });
});
