/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import type { Database } from "@/lib/database/database";
import { mergeVenues } from "@/lib/database/desk/venues/merge-venues";
import { markDish } from "@/lib/database/dishes/dish-marks";
import { addDish, type NewDish } from "@/lib/database/dishes/own-dishes";
import { readDishes } from "@/lib/database/dishes/read-dishes";
import { executeRows } from "@/lib/database/execute-rows";
import { setPhotoVote } from "@/lib/database/photos/photo-votes";
import { addVisitorPhotos, listVisitorPhotos } from "@/lib/database/photos/visitor-photos";
import { countPriceVotes, setPriceVote } from "@/lib/database/tips/price-votes";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const COPY = "kopps-berlin";
const ORIGINAL = "lucky-leek-berlin";
const UNSAID = { level: undefined, request: undefined, price: undefined, allergens: [] };
const PHOTO = { id: "1".repeat(32), width: 1200, height: 800, description: "" };

// What members said of both of two restaurants is there once, and the owner says nothing of the own place (P14.102).
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let user: Awaited<ReturnType<typeof newUser>>;
  let other: Awaited<ReturnType<typeof newUser>>;

  eachTestStartsWith(async () => {
    database = await open();
    await importElements(database, [
      vegan(1, 52.5296, 13.3991, { name: "Kopps" }),
      vegan(2, 52.5317, 13.4061, { name: "Lucky Leek" }),
    ]);
    [user, other] = [await newUser(database), await newUser(database)];
    await ensureMember(database, user);
    await ensureMember(database, other);
    return database;
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );
  const own = () =>
    run(
      `insert into chard.claims (restaurant_id, user_id, evidence, status) values ('${ORIGINAL}', '${user.sub}', 'Mine.', 'accepted')`,
    );
  const merge = () => mergeVenues(database, ADA, COPY, ORIGINAL);

  async function dish(restaurantId: string, name: string, said: Partial<NewDish> = {}) {
    const facts = { ...UNSAID, byOwner: false, ...said };
    return ((await addDish(database, user, { restaurantId, name, ...facts })) as { id: string }).id;
  }
  const eat = (by: typeof user, dishId: string) => markDish(database, by, { dishId, kind: "ate" });
  const listed = () => readDishes(database, ORIGINAL, { offset: 0, limit: 9 });

  it("lists a dish of both once, with what was said of either", async () => {
    const kept = await dish(ORIGINAL, "Käsespätzle", { level: "vegan" });
    const leaving = await dish(COPY, "kasespatzle", {
      level: "on request",
      request: "oat cream",
      price: { amount: "9.50", currency: "EUR" },
      allergens: ["nuts"],
    });
    await dish(COPY, "Mapo tofu");
    await eat(user, kept);
    await eat(user, leaving);
    await eat(other, leaving);
    const place = { restaurantId: COPY, dishId: leaving, added: [PHOTO] };
    await addVisitorPhotos(database, user, { ...place, status: "published" });
    await merge();
    const { served, total } = await listed();
    expect(total).toBe(2);
    expect(served[0]).toMatchObject({
      id: kept,
      name: "Käsespätzle",
      level: "vegan",
      price: { amount: "9.50", currency: "EUR" },
      allergens: ["nuts"],
      eatenBy: 2,
      photo: { id: PHOTO.id },
    });
    expect(served[0]).not.toHaveProperty("request");
    expect(await run(`select dishes from chard.restaurants where id = '${ORIGINAL}'`)).toEqual([
      { dishes: { names: ["Käsespätzle", "Mapo tofu"], count: 2 } },
    ]);
  });

  it("counts no confirmation and no price of the owner", async () => {
    await eat(user, await dish(COPY, "Mapo tofu"));
    for (const by of [user, other])
      await setPriceVote(database, by, { restaurantId: COPY, level: 1 });
    await own();
    await merge();
    expect((await listed()).served).toMatchObject([{ name: "Mapo tofu", eatenBy: 0 }]);
    expect(await countPriceVotes(database, ORIGINAL)).toEqual([1, 0, 0, 0]);
  });

  it("counts no press of Helpful of the owner", async () => {
    const added = [PHOTO];
    await addVisitorPhotos(database, other, { restaurantId: COPY, added, status: "published" });
    const [photo] = await run(`select id from chard.photos where restaurant_id = '${COPY}'`);
    await setPhotoVote(database, user, { photoId: String(photo!["id"]) });
    await own();
    await merge();
    expect(await run("select helpful from chard.photos")).toEqual([{ helpful: 0 }]);
  });

  it("shows a picture that a member added to both once, with who found it helpful", async () => {
    for (const restaurantId of [COPY, ORIGINAL])
      await addVisitorPhotos(database, user, { restaurantId, added: [PHOTO], status: "published" });
    const [copy] = await run(`select id from chard.photos where restaurant_id = '${COPY}'`);
    await setPhotoVote(database, other, { photoId: String(copy!["id"]) });
    expect(await merge()).toMatchObject({ result: { photos: [] } });
    const { photos, total } = await listVisitorPhotos(database, ORIGINAL, { offset: 0, limit: 9 });
    expect(total).toBe(1);
    expect(photos).toMatchObject([{ id: PHOTO.id, helpful: 1 }]);
  });
});
