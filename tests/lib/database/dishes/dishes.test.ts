/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { deleteDish, addDish, listOwnDishes, retireDish } from "@/lib/database/dishes/own-dishes";
import { listOwnMarks, markDish } from "@/lib/database/dishes/dish-marks";
import { readDishes } from "@/lib/database/dishes/read-dishes";
import { executeRows } from "@/lib/database/execute-rows";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { addReport, findReportable } from "@/lib/database/contributions/reports";
import { upholdReport } from "@/lib/database/desk/decisions/decide-texts";
import { undoDecision } from "@/lib/database/desk/decisions/undo";
import { seedSamples } from "@/lib/database/samples";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const DONER = {
  restaurantId: "1",
  name: "Seitan doner",
  level: undefined,
  request: undefined,
  price: undefined,
  allergens: [],
  byOwner: false,
};
const ALL = { offset: 0, limit: 20 };

type User = Awaited<ReturnType<typeof newUser>>;

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let ada: User;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    ada = await newUser(database);
    return database;
  });
  afterAll(() => database.close());

  const run = <Row = Record<string, unknown>>(statement: string) =>
    database.asOwner((transaction) => executeRows<Row>(transaction, sql.raw(statement)));

  async function add(user: User, fields: Partial<typeof DONER> = {}) {
    const added = await addDish(database, user, { ...DONER, ...fields });
    if (typeof added === "string" || !("id" in added)) throw new Error(JSON.stringify(added));
    return added.id;
  }

  const read = () => readDishes(database, "1", ALL);
  const names = async () => (await read()).served.map(({ name }) => name);
  const ate = (user: User, dishId: string, intent?: "add" | "remove") =>
    markDish(database, user, { dishId, kind: "ate", intent });
  const gone = (user: User, dishId: string) =>
    markDish(database, user, { dishId, kind: "gone", intent: "add" });
  /** Dates all marks of a kind back. */
  const daysAgo = (kind: string, days: number) =>
    run(
      `update chard.dish_marks set created_at = now() - interval '${days} days' where kind = '${kind}'`,
    );
  const users = (count: number) =>
    Promise.all(Array.from({ length: count }, () => newUser(database)));

  it("has the facts of a dish, and no account", async () => {
    const facts = {
      level: "on request" as const,
      request: "without the egg",
      price: { amount: "13.50", currency: "EUR" },
      allergens: ["gluten" as const, "soy" as const],
      byOwner: false,
    };
    const { id } = (await addDish(database, ada, { ...DONER, ...facts })) as { id: string };
    const [dish] = (await read()).served;
    expect(dish).toEqual({
      id,
      name: "Seitan doner",
      ...facts,
      eatenBy: 0,
      addedAt: expect.any(String),
      isServed: true,
      isRetired: false,
    });
    expect(JSON.stringify(dish)).not.toContain(ada.sub);
  });

  it("adds what is sent twice once, and no second dish of a name", async () => {
    const id = await add(ada);
    expect(await addDish(database, ada, DONER)).toEqual({ id, count: 1 });
    const ben = await newUser(database);
    expect(await addDish(database, ben, { ...DONER, name: "seitan döner" })).toEqual({
      listed: "Seitan doner",
    });
    expect(await addDish(database, ben, { ...DONER, restaurantId: "2" })).toHaveProperty("id");
    expect(await names()).toEqual(["Seitan doner"]);
  });

  it("gets what nobody has said of it; the owner's word replaces that", async () => {
    const id = await add(ada);
    const ben = await newUser(database);
    const price = (amount: string) => ({ price: { amount, currency: "EUR" } });
    const say = (facts: object) => addDish(database, ben, { ...DONER, ...facts });
    const completed = { id, count: 1, isCompleted: true };
    expect(await say({ ...price("9.50"), allergens: ["soy"] })).toEqual(completed);
    expect(await say(price("3.00"))).toEqual({ listed: "Seitan doner" });
    expect(await say({ level: "on request", request: "without yogurt" })).toEqual(completed);
    expect(await say({ level: "vegan", allergens: ["milk"] })).toEqual({ listed: "Seitan doner" });
    const said = { level: "on request", request: "without yogurt", allergens: ["soy"] };
    expect((await read()).served).toMatchObject([{ ...said, ...price("9.50"), byOwner: false }]);
    expect(await say({ level: "vegan", byOwner: true, ...price("10.00") })).toEqual(completed);
    const [dish] = (await read()).served;
    expect(dish).toMatchObject({ level: "vegan", allergens: ["soy"], ...price("10.00") });
    expect(dish).not.toHaveProperty("request");
  });

  it("sorts by the members who ate a dish, each of whom counts once", async () => {
    const [first, second] = [await add(ada, { name: "Soup" }), await add(ada, { name: "Tart" })];
    const [ben, eda] = await users(2);
    expect(await names()).toEqual(["Soup", "Tart"]);
    expect(await ate(ben!, second)).toBe("added");
    expect(await ate(ben!, second, "add")).toBe("added");
    expect(await ate(eda!, second)).toBe("added");
    expect(await ate(ada, first)).toBe("added");
    const { served } = await read();
    expect(served.map(({ name, eatenBy }) => [name, eatenBy])).toEqual([
      ["Tart", 2],
      ["Soup", 1],
    ]);
    expect(await listOwnMarks(database, ben!, "1")).toEqual([`ate:${second}`]);
    expect(await ate(ben!, second)).toBe("removed");
    expect((await read()).served[0]).toMatchObject({ eatenBy: 1 });
    expect(await listOwnMarks(database, ben!, "1")).toEqual([]);
  });

  it("dates the confirmation anew after 30 days, and not before", async () => {
    const id = await add(ada);
    await ate(ada, id);
    await daysAgo("ate", 29);
    const before = (await read()).served[0]!.eatenAt!;
    expect(await ate(ada, id, "add")).toBe("added");
    expect((await read()).served[0]).toMatchObject({ eatenBy: 1, eatenAt: before });
    await daysAgo("ate", 31);
    expect(await listOwnMarks(database, ada, "1")).toEqual([]);
    expect(await ate(ada, id)).toBe("added");
    const after = (await read()).served[0]!;
    expect(after.eatenBy).toBe(1);
    expect(after.eatenAt! > before).toBe(true);
  });

  it("hides a dish that three members say is no longer served, until someone ate it", async () => {
    const id = await add(ada);
    await ate(ada, id);
    await daysAgo("ate", 2);
    const [ben, eda, fay] = await users(3);
    for (const user of [ben!, ben!, eda!]) await gone(user, id);
    expect(await names()).toEqual(["Seitan doner"]);
    await gone(fay!, id);
    expect(await read()).toMatchObject({
      served: [],
      total: 0,
      gone: [{ name: "Seitan doner", isServed: false, isRetired: false }],
    });
    await daysAgo("gone", 1);
    expect(await ate(fay!, id)).toBe("added");
    expect(await names()).toEqual(["Seitan doner"]);
  });

  it("has the owner retire and serve a dish, and not confirm it", async () => {
    const owner = await newUser(database);
    await run(
      `insert into chard.claims (restaurant_id, user_id, evidence, status) values ('1', '${owner.sub}', 'x', 'accepted')`,
    );
    const id = await add(owner, { byOwner: true });
    expect((await read()).served[0]).toMatchObject({ byOwner: true });
    expect(await ate(owner, id)).toBe("own");
    expect(await gone(owner, id)).toBe("own");
    const retire = (isRetired: boolean) =>
      retireDish(database, { restaurantId: "1", dishId: id, isRetired });
    expect(await retire(true)).toBe(true);
    expect((await read()).gone[0]).toMatchObject({ isRetired: true });
    await ate(ada, id);
    expect(await names()).toEqual([]);
    for (const user of await users(3)) await gone(user, id);
    expect(await retire(false)).toBe(true);
    expect(await names()).toEqual(["Seitan doner"]);
    const other = { restaurantId: "2", dishId: id, isRetired: true };
    expect(await retireDish(database, other)).toBe(false);
  });

  it("is served again when the owner adds it, or a member where there is no owner any more", async () => {
    const owner = await newUser(database);
    await run(
      `insert into chard.claims (restaurant_id, user_id, evidence, status) values ('1', '${owner.sub}', 'x', 'accepted')`,
    );
    const id = await add(ada);
    const retire = () => retireDish(database, { restaurantId: "1", dishId: id, isRetired: true });
    await retire();
    expect(await addDish(database, await newUser(database), DONER)).toEqual({ listed: DONER.name });
    expect(await names()).toEqual([]);
    const again = { id, count: 1, isCompleted: true };
    expect(await addDish(database, owner, { ...DONER, byOwner: true })).toEqual(again);
    expect(await names()).toEqual([DONER.name]);
    await retire();
    await run("delete from chard.claims");
    expect(await addDish(database, await newUser(database), DONER)).toEqual(again);
    expect(await names()).toEqual([DONER.name]);
  });

  it("says on cards which dish was confirmed most, and how many there are", async () => {
    const card = async () => (await sqlRecords(database).getRestaurant("1"))!.dishes;
    expect(await card()).toBeUndefined();
    const version = (await readTileIndex(database)).version;
    const [, tart] = [await add(ada, { name: "Soup" }), await add(ada, { name: "Tart" })];
    expect(await card()).toEqual({ names: ["Soup", "Tart"], count: 2 });
    expect((await readTileIndex(database)).version).not.toBe(version);
    await ate(ada, tart);
    expect(await card()).toEqual({ names: ["Tart", "Soup"], count: 2 });
    await retireDish(database, { restaurantId: "1", dishId: tart, isRetired: true });
    expect(await card()).toEqual({ names: ["Soup"], count: 1 });
    await run("delete from chard.dishes");
    expect(await card()).toBeUndefined();
  });

  it("is found by the search everywhere", async () => {
    await add(ada, { name: "Zucchini blossoms" });
    const { restaurants } = await sqlRecords(database).searchEverywhere("zucchini blossom", 5);
    expect(restaurants.map(({ id }) => id)).toEqual(["1"]);
  });

  it("changes the page of its restaurant, and no list where only a date changes", async () => {
    const tags = async () =>
      (await run<{ tag: string }>("select tag from chard.changed_tags")).map(({ tag }) => tag);
    const id = await add(ada);
    expect(await tags()).toEqual(expect.arrayContaining(["dishes", "restaurant:1", "restaurants"]));
    await run("delete from chard.changed_tags");
    await ate(ada, id);
    expect(await tags()).toContain("restaurant:1");
    expect(await tags()).not.toContain("restaurants");
  });

  it("is deleted by its author, unless others ate it", async () => {
    const [ben] = await users(1);
    const dish = { restaurantId: "1", dishId: await add(ada) };
    await ate(ada, dish.dishId);
    expect(await deleteDish(database, ben!, dish)).toBe(false);
    await ate(ben!, dish.dishId);
    expect(await deleteDish(database, ada, dish)).toBe(false);
    await ate(ben!, dish.dishId);
    expect(await listOwnDishes(database, ada, "1")).toHaveLength(1);
    expect(await deleteDish(database, ada, dish)).toBe(true);
    expect(await read()).toEqual({ served: [], total: 0, gone: [] });
  });

  it("is reported, removed by the desk, and shown again when that is taken back", async () => {
    const id = await add(ada);
    const subject = `dish:${id}`;
    expect(await findReportable(database, subject)).toMatchObject({
      kind: "dish",
      restaurantId: "1",
      text: "Seitan doner",
    });
    const report = { reason: "Something else", details: "It is a joke.", userId: null };
    await addReport(database, { subject, ...report });
    const moderator = { id: ada.sub, name: "Ada" };
    const [row] = await run<{ id: number }>("select id::int from chard.reports");
    expect(await upholdReport(database, moderator, row!.id, "Spam")).toMatchObject({
      isDone: true,
      result: { page: { restaurantId: "1" } },
    });
    expect(await names()).toEqual([]);
    expect(await ate(ada, id)).toBe("missing");
    expect(await findReportable(database, subject)).toBeUndefined();
    await undoDecision(database, moderator, `report:${row!.id}`);
    expect(await names()).toEqual(["Seitan doner"]);
  });

  it("a member does not add a dish again that a moderator has removed", async () => {
    const id = await add(ada);
    await run(`update chard.dishes set status = 'removed' where id = '${id}'`);
    expect(await addDish(database, ada, { ...DONER, name: "SEITAN DÖNER" })).toBe("removed");
    expect(await names()).toEqual([]);
    const ben = await newUser(database);
    await add(ben);
    expect(await names()).toEqual(["Seitan doner"]);
  });

  it("has room for the dishes of a long menu, and no more", async () => {
    await run(
      `insert into chard.dishes (restaurant_id, name) select '1', 'Dish ' || n from generate_series(1, 500) n`,
    );
    expect(await addDish(database, ada, DONER)).toBe("full");
    expect(await readDishes(database, "1", { offset: 480, limit: 50 })).toMatchObject({
      total: 500,
      served: { length: 20 },
    });
    expect((await sqlRecords(database).getRestaurant("1"))!.dishes).toMatchObject({
      names: { length: 20 },
      count: 500,
    });
  });
});
