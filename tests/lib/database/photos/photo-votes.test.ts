/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import type { Database } from "@/lib/database/database";
import { readDishes } from "@/lib/database/dishes/read-dishes";
import { executeRows } from "@/lib/database/execute-rows";
import { listOwnPhotoVotes, setPhotoVote } from "@/lib/database/photos/photo-votes";
import { listVisitorPhotos } from "@/lib/database/photos/visitor-photos";
import { seedSamples } from "@/lib/database/samples";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const REVIEW = "r1";

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let ada: Awaited<ReturnType<typeof newUser>>;
  let ben: typeof ada;
  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    ada = await newUser(database, "Ada Example");
    ben = await newUser(database, "Ben Example");
    await ensureMember(database, ada);
    return database;
  });
  afterAll(() => database.close());

  const run = <Row = unknown>(statement: string) =>
    database.asOwner((transaction) => executeRows<Row>(transaction, sql.raw(statement)));

  /** A photo of Ada's, with her review or alone. */
  const addPhoto = (name: string, daysAgo: number, belongs: "alone" | "to the review" = "alone") =>
    run(
      `insert into chard.photos (hash, width, height, description, restaurant_id, user_id, created_at, by_visitor, review_id)
       values ('${name}', 1200, 800, 'Dish', '1', '${ada.sub}', now() - interval '${daysAgo} days', ${belongs === "alone" ? "true, null" : `false, '${REVIEW}'`})`,
    );

  const addReview = () =>
    run(
      `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status)
       values ('${REVIEW}', '1', '${ada.sub}', '', '', 4, 'Title', 'Content', '[]', '2026-09-30', now(), 9, false, 'published')`,
    );

  const idOf = async (name: string) =>
    (await run<{ id: string }>(`select id from chard.photos where hash = '${name}'`))[0]!.id;

  const vote = async (user: typeof ada, name: string, intent?: "add" | "remove") =>
    setPhotoVote(database, user, { photoId: await idOf(name), intent });

  /** The photos in their order, each with its votes. */
  const shown = async () => {
    const { photos } = await listVisitorPhotos(database, "1", { limit: 24, offset: 0 });
    return photos.map(({ id, helpful }) => `${id} ${helpful}`);
  };

  const cardPhoto = async () => {
    const [row] = await run<{ photo: { id: string } | null }>(
      "select photo from chard.restaurants where id = '1'",
    );
    return row?.photo?.id;
  };

  it("puts the most helpful first, of equals the newest, and menus last; so do cards", async () => {
    const cem = await newUser(database, "Cem Example");
    await addReview();
    await addPhoto("oldest", 4, "to the review");
    await addPhoto("old", 3);
    await addPhoto("new", 2);
    await addPhoto("newest", 1);
    expect(await shown()).toEqual(["newest 0", "new 0", "old 0", "oldest 0"]);
    expect(await vote(ben, "old")).toBe("added");
    expect(await shown()).toEqual(["old 1", "newest 0", "new 0", "oldest 0"]);
    expect(await cardPhoto()).toBe("old");
    for (const user of [ben, cem]) await vote(user, "oldest");
    expect(await shown()).toEqual(["oldest 2", "old 1", "newest 0", "new 0"]);
    expect(await cardPhoto()).toBe("oldest");
    expect(await vote(cem, "oldest")).toBe("removed");
    expect(await shown()).toEqual(["old 1", "oldest 1", "newest 0", "new 0"]);
    await run("update chard.photos set shows = 'menu' where hash = 'old'");
    expect(await shown()).toEqual(["oldest 1", "newest 0", "new 0", "old 1"]);
    expect(await cardPhoto()).toBe("oldest");
  });

  it("puts the most helpful photo of a dish beside it", async () => {
    await addPhoto("helpful", 2);
    await addPhoto("newest", 1);
    await run("insert into chard.dishes (restaurant_id, name) values ('1', 'Soup')");
    await run("update chard.photos set dish_id = (select id from chard.dishes)");
    const picture = async () => {
      const { served } = await readDishes(database, "1", { limit: 1, offset: 0 });
      return served[0]?.photo?.id;
    };
    expect(await picture()).toBe("newest");
    await vote(ben, "helpful");
    expect(await picture()).toBe("helpful");
  });

  it("leaves the picture that the owner or the desk has chosen", async () => {
    await addPhoto("visitor", 1);
    await addPhoto("owner", 2);
    await run("update chard.photos set by_visitor = false where hash = 'owner'");
    await vote(ben, "visitor");
    expect(await cardPhoto()).toBe("owner");
    await addPhoto("newer", 0);
    await vote(ben, "newer");
    await vote(ben, "visitor", "remove");
    expect(await shown()).toEqual(["newer 1", "visitor 0"]);
    await run("update chard.photos set is_main = true where hash = 'visitor'");
    expect(await shown()).toEqual(["visitor 0", "newer 1"]);
    expect(await cardPhoto()).toBe("visitor");
  });

  it("counts once for each member, and not for one's own photo", async () => {
    await addPhoto("a", 1);
    expect(await vote(ada, "a")).toBe("own");
    expect(await vote(ben, "a", "add")).toBe("added");
    expect(await vote(ben, "a", "add")).toBe("added");
    expect(await shown()).toEqual(["a 1"]);
    expect(await listOwnPhotoVotes(database, ben, "1")).toEqual([await idOf("a")]);
    expect(await listOwnPhotoVotes(database, ben, "2")).toEqual([]);
    expect(await listOwnPhotoVotes(database, ada, "1")).toEqual([]);
    expect(await vote(ben, "a", "remove")).toBe("removed");
    expect(await vote(ben, "a", "remove")).toBe("removed");
    expect(await shown()).toEqual(["a 0"]);
  });

  it.each([
    ["a photo that waits", "update chard.photos set status = 'waiting'"],
    ["a photo that was removed", "update chard.photos set status = 'removed'"],
    ["a photo of a review that waits", "update chard.reviews set status = 'waiting'"],
    ["a photo of the owner", "update chard.photos set review_id = null"],
  ])("is not counted for %s, nor by a statement of a member's own", async (_what, statement) => {
    await addReview();
    await addPhoto("d", 1, "to the review");
    await run(statement);
    expect(await vote(ben, "d")).toBe("missing");
    const photoId = await idOf("d");
    const insert = sql`insert into chard.photo_votes (photo_id, user_id) values (${photoId}, ${ben.sub})`;
    await expect(
      database.asUser(ben, (transaction) => transaction.execute(insert)),
    ).rejects.toThrow();
  });

  it("is none of a suspended member's, who still takes one back", async () => {
    await addPhoto("a", 1);
    await addPhoto("b", 2);
    await vote(ben, "a");
    await run(`insert into chard.suspensions (user_id, reason) values ('${ben.sub}', 'Spam')`);
    expect(await vote(ben, "b")).toMatchObject({ reason: "Spam" });
    expect(await vote(ben, "a")).toBe("removed");
  });

  it("changes the pages of its restaurant, and goes with its account", async () => {
    await addPhoto("a", 2);
    await addPhoto("b", 1);
    await run("delete from chard.changed_tags");
    await vote(ben, "a");
    const tags = await run<{ tag: string }>("select tag from chard.changed_tags");
    expect(tags.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(["restaurants", "restaurant:1", "photos"]),
    );
    expect(await cardPhoto()).toBe("a");
    await run(`delete from auth.users where id = '${ben.sub}'`);
    expect(await shown()).toEqual(["b 0", "a 0"]);
    expect(await cardPhoto()).toBe("b");
  });

  it("hides photos of a review that a member's own statement has changed", async () => {
    await addReview();
    await addPhoto("d", 1, "to the review");
    await addPhoto("a", 2);
    expect(await cardPhoto()).toBe("d");
    await database.asUser(ada, (transaction) =>
      transaction.execute(
        sql.raw(`update chard.reviews set title = 'Changed' where id = '${REVIEW}'`),
      ),
    );
    expect(await shown()).toEqual(["a 0"]);
    expect(await cardPhoto()).toBe("a");
  });
});
