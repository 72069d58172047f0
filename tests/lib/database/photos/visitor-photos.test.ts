/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import { listMemberPhotos } from "@/lib/database/community/community-lists";
import type { Database } from "@/lib/database/database";
import { addVenuePhoto } from "@/lib/database/desk/venues/venue-photos";
import { readDishes } from "@/lib/database/dishes/read-dishes";
import { executeRows } from "@/lib/database/execute-rows";
import { listOwnerPhotos } from "@/lib/database/photos/owner-photos";
import {
  addVisitorPhotos,
  deleteVisitorPhoto,
  describeVisitorPhoto,
  findMenuPhoto,
  listOwnVisitorPhotos,
  listVisitorPhotos,
} from "@/lib/database/photos/visitor-photos";
import { seedSamples } from "@/lib/database/samples";
import { MAX_OF_MEMBER } from "@/lib/restaurants/photos/limits";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const ALL = { limit: 24, offset: 0 };

/** A photo whose files have this name. */
const photo = (name: string) => ({
  id: name.padEnd(32, "0"),
  width: 1200,
  height: 800,
  description: "Photo by a visitor",
});

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let ada: Awaited<ReturnType<typeof newUser>>;
  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    ada = await newUser(database, "Ada Example");
    await ensureMember(database, ada);
    return database;
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) => transaction.execute(sql.raw(statement)));

  const add = (user: typeof ada, names: string[], status: "published" | "waiting" = "published") =>
    addVisitorPhotos(database, user, { restaurantId: "1", added: names.map(photo), status });

  const list = async (shows?: "menu") =>
    listVisitorPhotos(database, "1", { ...ALL, ...(shows && { shows }) });
  const names = async () => (await list()).photos.map(({ id }) => id.replace(/0+$/, ""));
  const own = (user = ada) => listOwnVisitorPhotos(database, user, "1");

  const recordOf = async (name: string) =>
    (await own()).find(({ id }) => id === photo(name).id)!.recordId;

  const describePhoto = async (name: string, more: object) =>
    describeVisitorPhoto(database, ada, {
      restaurantId: "1",
      photoId: await recordOf(name),
      caption: "",
      shows: undefined,
      dishId: undefined,
      ...more,
    });

  const cardPhoto = async () => {
    const [row] = await database.asOwner((transaction) =>
      executeRows<{ photo: { id: string; count: number } | null }>(
        transaction,
        sql`select photo from chard.restaurants where id = '1'`,
      ),
    );
    return row?.photo && [row.photo.id.replace(/0+$/, ""), row.photo.count];
  };

  it("adds photos that everyone sees, signed, and not among the owner's", async () => {
    expect(await add(ada, ["a", "b"])).toEqual([]);
    const { photos, total } = await list();
    expect(total).toBe(2);
    expect(photos[0]).toMatchObject({ userName: "Ada Example", userSlug: "ada-example" });
    expect(photos[0]).not.toHaveProperty("reviewId");
    expect(await listOwnerPhotos(database, "1")).toEqual([]);
    expect(await listMemberPhotos(database, ALL)).toMatchObject([
      { userName: "Ada Example", userId: "ada-example", restaurantId: "1" },
      { userName: "Ada Example" },
    ]);
  });

  it("takes what the desk adds for no photo of an owner", async () => {
    const moderator = { id: ada.sub, name: "Ada" };
    await addVenuePhoto(database, moderator, "1", { ...photo("c"), description: "The door" });
    expect((await list()).photos).toMatchObject([{ description: "The door" }]);
    expect(await listOwnerPhotos(database, "1")).toEqual([]);
  });

  it("reads them in parts, each with the number of all", async () => {
    await add(ada, ["a", "b", "c"]);
    const part = (offset: number) => listVisitorPhotos(database, "1", { limit: 2, offset });
    const [first, second, beyond] = [await part(0), await part(2), await part(4)];
    expect([first.photos.length, first.total]).toEqual([2, 3]);
    expect([second.photos.length, second.total]).toEqual([1, 3]);
    const read = [...first.photos, ...second.photos].map(({ id }) => id);
    expect(read).toEqual((await list()).photos.map(({ id }) => id));
    expect(beyond).toEqual({ photos: [], total: 0 });
  });

  it("takes the same picture once, and no more than there is room for", async () => {
    await add(ada, ["a", "a"]);
    await add(ada, ["a"]);
    expect(await own()).toHaveLength(1);
    const many = Array.from({ length: MAX_OF_MEMBER }, (_, index) => `f${index}f`);
    expect(await add(ada, many)).toBeUndefined();
    expect(await own()).toHaveLength(1);
    expect(await add(ada, many.slice(1))).toEqual([]);
    const ben = await newUser(database, "Ben");
    expect(await add(ben, ["a"])).toEqual([]);
  });

  it("takes none that the desk has removed there, alone or with a review, from the same member", async () => {
    await add(ada, ["a", "b"]);
    await run(`update chard.photos set status = 'removed' where hash = '${photo("a").id}'`);
    expect(await add(ada, ["a", "c"])).toEqual([photo("a")]);
    expect((await names()).toSorted()).toEqual(["b", "c"]);
    await run(
      `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status)
         values ('gone', '1', '${ada.sub}', '', '', 4, 'Bread', 'Rye that tastes of its cellar.', '[]', '2026-11-01', now(), 0, false, 'removed')`,
    );
    await run(
      `insert into chard.photos (hash, width, height, description, restaurant_id, review_id, user_id, status)
         values ('${photo("d").id}', 1, 1, 'Bread', '1', 'gone', '${ada.sub}', 'published')`,
    );
    expect(await add(ada, ["d"])).toEqual([photo("d")]);
    expect((await names()).toSorted()).toEqual(["b", "c"]);
    // Elsewhere, or of another member, it may be right.
    const ben = await newUser(database, "Ben");
    expect(await add(ben, ["a"])).toEqual([]);
  });

  it("shows those that wait, or were removed, to nobody else", async () => {
    await add(ada, ["a"], "waiting");
    expect(await own()).toMatchObject([{ status: "waiting" }]);
    expect((await list()).total).toBe(0);
    expect(await cardPhoto()).toBeNull();
    await run("update chard.photos set status = 'removed'");
    expect(await own()).toEqual([]);
    expect(await list()).toEqual({ photos: [], total: 0 });
    expect(await findMenuPhoto(database, "1")).toBeUndefined();
  });

  it("says what a photo shows, by its sender's words or by its kind, and names the dish", async () => {
    await add(ada, ["a"]);
    await run(
      "insert into chard.dishes (restaurant_id, name) values ('1', 'Seitan doner'), ('2', 'Elsewhere')",
    );
    const dishes = await database.asOwner((transaction) =>
      executeRows<{ id: string; name: string }>(
        transaction,
        sql`select id, name from chard.dishes`,
      ),
    );
    const idOf = (name: string) => dishes.find((dish) => dish.name === name)!.id;
    expect(await describePhoto("a", { shows: "food", dishId: idOf("Seitan doner") })).toBe(true);
    expect((await list()).photos).toMatchObject([
      { description: "Photo of food", shows: "food", dish: "Seitan doner" },
    ]);
    expect((await readDishes(database, "1", ALL)).served).toMatchObject([
      { name: "Seitan doner", photo: { id: photo("a").id } },
    ]);
    await describePhoto("a", { caption: "With chili", dishId: idOf("Elsewhere") });
    const [shown] = (await list()).photos;
    expect(shown).toMatchObject({ description: "With chili" });
    expect(shown).not.toHaveProperty("dish");
    expect(shown).not.toHaveProperty("shows");
  });

  it("adds photos of a dish of the restaurant, and of another's as any photo", async () => {
    const dishes = await database.asOwner((transaction) =>
      executeRows<{ id: string }>(
        transaction,
        sql`insert into chard.dishes (restaurant_id, name) values ('1', 'Soup'), ('2', 'Elsewhere') returning id`,
      ),
    );
    for (const [index, name] of ["a", "b"].entries())
      await addVisitorPhotos(database, ada, {
        restaurantId: "1",
        dishId: dishes[index]!.id,
        added: [photo(name)],
        status: "published",
      });
    const [elsewhere, soup] = (await list()).photos;
    expect(soup).toMatchObject({ dish: "Soup", shows: "food", description: "Photo of food" });
    expect(elsewhere).toMatchObject({ description: "Photo by a visitor" });
    expect(elsewhere).not.toHaveProperty("dish");
  });

  it("knows the latest photo of the menu, which comes last", async () => {
    await add(ada, ["a", "b", "c"]);
    await run("update chard.photos set created_at = now() - interval '1 day' where hash like 'a%'");
    await describePhoto("b", { shows: "menu" });
    await describePhoto("a", { shows: "menu" });
    expect(await names()).toEqual(["c", "b", "a"]);
    expect(await findMenuPhoto(database, "1")).toMatchObject({ recordId: await recordOf("b") });
    expect((await list("menu")).total).toBe(2);
    expect(await cardPhoto()).toEqual(["c", 3]);
  });

  it("lets only the sender change and delete a photo, and nobody what was removed", async () => {
    await add(ada, ["a"]);
    const ben = await newUser(database, "Ben");
    const photoId = await recordOf("a");
    const it = { restaurantId: "1", photoId };
    const words = { ...it, caption: "Mine", shows: undefined, dishId: undefined };
    expect(await describeVisitorPhoto(database, ben, words)).toBe(false);
    expect(await deleteVisitorPhoto(database, ben, it)).toBeUndefined();
    await run("update chard.photos set status = 'removed'");
    expect(await describeVisitorPhoto(database, ada, words)).toBe(false);
    expect(await deleteVisitorPhoto(database, ada, it)).toBeUndefined();
    await run("update chard.photos set status = 'published'");
    expect(await deleteVisitorPhoto(database, ada, it)).toEqual({ id: photo("a").id, width: 1200 });
    expect((await list()).total).toBe(0);
  });

  it.each([
    "update chard.photos set description = 'Changed'",
    "update chard.photos set shows = 'menu'",
    "insert into chard.photos (hash, width, height, description, restaurant_id, by_visitor) values ('x', 1, 1, 'x', '1', true)",
  ])("refuses a member's own statement: %s", async (statement) => {
    await add(ada, ["a"]);
    await expect(
      database.asUser(ada, (transaction) => transaction.execute(sql.raw(statement))),
    ).rejects.toThrow();
  });
});
