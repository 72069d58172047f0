/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { eq, sql } from "drizzle-orm";
import { changeOwnFacts } from "@/lib/database/claims/change-own-facts";
import type { Database } from "@/lib/database/database";
import { editCity } from "@/lib/database/desk/cities";
import { mergeVenues } from "@/lib/database/desk/venues/merge-venues";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { cities } from "@/lib/database/schema/cities";
import { changeLog, corrections, osmElements } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const KOPPS = vegan(1, 52.5296, 13.3991, { name: "Kopps", phone: "+49 30 43209775" });
const LUCKY = vegan(2, 52.5317, 13.4061, { name: "Lucky Leek", phone: "+49 30 66408710" });
const ID = "kopps-berlin";
const MODERATOR = { id: "b6a1b7f0-0000-4000-8000-000000000001", name: "Mo" };

const tagged = (element: typeof KOPPS, tags: Record<string, string>) => ({
  ...element,
  tags: { ...element.tags, ...tags },
});

// What owners and the desk change while an import is under way stays (P14.341).
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await importElements(database, [KOPPS, LUCKY]);
    return database;
  });
  afterAll(() => database.close());

  const get = (id: string) => sqlRecords(database).getRestaurant(id);
  const run = (statement: string) =>
    database.asOwner((transaction) => transaction.execute(sql.raw(statement)));
  const listElements = () =>
    database.asOwner((t) =>
      t
        .select({ ref: osmElements.ref, of: osmElements.restaurantId, hash: osmElements.hash })
        .from(osmElements)
        .orderBy(osmElements.ref),
    );
  const listChanges = () =>
    database.asOwner((t) =>
      t
        .select({ field: changeLog.field, actor: changeLog.actor })
        .from(changeLog)
        .where(eq(changeLog.restaurantId, ID)),
    );

  async function addOwner() {
    const owner = await newUser(database, "Olive Owner");
    await run(`insert into chard.claims (user_id, restaurant_id, email, status, evidence)
      values ('${owner.sub}', '${ID}', 'olive@kopps.example', 'accepted', '')`);
    return owner;
  }

  it("leaves what an owner changed, and reads the element again the next time", async () => {
    const owner = await addOwner();
    const changed = [
      tagged(KOPPS, { phone: "+49 30 1111111", takeaway: "yes" }),
      tagged(LUCKY, { takeaway: "yes" }),
    ];
    await importElements(database, changed, {
      meanwhile: () => changeOwnFacts(database, owner, ID, [["phone", "+49 30 2222222"]]),
    });
    expect(await get(ID)).toMatchObject({ phone: "+49 30 2222222", features: [] });
    expect(await get("lucky-leek-berlin")).toMatchObject({ features: ["takeout"] });
    expect(await listElements()).toMatchObject([
      { hash: "" },
      { hash: expect.stringMatching(/./) },
    ]);
    expect(await listChanges()).toEqual([
      { field: "*", actor: "OpenStreetMap" },
      { field: "phone", actor: "The owner" },
    ]);
    expect(await importElements(database, changed)).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await get(ID)).toMatchObject({ phone: "+49 30 2222222", features: ["takeout"] });
  });

  it("leaves a correction that replaced the one with which OpenStreetMap agrees", async () => {
    const owner = await addOwner();
    const change = (phone: string) => changeOwnFacts(database, owner, ID, [["phone", phone]]);
    await change("+49 30 1111111");
    const agreed = [tagged(KOPPS, { phone: "+49 30 1111111" }), LUCKY];
    await importElements(database, agreed, { meanwhile: () => change("+49 30 2222222") });
    const stored = await database.asOwner((t) => t.select().from(corrections));
    expect(stored).toMatchObject([{ field: "phone", value: "+49 30 2222222" }]);
    await importElements(database, agreed);
    expect(await get(ID)).toMatchObject({ phone: "+49 30 2222222" });
  });

  it("does not close what changed meanwhile, and counts it as missing the next time", async () => {
    const owner = await addOwner();
    const withoutKopps = (meanwhile?: () => Promise<unknown>) =>
      importElements(database, [LUCKY], { force: true, ...(meanwhile && { meanwhile }) });
    for (let times = 0; times < 2; times++) await withoutKopps();
    await withoutKopps(() => changeOwnFacts(database, owner, ID, [["phone", "+49 30 2222222"]]));
    expect(await get(ID)).toMatchObject({ phone: "+49 30 2222222", closure: "missing" });
    await withoutKopps();
    expect(await get(ID)).toMatchObject({ phone: "+49 30 2222222", closure: "closed" });
  });

  it("does not bring back a restaurant that was merged into another", async () => {
    await importElements(
      database,
      [tagged(KOPPS, { takeaway: "yes" }), tagged(LUCKY, { takeaway: "yes" })],
      { meanwhile: () => mergeVenues(database, MODERATOR, ID, "lucky-leek-berlin") },
    );
    expect(await get(ID)).toBeUndefined();
    expect(await listElements()).toEqual([
      { ref: "node/1", of: "lucky-leek-berlin", hash: "" },
      { ref: "node/2", of: "lucky-leek-berlin", hash: "" },
    ]);
  });

  const other = vegan(3, 52.5103, 13.4597, { name: "Vöner", phone: "+49 30 99296573" });
  const rename = (after: { id: string; name: string }) => () =>
    editCity(database, MODERATOR, { id: "berlin", name: "Berlin" }, after);
  const recorded = async () =>
    (await database.asOwner((t) => t.select().from(cities))).map((city) => [city.id, city.count]);

  it.each([
    ["slug and name", { id: "berlin-de", name: "Berlin (Germany)" }],
    ["name", { id: "berlin", name: "Berlin (Germany)" }],
  ])("adds a new restaurant to a city that got another %s", async (_what, city) => {
    await importElements(database, [KOPPS, LUCKY, other], { meanwhile: rename(city) });
    expect(await get("voner-berlin")).toMatchObject({ city: city.name, cityId: city.id });
    expect(await recorded()).toEqual([[city.id, 3]]);
    await importElements(database, [KOPPS, LUCKY, other]);
    expect(await recorded()).toEqual([[city.id, 3]]);
  });

  it("adds a restaurant to a city that came, and got another slug, meanwhile", async () => {
    await run("delete from chard.restaurants");
    const [row] = await database.asOwner((t) => t.select().from(cities));
    await run("delete from chard.cities");
    await importElements(database, [other], {
      meanwhile: async () => {
        await database.asOwner((t) => t.insert(cities).values(row!));
        await rename({ id: "berlin-de", name: "Berlin" })();
      },
    });
    expect(await get("voner-berlin")).toMatchObject({ city: "Berlin", cityId: "berlin-de" });
    expect(await recorded()).toEqual([["berlin-de", 1]]);
  });

  it.each([
    ["has", [{ id: "taipei", name: "Berlin" }]],
    [
      "had",
      [
        { id: "taipei", name: "Berlin" },
        { id: "berlin-de", name: "Berlin" },
      ],
    ],
  ])("gives a new city another slug than a renamed one %s meanwhile", async (_when, renames) => {
    const far = vegan(4, 25.0418, 121.5437, { name: "Far", "addr:city": "Taipei" });
    const meanwhile = async () => {
      let before = { id: "berlin", name: "Berlin" };
      for (const after of renames) {
        await editCity(database, MODERATOR, before, after);
        before = after;
      }
    };
    await importElements(database, [KOPPS, LUCKY, far], { meanwhile });
    const { id } = renames.at(-1)!;
    const stored = [
      [id, 2],
      ["taipei-2", 1],
    ];
    expect((await recorded()).toSorted()).toEqual(stored);
    expect(await get(ID)).toMatchObject({ city: "Berlin", cityId: id });
    expect(await get("far-taipei")).toMatchObject({ city: "Taipei", cityId: "taipei-2" });
    const led = await run("select id, city_id from chard.city_redirects order by id");
    expect(Object(led)).toMatchObject({
      rows: ["berlin", "taipei"]
        .slice(0, renames.length)
        .map((former) => ({ id: former, city_id: id })),
    });
    await importElements(database, [KOPPS, LUCKY, far]);
    expect((await recorded()).toSorted()).toEqual(stored);
  });

  it("leaves a listing that took the id of a new restaurant", async () => {
    const id = "voner-berlin";
    await importElements(database, [KOPPS, LUCKY, other], {
      meanwhile: () =>
        database.asOwner(async (t) => {
          const [row] = await t.select().from(restaurants).where(eq(restaurants.id, ID));
          await t.insert(restaurants).values({ ...row!, id, name: "Voner", osm: null });
        }),
    });
    expect(await get(id)).toMatchObject({ name: "Voner", phone: "+49 30 43209775" });
    expect((await listElements()).map(({ ref }) => ref)).toEqual(["node/1", "node/2"]);
  });
});
