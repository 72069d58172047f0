/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { sqlRecords } from "@/lib/database/records/sql-records";
import {
  countRatings,
  deleteReview,
  findOwnReview,
  listLatestReviews,
  listOwnVotes,
  saveReview,
  setVote,
} from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const FORM = {
  restaurantId: "1",
  rating: 5 as const,
  title: "The mapo tofu",
  content: "Proper numbing heat, silky tofu, and rice that tastes of something.",
  visitDate: "2026-11-15",
};

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );

  async function newMember(name?: string) {
    const user = await newUser(database, name);
    return { user, member: await ensureMember(database, user) };
  }

  /** A restaurant of its own for a test: figures of other tests do not meet it. */
  async function newRestaurant(id: string) {
    await run(
      `insert into chard.restaurants (id, name, cuisine, review_count, lat, lng, city, country, time_zone, images,
         features, dietary_options, verified, featured, sample, created_at, updated_at)
       values ('${id}', '${id}', '{}', 0, 0, 0, 'Berlin', 'Germany', 'Europe/Berlin', '[]', '{}', '{}', false, false, false, now(), now())`,
    );
    return { ...FORM, restaurantId: id };
  }

  const figures = async (id: string) => {
    const restaurant = await sqlRecords(database).getRestaurant(id);
    return { rating: restaurant?.rating, reviewCount: restaurant?.reviewCount };
  };

  it("signs a review with the member's public name, also after the name has changed", async () => {
    const { user, member } = await newMember("Ada Example");
    const form = await newRestaurant("signed");
    await saveReview(database, user, form, "published");
    expect(await sqlRecords(database).listReviews("signed")).toMatchObject([
      { userName: "Ada Example", userId: member.slug, sample: false },
    ]);
    await run(`update chard.members set name = 'Ada E.' where slug = '${member.slug}'`);
    expect(await sqlRecords(database).listReviews("signed")).toMatchObject([
      { userName: "Ada E." },
    ]);
    expect(JSON.stringify(await sqlRecords(database).listReviews("signed"))).not.toContain(
      user.sub,
    );
  });

  it("keeps one review for each account, and changes it", async () => {
    const { user } = await newMember();
    const form = await newRestaurant("once");
    const first = await saveReview(database, user, form, "published");
    const second = await saveReview(
      database,
      user,
      { ...form, rating: 1, title: "Changed" },
      "published",
    );
    expect(second?.id).toBe(first?.id);
    expect(await sqlRecords(database).listReviews("once")).toMatchObject([
      { rating: 1, title: "Changed", editedAt: expect.any(String) },
    ]);
  });

  it("takes a restaurant's rating from its reviews", async () => {
    const form = await newRestaurant("rated");
    const [a, b] = [(await newMember()).user, (await newMember()).user];
    expect(await figures("rated")).toEqual({ rating: undefined, reviewCount: 0 });
    await saveReview(database, a, form, "published");
    await saveReview(database, b, { ...form, rating: 2 }, "published");
    expect(await figures("rated")).toEqual({ rating: 3.5, reviewCount: 2 });
    await saveReview(database, b, { ...form, rating: 4 }, "published");
    expect(await figures("rated")).toEqual({ rating: 4.5, reviewCount: 2 });
    expect(await deleteReview(database, a, "rated")).toBe(true);
    expect(await figures("rated")).toEqual({ rating: 4, reviewCount: 1 });
    await run("update chard.reviews set status = 'removed' where restaurant_id = 'rated'");
    expect(await figures("rated")).toEqual({ rating: undefined, reviewCount: 0 });
  });

  it("adds reviews to the figures of a sample", async () => {
    const before = await figures("2");
    const { user } = await newMember();
    await saveReview(database, user, { ...FORM, restaurantId: "2", rating: 1 }, "published");
    const { rating, reviewCount } = await figures("2");
    expect(reviewCount).toBe(before.reviewCount! + 1);
    expect(rating).toBeCloseTo(
      (before.rating! * before.reviewCount! + 1) / (before.reviewCount! + 1),
      10,
    );
    await deleteReview(database, user, "2");
    expect((await figures("2")).reviewCount).toBe(before.reviewCount);
    expect((await figures("2")).rating).toBeCloseTo(before.rating!, 10);
  });

  it("shows a review that waits for a moderator to its author alone", async () => {
    const { user } = await newMember();
    const form = await newRestaurant("waiting");
    await saveReview(database, user, form, "waiting");
    expect(await sqlRecords(database).listReviews("waiting")).toEqual([]);
    expect(await figures("waiting")).toEqual({ rating: undefined, reviewCount: 0 });
    expect(await findOwnReview(database, user, "waiting")).toMatchObject({ status: "waiting" });
    // A change does not publish it.
    expect(await saveReview(database, user, form, "published")).toMatchObject({
      status: "waiting",
    });
  });

  it("publishes a change at once, or hides the review and keeps its former text", async () => {
    const { user } = await newMember();
    const form = await newRestaurant("changed");
    const state = async () =>
      run("select title, status, previous from chard.reviews where restaurant_id = 'changed'");
    await saveReview(database, user, form, "published");
    const first = { ...form, title: "Rye again" };
    expect(await saveReview(database, user, first, "published")).toMatchObject({
      status: "published",
    });
    expect(await state()).toEqual([{ title: "Rye again", status: "published", previous: null }]);
    await saveReview(database, user, { ...form, title: "Rye, once more" }, "waiting");
    expect(await state()).toEqual([
      {
        title: "Rye, once more",
        status: "waiting",
        previous: { rating: form.rating, title: "Rye again", content: form.content },
      },
    ]);
    expect(await figures("changed")).toEqual({ rating: undefined, reviewCount: 0 });
  });

  it("leaves what a moderator has removed as it is", async () => {
    const { user } = await newMember();
    const form = await newRestaurant("removed");
    await saveReview(database, user, form, "published");
    await run("update chard.reviews set status = 'removed' where restaurant_id = 'removed'");
    expect(await saveReview(database, user, form, "published")).toBeUndefined();
  });

  it("lets no author undo a removal by deleting the review and writing it again", async () => {
    const { user } = await newMember();
    const form = await newRestaurant("removed-then-deleted");
    const { id } = (await saveReview(database, user, form, "published"))!;
    await run(`update chard.reviews set status = 'removed' where id = '${id}'`);
    expect(await deleteReview(database, user, form.restaurantId)).toBe(false);
    expect(await saveReview(database, user, form, "published")).toBeUndefined();
    expect(await run(`select status from chard.reviews where id = '${id}'`)).toEqual([
      { status: "removed" },
    ]);
  });

  it("counts a vote once, removes it, and counts none on the member's own review", async () => {
    const author = (await newMember()).user;
    const reader = (await newMember()).user;
    const form = await newRestaurant("voted");
    const { id } = (await saveReview(database, author, form, "published"))!;
    const helpful = async () => (await sqlRecords(database).listReviews("voted"))[0]?.helpful;

    expect(await setVote(database, author, id)).toBe("own");
    expect(await setVote(database, reader, id)).toBe("added");
    expect(await helpful()).toBe(1);
    expect(await listOwnVotes(database, reader, "voted")).toEqual([id]);
    expect(await listOwnVotes(database, author, "voted")).toEqual([]);
    // A press does what the button said, also where another tab did it before; without scripts it does the contrary of what is.
    expect(await setVote(database, reader, id, "add")).toBe("added");
    for (let times = 0; times < 2; times++)
      expect(await setVote(database, reader, id, "remove")).toBe("removed");
    expect(await setVote(database, reader, id)).toBe("added");
    expect(await setVote(database, reader, id)).toBe("removed");
    expect(await helpful()).toBe(0);
    expect(await setVote(database, reader, "no-such-review")).toBe("missing");
  });

  it("counts the stars, and orders by each of the orders", async () => {
    const form = await newRestaurant("many");
    for (const rating of [3, 5, 1] as const)
      await saveReview(database, (await newMember()).user, { ...form, rating }, "published");
    expect(await countRatings(database, "many")).toEqual(
      new Map([
        [1, 1],
        [3, 1],
        [5, 1],
      ]),
    );
    const ratings = async (sort: "highest" | "lowest" | "newest") => {
      const page = { sort, offset: 0, limit: 2 };
      return (await sqlRecords(database).listReviews("many", page)).map(({ rating }) => rating);
    };
    expect(await ratings("highest")).toEqual([5, 3]);
    expect(await ratings("lowest")).toEqual([1, 3]);
    expect(await ratings("newest")).toEqual([1, 5]);
    expect((await listLatestReviews(database, 1))[0]).toMatchObject({
      restaurantName: "many",
      rating: 1,
    });
  });

  describe("what the policies refuse", () => {
    it("a review in another's name", async () => {
      const author = (await newMember()).user;
      const other = (await newMember()).user;
      const form = await newRestaurant("forged");
      await saveReview(database, author, form, "published");
      const forge = (statement: string) =>
        database.asUser(other, (transaction) => transaction.execute(sql.raw(statement)));
      const columns =
        "id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, author_id";
      const values = (author: string, helpful = 0) =>
        `'x', 'forged', 'x', 'x', 5, 'x', 'x', '[]', '2026-01-01', now(), ${helpful}, false, '${author}'`;
      for (const statement of [
        `insert into chard.reviews (${columns}) values (${values(author.sub)})`,
        `insert into chard.reviews (${columns}) values (${values(other.sub, 99)})`,
        "update chard.reviews set helpful = 99",
        "update chard.reviews set status = 'published'",
        "update chard.reviews set verified = true",
      ])
        await expect(forge(statement)).rejects.toMatchObject({
          cause: expect.objectContaining({ code: "42501" }),
        });
      await forge("update chard.reviews set title = 'x'");
      await forge("delete from chard.reviews");
      expect(await sqlRecords(database).listReviews("forged")).toMatchObject([
        { title: FORM.title },
      ]);
    });
  });
});
