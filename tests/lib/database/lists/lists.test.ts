/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import {
  addPlace,
  movePlace,
  removePlace,
  savePlaceDetails,
} from "@/lib/database/lists/list-places";
import {
  createList,
  deleteList,
  findList,
  listLists,
  renameList,
} from "@/lib/database/lists/lists";
import { findSharedList, shareList, stopSharingList } from "@/lib/database/lists/shared-lists";
import { seedSamples } from "@/lib/database/samples";
import { MAX_LIST_PLACES, MAX_LISTS } from "@/lib/favorites/lists/schema";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const NO_ID = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0001";

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  type User = Awaited<ReturnType<typeof newUser>>;

  const run = (statement: string) =>
    database.asOwner((transaction) => executeRows(transaction, sql.raw(statement)));

  async function newList(user: User, ...restaurantIds: string[]) {
    const listId = (await createList(database, user, "Lisbon in May"))!;
    for (const restaurantId of restaurantIds)
      await addPlace(database, user, { listId, restaurantId });
    return listId;
  }
  const placesOf = async (user: User, listId: string) =>
    (await findList(database, user, listId))!.places.map(({ restaurant }) => restaurant.id);

  it("has the newest list first, with how many places it has", async () => {
    const user = await newUser(database);
    const first = await newList(user, "1", "2");
    await run(`update chard.lists set created_at = now() - interval '1 day' where id = '${first}'`);
    const second = await newList(user);
    expect(await listLists(database, user, "2")).toEqual([
      { id: second, name: "Lisbon in May", places: 0, isShared: false, hasRestaurant: false },
      { id: first, name: "Lisbon in May", places: 2, isShared: false, hasRestaurant: true },
    ]);
    expect(await renameList(database, user, { listId: second, name: "Porto" })).toBe(true);
    await deleteList(database, user, first);
    expect(await listLists(database, user)).toMatchObject([{ id: second, name: "Porto" }]);
    expect(await run(`select from chard.list_places where list_id = '${first}'`)).toEqual([]);
    expect(await renameList(database, user, { listId: first, name: "Porto" })).toBe(false);
  });

  it("has at most 50 lists, also when two are made at once", async () => {
    const user = await newUser(database);
    await run(
      `insert into chard.lists (user_id, name) select '${user.sub}', 'List ' || n from generate_series(1, ${MAX_LISTS - 1}) n`,
    );
    const made = await Promise.all([
      createList(database, user, "One"),
      createList(database, user, "Two"),
    ]);
    expect(made.filter((id) => id !== undefined)).toHaveLength(1);
    expect(await listLists(database, user)).toHaveLength(MAX_LISTS);
  });

  it("adds a place at the end, once, and only one that is listed", async () => {
    const user = await newUser(database);
    const listId = await newList(user, "3", "1");
    const add = (restaurantId: string, id = listId) =>
      addPlace(database, user, { listId: id, restaurantId });
    expect(await add("2")).toEqual({ outcome: "added", name: "Lisbon in May" });
    expect(await add("3")).toEqual({ outcome: "present", name: "Lisbon in May" });
    expect(await add("nowhere")).toEqual({ outcome: "gone" });
    expect(await add("4", NO_ID)).toEqual({ outcome: "gone" });
    expect(await placesOf(user, listId)).toEqual(["3", "1", "2"]);
  });

  it("has at most 200 places in a list", async () => {
    const user = await newUser(database);
    const listId = await newList(user);
    const row = await run("select to_jsonb(r) as row from chard.restaurants r where id = '1'");
    const columns = Object.keys((row[0] as { row: object }).row);
    const copied = columns.map((name) => (name === "id" ? "'full-' || n" : `"${name}"`));
    await run(
      `insert into chard.restaurants (${columns.map((name) => `"${name}"`).join()}) select ${copied.join()} from chard.restaurants, generate_series(1, ${MAX_LIST_PLACES}) n where id = '1'`,
    );
    await run(
      `insert into chard.list_places (list_id, user_id, restaurant_id, position) select '${listId}', '${user.sub}', 'full-' || n, n from generate_series(1, ${MAX_LIST_PLACES}) n`,
    );
    expect(await addPlace(database, user, { listId, restaurantId: "1" })).toEqual({
      outcome: "full",
    });
    await removePlace(database, user, { listId, restaurantId: "full-7" });
    expect(await addPlace(database, user, { listId, restaurantId: "1" })).toMatchObject({
      outcome: "added",
    });
    await run("delete from chard.restaurants where id like 'full-%'");
    expect(await placesOf(user, listId)).toEqual(["1"]);
  });

  it("moves places up and down, also after one was removed", async () => {
    const user = await newUser(database);
    const listId = await newList(user, "1", "2", "3", "4");
    const move = (restaurantId: string, direction: "up" | "down") =>
      movePlace(database, user, { listId, restaurantId }, direction);
    expect(await move("3", "up")).toBe(true);
    expect(await placesOf(user, listId)).toEqual(["1", "3", "2", "4"]);
    expect(await removePlace(database, user, { listId, restaurantId: "3" })).toBe(true);
    expect(await removePlace(database, user, { listId, restaurantId: "3" })).toBe(false);
    expect(await move("1", "down")).toBe(true);
    expect(await placesOf(user, listId)).toEqual(["2", "1", "4"]);
    await move("4", "down");
    expect(await placesOf(user, listId)).toEqual(["2", "1", "4"]);
    expect(await move("3", "up")).toBe(false);
    await addPlace(database, user, { listId, restaurantId: "3" });
    expect(await placesOf(user, listId)).toEqual(["2", "1", "4", "3"]);
  });

  it("keeps the order of moves that come at once", async () => {
    const user = await newUser(database);
    const listId = await newList(user, "1", "2", "3", "4");
    const up = () => movePlace(database, user, { listId, restaurantId: "4" }, "up");
    await Promise.all([up(), up(), up()]);
    expect(await placesOf(user, listId)).toEqual(["4", "1", "2", "3"]);
  });

  it("stores a day and a note, and removes empty ones", async () => {
    const user = await newUser(database);
    const listId = await newList(user, "1");
    const save = (restaurantId: string, day: string, note: string) =>
      savePlaceDetails(database, user, { listId, restaurantId, day, note });
    expect(await save("1", "2027-05-02", "Ask for rye")).toBe(true);
    expect((await findList(database, user, listId))!.places).toMatchObject([
      { day: "2027-05-02", note: "Ask for rye" },
    ]);
    expect(await save("2", "2027-05-02", "x")).toBe(false);
    await save("1", "", "");
    const [place] = (await findList(database, user, listId))!.places;
    expect(place).toMatchObject({ note: "" });
    expect(place).not.toHaveProperty("day");
  });

  it("moves a place to a position with its day and note", async () => {
    const user = await newUser(database);
    const listId = await newList(user, "1", "2", "3", "4");
    const save = (restaurantId: string, position: number) =>
      savePlaceDetails(database, user, { listId, restaurantId, position, day: "", note: "x" });
    expect(await save("4", 1)).toBe(true);
    expect(await placesOf(user, listId)).toEqual(["4", "1", "2", "3"]);
    expect(await save("4", 200)).toBe(true);
    expect(await placesOf(user, listId)).toEqual(["1", "2", "3", "4"]);
    expect(await save("5", 1)).toBe(false);
    const other = await newUser(database);
    const theirs = { listId, restaurantId: "4", position: 1, day: "", note: "" };
    expect(await savePlaceDetails(database, other, theirs)).toBe(false);
    expect(await placesOf(user, listId)).toEqual(["1", "2", "3", "4"]);
  });

  it("shares a list without notes and account, until that is stopped", async () => {
    const user = await newUser(database, "Ada Example");
    await ensureMember(database, user);
    const listId = await newList(user, "2", "1");
    await savePlaceDetails(database, user, {
      listId,
      restaurantId: "2",
      day: "2027-05-02",
      note: "A secret",
    });
    expect(await shareList(database, user, listId)).toBe(true);
    const token = (await findList(database, user, listId))!.shareToken!;
    expect(token).toMatch(/^[\da-f]{32}$/);
    await shareList(database, user, listId);
    expect((await findList(database, user, listId))!.shareToken).toBe(token);
    expect(await listLists(database, user)).toMatchObject([{ isShared: true }]);
    const shared = await findSharedList(database, token);
    expect(shared).toMatchObject({
      name: "Lisbon in May",
      member: "Ada Example",
      places: [{ restaurant: { id: "2" }, day: "2027-05-02" }, { restaurant: { id: "1" } }],
    });
    expect(JSON.stringify(shared)).not.toContain("A secret");
    expect(JSON.stringify(shared)).not.toContain(user.sub);

    await stopSharingList(database, user, listId);
    expect(await findSharedList(database, token)).toBeUndefined();
    await shareList(database, user, listId);
    expect((await findList(database, user, listId))!.shareToken).not.toBe(token);
  });

  describe("the list of another member", () => {
    let owner: User;
    let other: User;
    let listId: string;

    beforeAll(async () => {
      [owner, other] = [await newUser(database), await newUser(database)];
      await ensureMember(database, other);
      listId = await newList(owner, "1", "2");
    });
    afterEach(async () => {
      expect(await findList(database, owner, listId)).toMatchObject({
        name: "Lisbon in May",
        shareToken: null,
        places: [
          { restaurant: { id: "1" }, note: "" },
          { restaurant: { id: "2" }, note: "" },
        ],
      });
    });

    it("is not read, changed, shared or deleted", async () => {
      const place = { listId, restaurantId: "1" };
      expect(await findList(database, other, listId)).toBeUndefined();
      expect(await listLists(database, other)).toEqual([]);
      expect(await renameList(database, other, { listId, name: "Mine" })).toBe(false);
      expect(await addPlace(database, other, { listId, restaurantId: "3" })).toEqual({
        outcome: "gone",
      });
      expect(await movePlace(database, other, place, "down")).toBe(false);
      expect(await removePlace(database, other, place)).toBe(false);
      expect(await savePlaceDetails(database, other, { ...place, day: "", note: "x" })).toBe(false);
      expect(await shareList(database, other, listId)).toBe(false);
      await deleteList(database, other, listId);
    });

    it.each([
      "insert into chard.list_places (list_id, user_id, restaurant_id, position) values ('LIST', 'OTHER', '3', 0)",
      "insert into chard.list_shares (list_id, user_id, token) values ('LIST', 'OTHER', '00000000000000000000000000000000')",
    ])("gets nothing by a statement of another member: %s", async (statement) => {
      const text = statement.replace("LIST", listId).replace("OTHER", other.sub);
      await expect(
        database.asUser(other, async (transaction) => transaction.execute(sql.raw(text))),
      ).rejects.toMatchObject({ cause: expect.objectContaining({ code: "23503" }) });
    });
  });
});
