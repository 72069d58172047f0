/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { ensureMember } from "@/lib/database/accounts/members";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { changeReviewPhotos, findUnnamedPhotos } from "@/lib/database/reviews/review-photos";
import {
  deleteReview,
  findOwnReview,
  listLatestReviews,
  saveReview,
} from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const photo = (digit: string, description = `Dish ${digit}`) => ({
  id: digit.repeat(32),
  width: 1200,
  height: 800,
  description,
});

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) => transaction.execute(sql.raw(statement)));

  /** A review of its own for each test, by a new member. */
  async function newReview(restaurantId: string) {
    const user = await newUser(database);
    await ensureMember(database, user);
    const review = await saveReview(
      database,
      user,
      {
        restaurantId,
        rating: 5,
        title: "The mapo tofu",
        content: "Proper numbing heat, silky tofu, and rice that tastes of something.",
        visitDate: "2026-11-15",
      },
      "published",
    );
    const id = review!.id;
    const change = (added: string[], removed: string[] = []) =>
      changeReviewPhotos(database, user, id, {
        added: added.map((digit) => photo(digit)),
        removed,
      });
    const own = async () => (await findOwnReview(database, user, restaurantId))?.photos ?? [];
    const shown = async () => {
      const reviews = await sqlRecords(database).listReviews(restaurantId);
      return reviews.find((each) => each.id === id)?.photos?.map(({ description }) => description);
    };
    return { user, id, change, own, shown };
  }

  it("shows a review's photos in the order of the form, wherever it is shown", async () => {
    const { id, change, shown } = await newReview("1");
    expect(await shown()).toBeUndefined();
    expect(await change(["b", "a"])).toBe(true);
    expect(await shown()).toEqual(["Dish b", "Dish a"]);
    const latest = (await listLatestReviews(database, 1))[0]!;
    expect(latest).toMatchObject({ id, restaurantName: expect.any(String) });
    expect(latest.photos?.[0]).toEqual({ recordId: expect.any(String), ...photo("b") });
  });

  it("removes some and adds others, four at most, all or none", async () => {
    const { change, own, shown } = await newReview("2");
    await change(["1", "2", "3"]);
    expect(await change(["4", "5"])).toBe(false);
    expect(await shown()).toEqual(["Dish 1", "Dish 2", "Dish 3"]);
    const [first] = await own();
    expect(await change(["4", "5"], [first!.recordId])).toBe(true);
    expect(await shown()).toEqual(["Dish 2", "Dish 3", "Dish 4", "Dish 5"]);
  });

  it("has each photo once, with the last description", async () => {
    const { user, id, change, shown } = await newReview("3");
    await change(["1", "1"]);
    const added = [photo("1", "Said better")];
    expect(await changeReviewPhotos(database, user, id, { added, removed: [] })).toBe(true);
    expect(await shown()).toEqual(["Said better"]);
  });

  it("keeps a photo that is removed and sent again at once", async () => {
    const { change, own, shown } = await newReview("4");
    await change(["1"]);
    const [first] = await own();
    expect(await change(["1"], [first!.recordId])).toBe(true);
    expect(await shown()).toEqual(["Dish 1"]);
  });

  it("leaves out a photo that the desk has removed from the same restaurant", async () => {
    const { user, change, shown } = await newReview("3");
    await run(
      `insert into chard.photos (hash, width, height, description, restaurant_id, user_id, by_visitor, status)
         values ('${photo("e").id}', 1, 1, 'Dish e', '3', '${user.sub}', true, 'removed')`,
    );
    expect(await change(["e", "a"])).toBe(true);
    expect(await shown()).toEqual(["Dish a"]);
  });

  it("a photo that the desk has removed does not come back with a new review in place of the deleted one", async () => {
    const { user, id, change, shown } = await newReview("4");
    expect(await change(["1", "2"])).toBe(true);
    await run(
      `update chard.photos set status = 'removed' where review_id = '${id}' and hash = '${photo("1").id}'`,
    );
    expect(await deleteReview(database, user, "4")).toBe(true);
    expect(await deleteReview(database, user, "4")).toBe(false);
    const again = await saveReview(
      database,
      user,
      {
        restaurantId: "4",
        rating: 5,
        title: "The mapo tofu",
        content: "Proper numbing heat, silky tofu, and rice that tastes of something.",
        visitDate: "2026-11-15",
      },
      "published",
    );
    const added = [photo("1"), photo("2")];
    expect(await changeReviewPhotos(database, user, again!.id, { added, removed: [] })).toBe(true);
    expect(await shown()).toBeUndefined();
    const reviews = await sqlRecords(database).listReviews("4");
    const photos = reviews.find((review) => review.id === again!.id)?.photos;
    expect(photos?.map(({ description }) => description)).toEqual(["Dish 2"]);
  });

  it("changes nothing of another member's review", async () => {
    const { id, change, own, shown } = await newReview("5");
    await change(["1"]);
    const other = await newUser(database);
    const [first] = await own();
    const attempt = { added: [photo("2")], removed: [first!.recordId] };
    expect(await changeReviewPhotos(database, other, id, attempt)).toBe(false);
    const { change: changeOwn } = await newReview("5");
    await changeOwn([], [first!.recordId]);
    expect(await shown()).toEqual(["Dish 1"]);
  });

  it("shows a removed photo to no one, and removes it only once", async () => {
    const { id, change, own, shown } = await newReview("6");
    await change(["1", "2"]);
    await run(
      `update chard.photos set status = 'removed' where review_id = '${id}' and hash like '1%'`,
    );
    expect(await shown()).toEqual(["Dish 2"]);
    expect(await own()).toHaveLength(1);
    expect(await change(["1"])).toBe(true);
    expect(await shown()).toEqual(["Dish 2"]);
  });

  it("shows a photo that waits for a moderator to its author alone", async () => {
    const { id, change, own, shown } = await newReview("7");
    await change(["1"]);
    await run(`update chard.photos set status = 'waiting' where review_id = '${id}'`);
    expect(await shown()).toBeUndefined();
    expect(await own()).toHaveLength(1);
  });

  it("forgets the photos with the review, and says which files no record names", async () => {
    const [c, d] = [photo("c"), photo("d")];
    const first = await newReview("8");
    const second = await newReview("8");
    await first.change(["c", "d"]);
    await second.change(["c"]);
    expect(await findUnnamedPhotos(database, [c, d])).toEqual([]);
    await deleteReview(database, first.user, "8");
    expect(await findUnnamedPhotos(database, [c, d])).toEqual([d]);
    await deleteReview(database, second.user, "8");
    expect(await findUnnamedPhotos(database, [c, d])).toEqual([c, d]);
    expect(await findUnnamedPhotos(database, [])).toEqual([]);
  });

  it("lets only the site add a photo", async () => {
    const { user, id } = await newReview("1");
    const insert = database.asUser(user, (transaction) =>
      transaction.execute(
        sql`insert into chard.photos (hash, width, height, description, restaurant_id, review_id, user_id)
          values ('x', 1, 1, 'x', '1', ${id}, ${user.sub})`,
      ),
    );
    await expect(insert).rejects.toMatchObject({
      cause: expect.objectContaining({ code: "42501" }),
    });
  });
});
