/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

/** Three in Berlin, two of them Thai, and one in Munich. */
const ELEMENTS = [
  vegan(1, 52.5296, 13.3991, { name: "Kopps", cuisine: "thai", "addr:suburb": "Mitte" }),
  vegan(2, 52.5317, 13.4061, {
    name: "Lucky Leek",
    cuisine: "thai;pizza",
    "addr:suburb": "Prenzlauer Berg",
  }),
  vegan(3, 52.5307, 13.4001, { name: "Daluma", "diet:vegan": "yes", "addr:suburb": "Mitte" }),
  vegan(4, 48.137, 11.575, { name: "Max" }),
];

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    await importElements(database, ELEMENTS);
    await database.asOwner((transaction) =>
      executeRows(
        transaction,
        sql.raw(`update chard.restaurants set updated_at = '2026-11-22T08:00:00Z',
          created_at = '2026-11-22T08:00:00Z' where name = 'Lucky Leek'`),
      ),
    );
  });
  afterAll(() => database.close());

  const records = () => sqlRecords(database);
  const pages = async (place: number, view: number) =>
    (await records().listPlacePages({ place, view })).map(
      ({ kind, id, level, cuisine, district }) =>
        [kind, id, level ?? cuisine ?? district].filter(Boolean).join(" "),
    );

  const BERLIN_AND_GERMANY = [
    "city berlin",
    "city berlin Mitte",
    "city berlin Thai",
    "city berlin vegan",
    "country germany",
    "country germany Thai",
    "country germany vegan",
  ];

  it.each([
    [3, 2, BERLIN_AND_GERMANY],
    [4, 4, ["country germany"]],
    [5, 3, ["country germany vegan"]],
    [5, 4, []],
  ])("names places with %d restaurants, and views with %d", async (place, view, expected) => {
    expect((await pages(place, view)).toSorted()).toEqual(expected);
  });

  it("dates a page by the last change of a restaurant on it", async () => {
    const found = await records().listPlacePages({ place: 1, view: 1 });
    const dateOf = (id: string, cuisine: string | null) =>
      found.find((page) => page.id === id && page.cuisine === cuisine && page.level === null)
        ?.updatedAt;
    expect(dateOf("berlin", "Pizza")).toBe("2026-11-22T08:00:00Z");
    expect(dateOf("munich", null)).toBe("2026-11-23T10:00:00Z");
  });

  it("counts a city's districts, and lists those of one", async () => {
    const { districts } = await records().getPlaceFacts({ cityId: "berlin" });
    expect(districts).toEqual([
      { name: "Mitte", count: 2 },
      { name: "Prenzlauer Berg", count: 1 },
    ]);
    expect((await records().getPlaceFacts({ countryCode: "DE" })).districts).toEqual([]);
    const filter = { cityId: "berlin", district: "Mitte" };
    const found = await records().listRestaurantsOf(filter, 10, 0);
    expect(found.map(({ name, district }) => [name, district])).toEqual([
      ["Kopps", "Mitte"],
      ["Daluma", "Mitte"],
    ]);
  });

  it("lists the best match first: by level, then by ratings, photos and checks", async () => {
    const change = (name: string, changes: string) =>
      database.asOwner((transaction) =>
        executeRows(
          transaction,
          sql.raw(`update chard.restaurants set ${changes} where name = '${name}'`),
        ),
      );
    const names = async () =>
      (await records().listRestaurantsOf({ cityId: "berlin" }, 10, 0)).map(({ name }) => name);
    expect(await names()).toEqual(["Kopps", "Lucky Leek", "Daluma"]);
    await change("Lucky Leek", "rating = 4.5, review_count = 3");
    expect(await names()).toEqual(["Lucky Leek", "Kopps", "Daluma"]);
    await change("Lucky Leek", "rating = 2, review_count = 3");
    expect(await names()).toEqual(["Kopps", "Lucky Leek", "Daluma"]);
    await change("Lucky Leek", "rating = null, review_count = 0, confirmed_at = current_date");
    expect(await names()).toEqual(["Lucky Leek", "Kopps", "Daluma"]);
    await change(
      "Lucky Leek",
      "confirmed_at = null, name = 'Subway', vegan_level = 'vegan options'",
    );
    expect(await names()).toEqual(["Kopps", "Daluma", "Subway"]);
    await change("Subway", "name = 'Lucky Leek', vegan_level = 'vegan'");
  });

  it("has the pins of a city's restaurants", async () => {
    const pins = await records().listPinsOf({ cityId: "berlin" });
    expect(pins.map(({ name }) => name).toSorted()).toEqual(["Daluma", "Kopps", "Lucky Leek"]);
    const [kopps] = await records().listRestaurantsOf({ cityId: "berlin" }, 1, 0);
    const { id, name, lat, lng, veganLevel } = kopps!;
    expect(pins.find((pin) => pin.id === id)).toEqual({ id, name, lat, lng, veganLevel });
  });

  it("has the hours of those that are open for business", async () => {
    expect(await records().listHoursOf({ cityId: "berlin", mayHaveClosed: false })).toEqual([]);
    await database.asOwner((transaction) =>
      executeRows(
        transaction,
        sql.raw(
          `update chard.restaurants set hours = '{"thursday":[{"open":"11:00","close":"14:00"}]}' where name in ('Kopps', 'Daluma')`,
        ),
      ),
    );
    const hours = await records().listHoursOf({ cityId: "berlin", mayHaveClosed: false });
    expect(hours).toHaveLength(2);
    expect(hours[0]).toEqual({
      hours: { thursday: [{ open: "11:00", close: "14:00" }] },
      timeZone: "Europe/Berlin",
    });
  });

  it("lists what was added to a city last, the newest first", async () => {
    const newest = await records().listNewestOf({ cityId: "berlin" }, 2);
    expect(newest.map(({ name, addedAt }) => [name, addedAt])).toEqual([
      ["Daluma", "2026-11-23T10:00:00Z"],
      ["Kopps", "2026-11-23T10:00:00Z"],
    ]);
    expect(await records().listNewestOf({ cityId: "munich" }, 5)).toHaveLength(1);
  });

  it("tells apart what may have closed, by an import or by reports", async () => {
    await database.asOwner((transaction) =>
      executeRows(
        transaction,
        sql.raw(`update chard.restaurants set closure = case name when 'Kopps' then 'missing' end,
          reported_closed = case name when 'Daluma' then true end where city_id = 'berlin'`),
      ),
    );
    const names = async (mayHaveClosed?: boolean) => {
      const filter = { cityId: "berlin", ...(mayHaveClosed !== undefined && { mayHaveClosed }) };
      const found = await records().listRestaurantsOf(filter, 10, 0);
      expect(await records().countRestaurantsOf(filter)).toBe(found.length);
      return found.map(({ name }) => name).toSorted();
    };
    expect(await names()).toEqual(["Daluma", "Kopps", "Lucky Leek"]);
    expect(await names(true)).toEqual(["Daluma", "Kopps"]);
    expect(await names(false)).toEqual(["Lucky Leek"]);
  });
});
