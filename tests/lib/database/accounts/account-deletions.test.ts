/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { collectAccountData } from "@/lib/database/accounts/account-data";
import {
  cancelDeletion,
  deleteDueAccounts,
  requestDeletion,
  type ReviewsChoice,
} from "@/lib/database/accounts/account-deletions";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const NOW = new Date("2026-11-23T12:00:00Z");
const DAY_MS = 86_400_000;
const afterDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  const run = <Row = Record<string, unknown>>(statement: string) =>
    database.asOwner((transaction) => executeRows<Row>(transaction, sql.raw(statement)));

  /** An account with a row in every table that can have one. */
  async function activeMember(name: string) {
    const user = await newUser(database, name);
    const { slug } = await ensureMember(database, user);
    const { sub, email } = user;
    await database.asOwner(async (transaction) => {
      const add = <Row = Record<string, unknown>>(statement: string) =>
        executeRows<Row>(transaction, sql.raw(statement));
      await add(`insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample)
      values ('review-${slug}', '1', '${sub}', '', '', 5, 'Bread', 'Rye that tastes of the cellar it was milled in.', '[]', '2026-11-01', now(), 0, false)`);
      await add(
        `insert into chard.review_votes values ((select id from chard.reviews where sample limit 1), '${sub}')`,
      );
      await add(
        `insert into chard.favorites (user_id, restaurant_id, note) values ('${sub}', '1', 'Ask for rye')`,
      );
      await add(
        `insert into chard.favorite_shares (user_id, token) values ('${sub}', 'token-${slug}')`,
      );
      await add(
        `insert into chard.lists (id, user_id, name) values ('${sub}', '${sub}', 'Lisbon')`,
      );
      await add(
        `insert into chard.list_places (list_id, user_id, restaurant_id, position) values ('${sub}', '${sub}', '1', 1)`,
      );
      await add(
        `insert into chard.list_shares (list_id, user_id, token) values ('${sub}', '${sub}', 'list-${slug}')`,
      );
      await add(`insert into chard.mail_preferences values ('${sub}', true)`);
      await add(
        `insert into chard.confirmations (restaurant_id, user_id, month) values ('1', '${sub}', '2026-11-01')`,
      );
      await add(`insert into chard.event_guests (event_id, user_id) values ('1', '${sub}')`);
      await add(
        `insert into chard.topics (id, author_id, title) values ('topic-${slug}', '${sub}', 'Bread')`,
      );
      await add(
        `insert into chard.posts (topic_id, author_id, text) values ('topic-${slug}', '${sub}', 'Who bakes?')`,
      );
      await add(
        `insert into chard.listings (token, user_id, name, address, description, details) values ('listing-${slug}', '${sub}', 'A', 'B', 'C', '{}')`,
      );
      await add(
        `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('1', '${sub}', 'closed', '{}', 'Seen')`,
      );
      await add(
        `insert into chard.messages (user_id, name, email, message) values ('${sub}', '${name}', '${email}', 'Hello')`,
      );
      await add(
        `insert into chard.reports (subject, user_id, reason, details) values ('review:1', '${sub}', 'spam', '')`,
      );
      await add(
        `insert into chard.photos (hash, width, height, description, restaurant_id, user_id) values ('h-${slug}', 1, 1, 'Bread', '1', '${sub}')`,
      );
      const [dish] = await add<{ id: string }>(
        `insert into chard.dishes (restaurant_id, author_id, name) values ('1', '${sub}', 'Rye ${slug}') returning id`,
      );
      await add(
        `insert into chard.dish_marks (dish_id, user_id, kind) values ('${dish!.id}', '${sub}', 'ate')`,
      );
      await add(
        `insert into chard.tips (restaurant_id, author_id, text) values ('1', '${sub}', 'Ask for the rye of ${slug}.')`,
      );
      await add(
        `insert into chard.tip_votes (tip_id, user_id) select id, '${sub}' from chard.tips where author_id = '${sub}'`,
      );
      await add(
        `insert into chard.photo_votes (photo_id, user_id) select id, '${sub}' from chard.photos where user_id = '${sub}'`,
      );
      await add(
        `insert into chard.price_votes (restaurant_id, user_id, level) values ('1', '${sub}', 2)`,
      );
      await add(`insert into auth.sessions (id, user_id, method, refresh_key, refresh_counter, refreshed_at, created_at)
      values (gen_random_uuid(), '${sub}', 'password', '', 0, now(), now())`);
      await add(
        `insert into auth.outbox (recipient, kind, link, code, created_at) values ('${email}', 'signup', '', '', now())`,
      );
    });
    return { ...user, slug };
  }

  /** The tables in which a text stands anywhere, except in the log of what changed. */
  async function tablesNaming(text: string) {
    const tables = await run<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('chard', 'auth') and table_type = 'BASE TABLE' and table_name <> 'changed_tags'`,
    );
    const naming = [];
    for (const { name } of tables) {
      const rows = await run(`select from ${name} t where to_jsonb(t)::text like '%${text}%'`);
      if (rows.length > 0) naming.push(name);
    }
    return naming;
  }

  async function uuidColumnsWith(userId: string) {
    const columns = await run<{ table: string; column: string }>(
      `select format('%I.%I', table_schema, table_name) as "table", column_name as "column" from information_schema.columns
       where table_schema in ('chard', 'auth') and data_type = 'uuid'`,
    );
    expect(columns.length).toBeGreaterThan(15);
    const found = [];
    for (const { table, column } of columns) {
      const rows = await run(`select from ${table} where "${column}" = '${userId}'`);
      if (rows.length > 0) found.push(table);
    }
    return found;
  }

  describe.each<[ReviewsChoice, string]>([
    ["delete", "Ada Deleted"],
    ["anonymize", "Ada Unsigned"],
  ])("%s", (choice, name) => {
    it("leaves no row that names the account", async () => {
      const { sub, email, slug } = await activeMember(name);
      const other = await activeMember(`${name} Other`);
      expect((await uuidColumnsWith(sub)).length).toBeGreaterThan(13);
      await requestDeletion(database, sub, choice, NOW);
      expect(await deleteDueAccounts(database, afterDays(7))).toBe(1);
      expect(await uuidColumnsWith(sub)).toEqual([]);
      for (const text of [sub, email, `"${slug}"`, `"${name}"`])
        expect(await tablesNaming(text)).toEqual([]);
      expect((await uuidColumnsWith(other.sub)).length).toBeGreaterThan(13);
    });
  });

  it("deletes the reviews, or signs them as a former member's", async () => {
    const deleted = await activeMember("Ben Deleted");
    const unsigned = await activeMember("Ben Unsigned");
    await requestDeletion(database, deleted.sub, "delete", NOW);
    await requestDeletion(database, unsigned.sub, "anonymize", NOW);
    expect(await deleteDueAccounts(database, afterDays(8))).toBe(2);
    expect(
      await run(
        `select user_id, user_name, title from chard.reviews where id in ('review-${deleted.slug}', 'review-${unsigned.slug}')`,
      ),
    ).toEqual([{ user_id: "", user_name: "A former member", title: "Bread" }]);
    expect(
      await run(
        `select id, author_id from chard.topics where id in ('topic-${deleted.slug}', 'topic-${unsigned.slug}')`,
      ),
    ).toEqual([{ id: `topic-${unsigned.slug}`, author_id: null }]);
  });

  it.each([
    ["delete", null],
    ["anonymize", "Rye, from the mill."],
  ] as const)("what others quote from a member's posts: %s", async (choice, kept) => {
    const member = await activeMember(`Eda ${choice}`);
    const other = await activeMember(`Eda Other ${choice}`);
    const [post] = await run<{ id: string }>(
      `insert into chard.posts (topic_id, author_id, text) values ('topic-${other.slug}', '${member.sub}', 'Rye, from the mill.') returning id`,
    );
    const quoting = (id: string) =>
      run(
        `insert into chard.posts (topic_id, author_id, text, quote) values ('topic-${other.slug}', '${other.sub}', 'Yes', '${id}' || E'\\nRye, from the mill.')`,
      );
    await quoting(post!.id);
    await quoting("question");
    await requestDeletion(database, member.sub, choice, NOW);
    await deleteDueAccounts(database, afterDays(7));
    const quotes = await run<{ quote: string | null }>(
      `select split_part(quote, E'\\n', 2) as quote from chard.posts where author_id = '${other.sub}' and text = 'Yes' order by created_at, quote nulls first`,
    );
    expect(quotes.map(({ quote }) => quote).toSorted()).toEqual(
      [kept, "Rye, from the mill."].toSorted(),
    );
  });

  it("keeps the first post of a topic that others have answered, unsigned", async () => {
    const { sub, slug } = await activeMember("Cleo Asker");
    const other = await newUser(database, "Cleo Answer");
    await run(
      `insert into chard.posts (topic_id, author_id, text) values ('topic-${slug}', '${other.sub}', 'I do.'), ('topic-${slug}', '${sub}', 'Thanks.')`,
    );
    await requestDeletion(database, sub, "delete", NOW);
    await deleteDueAccounts(database, afterDays(7));
    expect(
      await run(
        `select text, author_id from chard.posts where topic_id = 'topic-${slug}' order by text`,
      ),
    ).toEqual([
      { text: "I do.", author_id: other.sub },
      { text: "Who bakes?", author_id: null },
    ]);
  });

  it("keeps a dish that others have eaten, unsigned, and deletes the others with the reviews", async () => {
    const deleted = await activeMember("Hal Deleted");
    const unsigned = await activeMember("Hal Unsigned");
    const eaten = await activeMember("Hal Eaten");
    const other = await newUser(database, "Hal Other");
    await run(
      `insert into chard.dish_marks (dish_id, user_id, kind) select id, '${other.sub}', 'ate' from chard.dishes where author_id = '${eaten.sub}'`,
    );
    await requestDeletion(database, deleted.sub, "delete", NOW);
    await requestDeletion(database, eaten.sub, "delete", NOW);
    await requestDeletion(database, unsigned.sub, "anonymize", NOW);
    await deleteDueAccounts(database, afterDays(7));
    const kept = await run(
      `select name, author_id, eaten_by from chard.dishes where name in ('Rye ${deleted.slug}', 'Rye ${unsigned.slug}', 'Rye ${eaten.slug}') order by name`,
    );
    expect(kept).toEqual([
      { name: `Rye ${eaten.slug}`, author_id: null, eaten_by: 1 },
      { name: `Rye ${unsigned.slug}`, author_id: null, eaten_by: 0 },
    ]);
  });

  it("waits for seven days, in which the member can cancel it", async () => {
    const { sub } = await activeMember("Dan Waiting");
    expect(await requestDeletion(database, sub, "delete", NOW)).toEqual(afterDays(7));
    expect(await deleteDueAccounts(database, afterDays(6.9))).toBe(0);
    expect(await cancelDeletion(database, sub, afterDays(6.9))).toBe(true);
    expect(await deleteDueAccounts(database, afterDays(30))).toBe(0);
    expect(await uuidColumnsWith(sub)).toContain("auth.users");
  });

  it("stays due once its day has come, whatever the member requests then", async () => {
    const { sub } = await activeMember("Dee Due");
    await requestDeletion(database, sub, "delete", NOW);
    expect(await cancelDeletion(database, sub, afterDays(7))).toBe(false);
    expect(await requestDeletion(database, sub, "anonymize", afterDays(8))).toEqual(afterDays(8));
    expect(await deleteDueAccounts(database, afterDays(8))).toBe(1);
    expect(await uuidColumnsWith(sub)).toEqual([]);
  });

  it("has the service delete an account that it keeps, and tries again what failed", async () => {
    const first = await activeMember("Eve First");
    const second = await activeMember("Eve Second");
    await requestDeletion(database, first.sub, "delete", NOW);
    await requestDeletion(database, second.sub, "delete", NOW);
    const asked: string[] = [];
    const failing = async (userId: string) => {
      asked.push(userId);
      if (userId === first.sub) throw new Error("unavailable");
      await run(`delete from auth.users where id = '${userId}'`);
    };
    await expect(
      deleteDueAccounts(database, afterDays(7), { deleteUser: failing }),
    ).rejects.toThrow("could not be deleted");
    expect(asked.toSorted()).toEqual([first.sub, second.sub].toSorted());
    expect(await uuidColumnsWith(second.sub)).toEqual([]);
    expect(await deleteDueAccounts(database, afterDays(8))).toBe(1);
    expect(await uuidColumnsWith(first.sub)).toEqual([]);
  });

  it("says which photos are gone, but not those that others uploaded, too", async () => {
    const { sub, slug } = await activeMember("Gil Photographer");
    const other = await newUser(database, "Gil Other");
    await run(
      `insert into chard.photos (hash, width, height, description, restaurant_id, user_id)
       values ('shared', 480, 1, 'Bread', '1', '${sub}'), ('shared', 480, 1, 'Bread', '1', '${other.sub}')`,
    );
    await requestDeletion(database, sub, "anonymize", NOW);
    const deleteFiles = jest.fn(async () => {});
    await deleteDueAccounts(database, afterDays(7), { deleteFiles });
    expect(deleteFiles.mock.calls).toEqual([[[{ id: `h-${slug}`, width: 1 }]]]);
  });

  it("collects everything that is stored about an account, and nothing of others", async () => {
    const { sub } = await activeMember("Fay Collector");
    const data = await collectAccountData(database, sub);
    for (const table of [
      "confirmations",
      "dish_marks",
      "dishes",
      "event_guests",
      "favorite_shares",
      "favorites",
      "list_places",
      "list_shares",
      "listings",
      "lists",
      "mail_preferences",
      "members",
      "messages",
      "photo_votes",
      "photos",
      "posts",
      "price_votes",
      "reports",
      "review_votes",
      "reviews",
      "suggestions",
      "tip_votes",
      "tips",
      "topics",
    ])
      expect([table, data[table]?.length]).toEqual([table, 1]);
    expect(data.account_deletions).toEqual([]);
    expect(data.favorites).toMatchObject([{ note: "Ask for rye" }]);
  });
});
