/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { listReviewWatchers, noteAnnouncement } from "@/lib/database/reviews/review-watchers";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  async function newFan(restaurantId: string, wantsMail: boolean) {
    const user = await newUser(database);
    await database.asOwner(async (transaction) => {
      await transaction.execute(
        sql`insert into chard.favorites (user_id, restaurant_id) values (${user.sub}, ${restaurantId})`,
      );
      await transaction.execute(
        sql`insert into chard.mail_preferences (user_id, favorite_reviews) values (${user.sub}, ${wantsMail})`,
      );
    });
    return user;
  }

  it("finds members who saved the restaurant and want its mails, without the author", async () => {
    const asked = await newFan("3", true);
    const author = await newFan("3", true);
    await newFan("3", false);
    await newFan("4", true);
    expect(await listReviewWatchers(database, "3", author.sub, 10)).toEqual([
      { userId: asked.sub, email: asked.email, language: "en" },
    ]);
    expect(await listReviewWatchers(database, "3", author.sub, 0)).toEqual([]);
  });

  it("announces one review of an author and restaurant, also where two are published at once", async () => {
    const [author, other] = [await newUser(database), await newUser(database)];
    const note = (restaurantId: string, { sub }: typeof author) =>
      noteAnnouncement(database, restaurantId, sub);
    const atOnce = await Promise.all([note("3", author), note("3", author)]);
    expect(atOnce.toSorted()).toEqual([false, true]);
    expect(await note("4", author)).toBe(true);
    expect(await note("3", other)).toBe(true);
    expect(await note("3", author)).toBe(false);
  });
});
