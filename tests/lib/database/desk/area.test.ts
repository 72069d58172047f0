/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { changeRole } from "@/lib/database/desk/accounts/account-changes";
import { findDeskMember, setRole } from "@/lib/database/desk/accounts/roles";
import { hasPlace, OutsideAreaError } from "@/lib/database/desk/area";
import { listAudit } from "@/lib/database/desk/audit";
import { editCity, searchCities } from "@/lib/database/desk/cities";
import { correctRestaurant } from "@/lib/database/desk/decisions/correct-restaurant";
import { approveListing } from "@/lib/database/desk/decisions/decide-listings";
import { mergeListing } from "@/lib/database/desk/decisions/merge-listing";
import { findWaiting } from "@/lib/database/desk/queues/find-waiting";
import { hasItem } from "@/lib/database/desk/queues/queue-conditions";
import { countMatching, countQueues, listWaiting } from "@/lib/database/desk/queues/queues";
import { listChangesAtOnce } from "@/lib/database/desk/venues/changes-at-once";
import { searchVenues } from "@/lib/database/desk/venues/venues";
import { findTrustRecord } from "@/lib/database/accounts/trust-record";
import { ensureMember } from "@/lib/database/accounts/members";
import { executeRows } from "@/lib/database/execute-rows";
import { seedSamples } from "@/lib/database/samples";
import { readArea } from "@/lib/database/desk/accounts/read-area";
import { newRestaurant } from "@/lib/import/write/new-restaurant";
import { queuesOf } from "@/lib/desk/queues";
import type { DeskArea } from "@/lib/desk/roles";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const OPERATOR = { id: null, name: "the operator" };
const GERMANY = { countries: ["DE"], cities: [] };
const MUNICH = { countries: [], cities: ["munich"] };
const FRANCE = { countries: ["FR"], cities: [] };

// Editors of countries and cities (P14.975).
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  const run = (statement: string) =>
    database.asOwner((transaction) => executeRows<{ id: string }>(transaction, sql.raw(statement)));

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    await importElements(database, [
      vegan(1, 52.5296, 13.3991, { name: "Kopps" }),
      vegan(2, 48.137, 11.575, { name: "Max" }),
      vegan(3, 48.8566, 2.3522, { name: "Le Potager" }),
    ]);
    for (const statement of [
      `insert into chard.suggestions (restaurant_id, kind, facts, evidence) select id, 'facts', '{"phone": "1"}', name from chard.restaurants`,
      `insert into chard.listings (token, name, address, description, details) values
        ('german', 'Keller', 'Torstr. 1, 10115 Berlin, Deutschland', '', '{}'),
        ('chinese', 'Laden', '德國慕尼黑', '', '{}'),
        ('city', 'Stube', 'Hauptplatz 2,Munich', '', '{}'),
        ('french', 'Cave', '3 rue du Four, Paris (FRANCE)', '', '{}'),
        ('short', 'Pub', '1 High Street, London, uk', '', '{}'),
        ('island', 'Fish', '1 Beach Road, Rhode Island', '', '{}'),
        ('postcode', 'Imbiss', '1 Ring, Berlin, Germany 10115', '', '{}'),
        ('neither', 'Germanys Best', 'Parisian Street 1, Munichtown', '', '{}')`,
      `insert into chard.audit_log (actor_name, action, subject, before, after) select 'Owner', 'owner.change', 'restaurant:' || id, '{}', '{"phone": "1"}' from chard.restaurants`,
    ])
      await run(statement);
  });
  afterAll(() => database.close());

  const waiting = async (queue: "corrections" | "listings", area?: DeskArea) => {
    const rows = await listWaiting(database, queue, { offset: 0, limit: 50, area });
    expect(await countMatching(database, queue, { area })).toBe(rows.length);
    const counts = await countQueues(database, [queue], area);
    expect(counts).toMatchObject([{ queue, count: rows.length }]);
    return rows.map(({ title }) => title).toSorted();
  };

  it("takes the name of a city letter by letter", async () => {
    await run("update chard.cities set name = '%' where id = 'munich'");
    expect(await waiting("listings", MUNICH)).toEqual([]);
    await run("update chard.cities set name = 'Munich' where id = 'munich'");
  });

  it.each([
    ["a country", GERMANY, ["Kopps", "Max"], ["Imbiss", "Keller", "Laden"]],
    ["a city", MUNICH, ["Max"], ["Stube"]],
    ["another country", FRANCE, ["Le Potager"], ["Cave"]],
    ["a country that is shortened", { countries: ["GB"], cities: [] }, [], ["Pub"]],
    ["a country with a name that others have in theirs", { countries: ["IS"], cities: [] }, [], []],
    ["both", { ...FRANCE, cities: ["munich"] }, ["Le Potager", "Max"], ["Cave", "Stube"]],
  ])("lists, counts and finds what waits in %s", async (_what, area, corrections, listings) => {
    expect(await waiting("corrections", area)).toEqual(corrections);
    expect(await waiting("listings", area)).toEqual(listings);
    if (listings.length === 0) return;
    const search = { queues: queuesOf("editor"), limit: 50, userId: undefined, area };
    const found = await findWaiting(database, { ...search, text: listings[0]! });
    expect(found).toMatchObject([{ queue: "listings", total: 1 }]);
    const venues = await searchVenues(database, "", 50, area);
    expect(venues.map(({ name }) => name).toSorted()).toEqual(corrections);
    const { changes, total } = await listChangesAtOnce(database, { offset: 0, limit: 50, area });
    expect(changes.map(({ name }) => name).toSorted()).toEqual(corrections);
    expect(total).toBe(corrections.length);
  });

  it("lists everything without an area", async () => {
    expect(await waiting("corrections")).toEqual(["Kopps", "Le Potager", "Max"]);
    expect(await waiting("listings")).toHaveLength(8);
  });

  it("knows the items, restaurants and cities of an area", async () => {
    expect(await hasItem(database, GERMANY, "listings", "german")).toBe(true);
    expect(await hasItem(database, FRANCE, "listings", "german")).toBe(false);
    const [own] = await run("select id::text as id from chard.suggestions where evidence = 'Max'");
    expect(await hasItem(database, MUNICH, "corrections", own!.id)).toBe(true);
    expect(await hasItem(database, FRANCE, "corrections", own!.id)).toBe(false);
    expect(await hasItem(database, GERMANY, "reviews", "1")).toBe(false);
    expect(await hasPlace(database, GERMANY, { restaurantId: "max-munich" })).toBe(true);
    expect(await hasPlace(database, FRANCE, { restaurantId: "max-munich" })).toBe(false);
    expect(await hasPlace(database, GERMANY, { restaurantId: "1" })).toBe(false);
    expect(await hasPlace(database, MUNICH, { cityId: "berlin" })).toBe(false);
    expect(await hasPlace(database, GERMANY, { cityId: "berlin" })).toBe(true);
    const cities = await searchCities(database, "", 50, GERMANY);
    expect(cities.map(({ id }) => id)).toEqual(["berlin", "munich"]);
  });

  const editor = (area: DeskArea) => ({ id: null, name: "Edi", area });
  const rows = (statement: string) => run(statement).then((found) => found.length);

  it("lets no change leave a restaurant outside of the area", async () => {
    const change = (area: DeskArea, field: string, value: string) =>
      database.asOwner((transaction) =>
        correctRestaurant(
          transaction,
          editor(area),
          { restaurantId: "max-munich", source: "the desk" },
          [[field, value]],
        ),
      );
    await change(MUNICH, "phone", "+49 89 1");
    await expect(change(FRANCE, "phone", "+49 89 2")).rejects.toThrow(OutsideAreaError);
    await expect(change(MUNICH, "cityId", "berlin")).rejects.toThrow(OutsideAreaError);
    expect(
      await rows("select from chard.restaurants where id = 'max-munich' and phone = '+49 89 1'"),
    ).toBe(1);

    const [potager] = await run("select id from chard.restaurants where name = 'Le Potager'");
    const merge = { token: "german", target: potager!.id, facts: [["phone", "1"]] as const };
    await expect(mergeListing(database, editor(GERMANY), merge)).rejects.toThrow(OutsideAreaError);
    const paris = newRestaurant({ name: "Chez Nous" }, { lat: 48.85, lng: 2.34 }, new Date());
    await expect(approveListing(database, editor(GERMANY), "german", paris)).rejects.toThrow(
      OutsideAreaError,
    );
    expect(await rows("select from chard.restaurants where name = 'Chez Nous'")).toBe(0);
    expect(
      await rows("select from chard.listings where token = 'german' and status = 'review'"),
    ).toBe(1);
  });

  it.each([
    [
      { countries: ["uk", "GERMANY", "Usa"], cities: [] },
      { countries: ["GB", "DE", "US"], cities: [] },
    ],
    [{ countries: ["EU"], cities: [] }, { errors: { countries: "There is no country “EU”." } }],
    [
      { countries: ["Germany", "fr", "DE"], cities: [] },
      { countries: ["DE", "FR"], cities: [] },
    ],
    [
      { countries: [], cities: ["MUNICH", "munich"] },
      { countries: [], cities: ["munich"] },
    ],
    [
      { countries: ["Atlantis", "Germany"], cities: ["Nowhere"] },
      {
        errors: {
          countries: "There is no country “Atlantis”.",
          cities: "There is no city “Nowhere” with a page.",
        },
      },
    ],
  ])("reads the area that a moderator writes: %j", async (written, area) => {
    expect(await readArea(database, written)).toEqual(area);
  });

  it("gives an editor an area, which follows the slug of its city and ends with the role", async () => {
    const [boss, user] = [await newUser(database), await newUser(database)];
    await setRole(database, boss.email, "moderator", OPERATOR);
    const ada = { id: boss.sub, name: "Ada" };
    const change = (...role: [Parameters<typeof changeRole>[3], DeskArea?]) =>
      changeRole(database, ada, user.sub, ...role);
    await ensureMember(database, user);

    expect(await change("editor", MUNICH)).toBeUndefined();
    expect(await change("editor", MUNICH)).toBe("same-role");
    expect(await findDeskMember(database, user.sub)).toEqual({ role: "editor", area: MUNICH });
    expect(await findTrustRecord(database, user.sub)).toMatchObject({ isRegionalEditor: true });
    expect((await listAudit(database, 0, 1)).entries[0]).toMatchObject({
      action: "role.set",
      before: { role: "none" },
      after: { role: "editor", cities: ["munich"] },
    });

    const muenchen = { id: "muenchen", name: "München" };
    await editCity(database, ada, { id: "munich", name: "Munich" }, muenchen);
    const area = { countries: [], cities: ["muenchen"] };
    expect(await findDeskMember(database, user.sub)).toEqual({ role: "editor", area });

    expect(await change("editor")).toBeUndefined();
    expect(await findDeskMember(database, user.sub)).toEqual({ role: "editor" });
    expect(await findTrustRecord(database, user.sub)).toMatchObject({ isRegionalEditor: false });
    expect(await change("editor", { countries: ["DE"], cities: [] })).toBeUndefined();
    await setRole(database, user.email, "editor", OPERATOR);
    expect(await findDeskMember(database, user.sub)).toEqual({ role: "editor" });
    expect(await change("none")).toBeUndefined();
    expect(await findDeskMember(database, user.sub)).toBeUndefined();
  });
});
