/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import {
  countReviewers,
  countMemberPhotos,
  listReviewedCities,
  listReviewersByHelp,
  listMemberPhotos,
} from "@/lib/database/community/community-lists";
import type { Database } from "@/lib/database/database";
import { ensureMember } from "@/lib/database/accounts/members";
import { seedSamples } from "@/lib/database/samples";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const NOW = new Date("2026-11-20T12:00:00Z");
const ALL = { limit: 24, offset: 0 };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    return database;
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) => transaction.execute(sql.raw(statement)));

  async function newMember(name: string) {
    const user = await newUser(database, name);
    return { id: user.sub, slug: (await ensureMember(database, user)).slug };
  }

  type Given = { at?: string; helpful?: number; rating?: number; status?: string };

  async function addReview(
    author: { id: string },
    restaurantId: string,
    { at = "2026-10-01", helpful = 0, rating = 4, status = "published" }: Given = {},
  ) {
    const id = `${author.id.slice(0, 8)}-${restaurantId}`;
    await run(
      `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status)
       values ('${id}', '${restaurantId}', '${author.id}', '', '', ${rating}, 'Title', 'Content', '[]', '2026-09-30', '${at}', ${helpful}, false, '${status}')`,
    );
    return id;
  }

  const addPhoto = (
    author: { id: string },
    review: string,
    { at = "2026-10-01", status = "published", digit = "a" } = {},
  ) =>
    run(
      `insert into chard.photos (hash, width, height, description, restaurant_id, review_id, user_id, status, created_at)
       select '${digit.repeat(32)}', 1200, 800, 'Dish ${digit}', restaurant_id, id, '${author.id}', '${status}', '${at}'
       from chard.reviews where id = '${review}'`,
    );

  it("counts nobody while the only reviews are samples", async () => {
    await newMember("Reads Only");
    expect(await countReviewers(database)).toBe(0);
    expect(await listReviewersByHelp(database, ALL, NOW)).toEqual([]);
    expect(await countMemberPhotos(database)).toBe(0);
  });

  it("lists those first whose reviews of the last year helped most, then most reviews, then by name", async () => {
    const [old, helpful, many, quiet, calm] = await Promise.all(
      ["Old Fame", "Helpful", "Many", "Quiet", "Calm"].map(newMember),
    );
    await addReview(old!, "1", { at: "2025-10-01", helpful: 90 });
    await addReview(helpful!, "1", { helpful: 2, rating: 5 });
    await addReview(helpful!, "2", { helpful: 1, rating: 2 });
    await addReview(many!, "1");
    await addReview(many!, "2");
    await addReview(quiet!, "1");
    await addReview(calm!, "1");
    const waiting = await newMember("Waiting");
    await addReview(waiting, "1", { status: "waiting", helpful: 5 });
    const listed = await listReviewersByHelp(database, ALL, NOW);
    expect(listed.map(({ name }) => name)).toEqual([
      "Helpful",
      "Many",
      "Calm",
      "Old Fame",
      "Quiet",
    ]);
    expect(listed[0]).toEqual({
      slug: helpful!.slug,
      name: "Helpful",
      reviews: 2,
      rating: 3.5,
      helpful: 3,
    });
    expect(await countReviewers(database)).toBe(5);
    const second = await listReviewersByHelp(database, { limit: 2, offset: 2 }, NOW);
    expect(second.map(({ name }) => name)).toEqual(["Calm", "Old Fame"]);
  });

  it("lists the members of a city by what they wrote about it, and the cities by their members", async () => {
    await run(
      `insert into chard.cities (id, name, country, continent, count, lat, lng, position, sample, geoname_id)
       values ('halle', 'Halle', 'Germany', 'Europe', 1, 51.5, 12, 1, false, 1), ('gera', 'Gera', 'Germany', 'Europe', 1, 50.9, 12, 1, false, 2),
         ('aue', 'Aue', 'Germany', 'Europe', 1, 50.6, 12.7, 1, false, 3), ('sample', 'Sample', 'Germany', 'Europe', 1, 0, 0, 1, true, null)`,
    );
    for (const [city, restaurant] of [
      ["halle", "1"],
      ["gera", "2"],
      ["aue", "3"],
      ["sample", "4"],
    ])
      await run(`update chard.restaurants set city_id = '${city}' where id = '${restaurant}'`);
    const [ada, ben] = [await newMember("Ada"), await newMember("Ben")];
    await addReview(ada, "1", { helpful: 1, rating: 5 });
    await addReview(ben, "1", { helpful: 2, rating: 3 });
    await addReview(ada, "2", { helpful: 9, rating: 1 });
    await addReview(ada, "3", { status: "waiting" });
    await addReview(ada, "4");
    expect(await listReviewedCities(database)).toEqual([
      { id: "halle", name: "Halle", country: "Germany", members: 2 },
      { id: "gera", name: "Gera", country: "Germany", members: 1 },
    ]);
    const inHalle = await listReviewersByHelp(database, { ...ALL, cityId: "halle" }, NOW);
    expect(inHalle).toMatchObject([
      { name: "Ben", reviews: 1, rating: 3, helpful: 2 },
      { name: "Ada", reviews: 1, rating: 5, helpful: 1 },
    ]);
    expect((await listReviewersByHelp(database, ALL, NOW))[0]).toMatchObject({ name: "Ada" });
    expect(await countReviewers(database, "halle")).toBe(2);
    expect(await countReviewers(database, "gera")).toBe(1);
    expect(await countReviewers(database, "aue")).toBe(0);
  });

  it("lists published photos of published reviews, the newest first, signed", async () => {
    const author = await newMember("Ada Example");
    const [shown, hidden] = [
      await addReview(author, "1"),
      await addReview(author, "2", { status: "waiting" }),
    ];
    await addPhoto(author, shown, { at: "2026-10-01", digit: "a" });
    await addPhoto(author, shown, { at: "2026-10-03", digit: "b" });
    await addPhoto(author, shown, { at: "2026-10-02", digit: "c", status: "removed" });
    await addPhoto(author, hidden, { digit: "d" });
    const photos = await listMemberPhotos(database, ALL);
    expect(photos.map(({ description }) => description)).toEqual(["Dish b", "Dish a"]);
    expect(photos[0]).toMatchObject({
      userName: "Ada Example",
      userId: author.slug,
      restaurantId: "1",
    });
    expect(await countMemberPhotos(database)).toBe(2);
    expect(await listMemberPhotos(database, { limit: 1, offset: 1 })).toHaveLength(1);
  });
});
