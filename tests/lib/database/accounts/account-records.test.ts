/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { requestDeletion } from "@/lib/database/accounts/account-deletions";
import type { Database } from "@/lib/database/database";
import { findMember, listMemberReviews } from "@/lib/database/accounts/member-records";
import { ensureMember, isNameOfDesk } from "@/lib/database/accounts/members";
import { renameMember } from "@/lib/database/accounts/rename-member";
import { listOwnReports } from "@/lib/database/accounts/account-reports";
import {
  findOwnAccount,
  listOwnRecords,
  saveMailPreferences,
} from "@/lib/database/accounts/account-records";
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

  const run = (statement: string) =>
    database.asOwner((transaction) => transaction.execute(sql.raw(statement)));

  async function newMember(name: string) {
    const user = await newUser(database, name);
    return { user, slug: (await ensureMember(database, user)).slug };
  }

  async function addReview(id: string, sub: string, restaurantId: string, status = "published") {
    await run(`insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status)
      values ('${id}', '${restaurantId}', '${sub}', '', '', 4, 'Bread', 'Rye that tastes of its cellar.', '[]', '2026-11-01', now(), 0, false, '${status}')`);
  }

  it("renames a member under every review, and keeps the slug", async () => {
    const { user, slug } = await newMember("Ada Example");
    await addReview("renamed", user.sub, "1");
    await renameMember(database, user, { name: "Ada E.", town: "Berlin" });
    expect(await findMember(database, slug)).toMatchObject({
      slug,
      name: "Ada E.",
      town: "Berlin",
    });
    const signed = await database.asAnonymous((transaction) =>
      transaction.execute(sql`select user_name from chard.reviews where id = 'renamed'`),
    );
    expect(signed).toMatchObject({ rows: [{ user_name: "Ada E." }] });
    await renameMember(database, user, { name: "Ada E.", town: "" });
    expect(await findMember(database, slug)).not.toHaveProperty("town");
  });

  it("says which pages a renamed member signed: with a photo alone, and of events", async () => {
    const { user } = await newMember("Cy Example");
    await addReview("signed", user.sub, "2");
    await run(`insert into chard.photos (hash, width, height, description, restaurant_id, user_id, by_visitor)
      values ('${"c".repeat(32)}', 8, 6, 'Photo by a visitor', '3', '${user.sub}', true)`);
    await run(`insert into chard.events (id, author_id, title, text, local_start, local_end, time_zone, starts_at, ends_at, address, city, country)
      values ('cys-dinner', '${user.sub}', 'Dinner', 'Soup for all.', '2027-01-02T18:00', '2027-01-02T20:00', 'UTC', now(), now(), 'A', 'B', 'C')`);
    const { restaurants, events } = await renameMember(database, user, { name: "Cy E.", town: "" });
    expect(restaurants.toSorted()).toEqual(["2", "3"]);
    expect(events).toEqual(["cys-dinner"]);
  });

  it("renames no other member", async () => {
    const { slug } = await newMember("Ben Example");
    const { user } = await newMember("Mallory");
    await renameMember(database, user, { name: "Not Ben", town: "" });
    expect(await findMember(database, slug)).toMatchObject({ name: "Ben Example" });
  });

  it("knows a name that looks like that of an account of the desk, but not its own", async () => {
    const { user: moderator } = await newMember("Rowan Elm");
    const { user: other } = await newMember("Rowan Oak");
    await run(`insert into chard.roles (user_id, role) values ('${moderator.sub}', 'moderator')`);
    const isOfDesk = (sub: string, name: string) => isNameOfDesk(database, sub, name);
    expect(await isOfDesk(other.sub, "R\u043ewan  \u0415lm")).toBe(true);
    expect(await isOfDesk(other.sub, "Rowan Oak")).toBe(false);
    expect(await isOfDesk(moderator.sub, "Rowan Elm")).toBe(false);
  });

  it("an account whose name came past the form for a sign-up gets none of the desk's", async () => {
    const { user: moderator } = await newMember("Hazel Elm");
    await run(`insert into chard.roles (user_id, role) values ('${moderator.sub}', 'moderator')`);
    expect(await isNameOfDesk(database, undefined, "hazel elm")).toBe(true);
    const { slug } = await newMember("Hazel Elm");
    expect(await findMember(database, slug)).toMatchObject({ name: "Chard member" });
    expect((await ensureMember(database, moderator)).name).toBe("Hazel Elm");
  });

  it("shows published reviews alone on the public page, and nothing of the account", async () => {
    const { user, slug } = await newMember("Cleo Example");
    await addReview("shown", user.sub, "1");
    await addReview("waiting", user.sub, "2", "waiting");
    const reviews = await listMemberReviews(database, slug, 50);
    expect(reviews).toMatchObject([{ id: "shown", restaurantName: "Radish & Rye", rating: 4 }]);
    expect(JSON.stringify([reviews, await findMember(database, slug)])).not.toContain(user.sub);
    expect(await findMember(database, "nobody")).toBeUndefined();
  });

  it("lists what is an account's own, waiting reviews among it, and nothing of others", async () => {
    const { user } = await newMember("Dan Example");
    const other = await newMember("Dan Other");
    for (const { sub } of [user, other.user]) {
      await addReview(`own-${sub}`, sub, "1", "waiting");
      await run(
        `insert into chard.favorites (user_id, restaurant_id) values ('${sub}', '1'), ('${sub}', '2')`,
      );
      await run(
        `insert into chard.listings (token, user_id, name, address, description, details) values ('${sub}', '${sub}', 'Tofuturm', 'B', 'C', '{}')`,
      );
      await run(
        `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('1', '${sub}', 'closed', '{}', 'Seen')`,
      );
      await run(
        `insert into chard.confirmations (restaurant_id, user_id, month) values ('1', '${sub}', '2026-10-01'), ('1', '${sub}', '2026-11-01'), ('2', '${sub}', '2026-11-01')`,
      );
      await run(`insert into chard.event_guests (event_id, user_id) values ('1', '${sub}')`);
      await run(
        `insert into chard.posts (topic_id, author_id, text, status) values ('best-brunch', '${sub}', 'By ${sub}', 'waiting')`,
      );
    }
    expect(await listOwnRecords(database, user)).toMatchObject({
      favorites: 2,
      confirmations: 3,
      reviews: [{ id: `own-${user.sub}`, status: "waiting", restaurantName: "Radish & Rye" }],
      listings: [{ token: user.sub, name: "Tofuturm", status: "review" }],
      suggestions: [{ restaurantName: "Radish & Rye", kind: "closed", status: "open" }],
      events: ["1"],
      posts: [{ topicId: "best-brunch", text: `By ${user.sub}`, status: "waiting" }],
      proposals: [],
    });
  });

  it("says why a correction was not accepted, and what became of reports", async () => {
    const [user, other] = [await newUser(database), await newUser(database)];
    await run(
      `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence, status, reason) values ('1', '${user.sub}', 'closed', '{}', 'Seen', 'refused', 'It is open')`,
    );
    expect((await listOwnRecords(database, user)).suggestions).toMatchObject([
      { status: "refused", reason: "It is open" },
    ]);
    const author = await newMember("Eve Example");
    await addReview("reported", author.user.sub, "2", "removed");
    for (const [subject, status] of [
      ["review:reported", "upheld"],
      ["review:gone", "dismissed"],
    ])
      await run(
        `insert into chard.reports (subject, user_id, reason, details, status, created_at) values ('${subject}', '${user.sub}', 'Insulting', '', '${status}', now() + interval '1 hour' * (select count(*) from chard.reports))`,
      );
    expect(await listOwnReports(database, user)).toMatchObject([
      { content: undefined, status: "dismissed" },
      {
        content: { kind: "review", title: "Bread", about: "Maitake House" },
        status: "upheld",
        restaurantId: "2",
      },
    ]);
    expect(await listOwnReports(database, other)).toEqual([]);
  });

  it("knows an account's settings", async () => {
    const user = await newUser(database);
    expect(await findOwnAccount(database, user)).toEqual({
      member: undefined,
      favoriteReviews: false,
      eventChanges: true,
      deletionDueAt: undefined,
    });
    await saveMailPreferences(database, user, { favoriteReviews: true });
    const dueAt = await requestDeletion(database, user.sub, "delete", new Date());
    expect(await findOwnAccount(database, user)).toMatchObject({
      favoriteReviews: true,
      deletionDueAt: dueAt,
    });
    await saveMailPreferences(database, user, { favoriteReviews: false, eventChanges: false });
    expect(await findOwnAccount(database, user)).toMatchObject({
      favoriteReviews: false,
      eventChanges: false,
    });
  });
});
