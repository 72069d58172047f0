/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { findWaiting } from "@/lib/database/desk/queues/find-waiting";
import { openItem } from "@/lib/database/desk/queues/locks";
import { countMatching } from "@/lib/database/desk/queues/queues";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { seedSamples } from "@/lib/database/samples";
import { QUEUES, queuesOf, type Queue } from "@/lib/desk/queues";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

// The search of all queues (P14.520).
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let sender: { sub: string };

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    const user = await newUser(database);
    await ensureMember(database, user);
    sender = user;
    const account = `'${user.sub}'`;
    await run(`update chard.members set name = 'Tomás Rivera' where user_id = ${account}`);
    for (const statement of [
      `insert into chard.listings (token, name, address, description, details) values ('fenchel', 'Fenchel & Feuer', 'Weserstraße 14', 'From the grill.', '{"phone": "+49 30 77777777", "email": "\\"grill\\" & fire"}')`,
      `insert into chard.listings (token, name, address, description, details, status) values ('decided', 'Fenchel', '', '', '{}', 'published')`,
      `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('1', ${account}, 'facts', '{"website": "https://beet.example"}', 'They put honey in one dessert.')`,
      `insert into chard.suggestions (restaurant_id, kind, facts, evidence, status) values ('1', 'facts', '{}', 'Honey, once more.', 'refused')`,
      `insert into chard.claims (restaurant_id, user_id, evidence, status) values ('2', ${account}, 'I own the honey shop.', 'open')`,
      `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status) values ('waits', '3', ${account}, '', '', 2, 'Not vegan', 'There was honey in the tea.', '[]', '2026-10-01', now(), 0, false, 'waiting')`,
      `insert into chard.posts (topic_id, author_id, text, status) values ('best-brunch', ${account}, 'Is honey vegan?', 'waiting'), ('best-brunch', ${account}, 'Is honey vegan?', 'published')`,
      `insert into chard.events (id, author_id, title, text, local_start, local_end, time_zone, starts_at, ends_at, address, city, country, status)
       select 'tasting-' || s, ${account}, 'A tasting', 'No honey at all.', '2040-06-12T18:30', '2040-06-12T22:30', 'UTC', '2040-06-12T18:30Z', '2040-06-12T22:30Z', 'Town hall', 'Lisbon', 'Portugal', s
       from unnest(array['waiting', 'published']) s`,
      `insert into chard.photos (hash, width, height, description, restaurant_id, status) values ('h', 10, 10, 'A jar of honey', '4', 'waiting')`,
      `insert into chard.reports (subject, user_id, reason, details) values ('review:waits', ${account}, 'Not true', 'There was no honey.')`,
      `insert into chard.messages (name, email, message) values ('Priya Nair', 'priya@example.org', 'Do you list honey?')`,
    ])
      await run(statement);
  });
  afterAll(() => database.close());

  async function find(text: string, queues: readonly Queue[] = QUEUES) {
    const found = await findWaiting(database, { queues, text, limit: 10, userId: undefined });
    return Object.fromEntries(
      found.map(({ queue, waiting }) => [queue, waiting.map(({ title }) => title)]),
    );
  }

  it("finds what waits in every queue, and nothing that is decided", async () => {
    const found = await find("HONEY");
    expect(Object.keys(found)).toEqual(QUEUES.filter((queue) => queue !== "listings"));
    for (const titles of Object.values(found)) expect(titles).toHaveLength(1);
    expect(await find("fenchel")).toEqual({ listings: ["Fenchel & Feuer"] });
    // The title of a sample's topic.
    expect(found.posts).not.toContain("best-brunch");
  });

  it("finds items by their facts, their sender and their number", async () => {
    expect(await find("77777777")).toEqual({ listings: ["Fenchel & Feuer"] });
    expect(await find("beet.example")).toMatchObject({ corrections: [expect.any(String)] });
    expect(await find('"grill" & fire')).toEqual({ listings: ["Fenchel & Feuer"] });
    // The name of a fact is none of its values.
    expect(await find("website")).toEqual({});
    expect(Object.keys(await find("tomás rivera"))).toEqual([
      "corrections",
      "claims",
      "reports",
      "reviews",
      "posts",
      "events",
    ]);
    expect(await find("priya@example.org")).toEqual({ messages: ["Priya Nair"] });
    const [claim] = await run("select id::text as id from chard.claims");
    expect(Object.keys(await find(String(claim!.id)))).toEqual(["claims"]);
  });

  it("requires every word, takes no pattern, and finds nothing without words", async () => {
    expect(Object.keys(await find("honey  DESSERT rivera"))).toEqual(["corrections"]);
    expect(await find("honey dessert grill")).toEqual({});
    for (const text of ["", "  ", "\0", "ho%y", "h_ney", "' or true --"])
      expect(await find(text)).toEqual({});
  });

  it("searches the queues of a role alone", async () => {
    expect(Object.keys(await find("honey", queuesOf("editor")))).toEqual(["corrections"]);
  });

  it("says who has an item open, to others", async () => {
    const [row] = await run("select id from chard.suggestions where status = 'open'");
    await openItem(database, `suggestion:${String(row!.id)}`, sender.sub);
    const search = { queues: ["corrections"] as const, text: "dessert", limit: 10 };
    const stateFor = async (userId: string | undefined) =>
      (await findWaiting(database, { ...search, userId }))[0]!.waiting[0]!.state;
    expect(await stateFor(undefined)).toEqual({ heldBy: "Tomás Rivera" });
    expect(await stateFor(sender.sub)).toEqual({});
  });

  it("returns so many of each queue, the oldest first, with the total, which equals that of the queue's filter", async () => {
    await run(
      `insert into chard.listings (token, name, address, description, details, created_at)
       select 'many-' || n, 'Kale ' || n, 'Street', 'Text', '{}', timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, 10000) n`,
    );
    const found = await findWaiting(database, {
      queues: QUEUES,
      text: "kale street",
      limit: 3,
      userId: undefined,
    });
    expect(found).toMatchObject([{ queue: "listings", total: 10_000 }]);
    expect(found[0]!.waiting.map(({ title }) => title)).toEqual(["Kale 1", "Kale 2", "Kale 3"]);
    const filter = { text: "kale street" };
    expect(await countMatching(database, "listings", { filter })).toBe(10_000);
  });
});
