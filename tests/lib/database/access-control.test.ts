/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { seedSamples } from "@/lib/database/samples";
import { ACCESS_RULES, FIXED_COLUMNS } from "@/tests/lib/database/support/access-rules";
import { firstOfMonth } from "@/tests/lib/database/support/first-of-month";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const TABLES = Object.keys(ACCESS_RULES);
const OWNED = Object.entries(ACCESS_RULES).flatMap(([table, { owner }]) => (owner ? [table] : []));

/** Drizzle wraps what the driver throws. */
const refusal = { cause: expect.objectContaining({ code: "42501" }) };

const HOUR_MS = 60 * 60_000;

const OUTSIDER = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0001";

/** Of a restaurant that no member owns. */
const DISH = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0002";

/** Of nobody who is still a member. */
const TIP = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0003";

/** A visitor's, of the same. */
const PHOTO = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0004";

type Run = (statement: string) => Promise<Record<string, unknown>[]>;

/** One row of each table that belongs to a member, as columns and values of an INSERT. */
const rowsOf = (user: string): Record<string, Record<string, string>> => ({
  members: { user_id: user, slug: randomUUID(), name: "x" },
  reviews: {
    id: randomUUID(),
    restaurant_id: "3",
    user_id: "x",
    user_name: "x",
    rating: "5",
    title: "x",
    content: "x",
    images: "[]",
    visit_date: "2026-01-01",
    created_at: "2026-01-01",
    helpful: "0",
    sample: "false",
    author_id: user,
  },
  review_votes: { review_id: "review-1", user_id: user },
  photos: {
    hash: "x",
    width: "1",
    height: "1",
    description: "x",
    restaurant_id: "3",
    user_id: user,
  },
  photo_votes: { photo_id: PHOTO, user_id: user },
  dishes: { restaurant_id: "3", author_id: user, name: "x" },
  dish_marks: { dish_id: DISH, user_id: user, kind: "ate" },
  tips: { restaurant_id: "3", author_id: user, text: "x" },
  tip_votes: { tip_id: TIP, user_id: user },
  price_votes: { restaurant_id: "3", user_id: user, level: "2" },
  favorites: { user_id: user, restaurant_id: "3" },
  favorite_shares: { user_id: user, token: randomUUID().replaceAll("-", "") },
  // The account's id names its list.
  lists: { id: user, user_id: user, name: "x" },
  list_places: { list_id: user, user_id: user, restaurant_id: "3", position: "1" },
  list_shares: { list_id: user, user_id: user, token: randomUUID().replaceAll("-", "") },
  confirmations: { user_id: user, restaurant_id: "3", month: firstOfMonth() },
  event_guests: { event_id: "x", user_id: user },
  topics: { id: randomUUID(), author_id: user, title: "x" },
  posts: { topic_id: "x", author_id: user, text: "x" },
  events: {
    id: randomUUID(),
    author_id: user,
    title: "x",
    text: "x",
    local_start: "2040-06-12T18:30",
    local_end: "2040-06-12T22:30",
    time_zone: "UTC",
    starts_at: "2040-06-12T18:30Z",
    ends_at: "2040-06-12T22:30Z",
    address: "x",
    city: "x",
    country: "x",
    status: "published",
  },
  listings: {
    token: randomUUID(),
    user_id: user,
    name: "x",
    address: "x",
    description: "x",
    details: "{}",
  },
  suggestions: { restaurant_id: "3", user_id: user, kind: "closed", facts: "{}", evidence: "x" },
  account_deletions: { user_id: user, reviews: "delete", due_at: "2027-01-01" },
  account_languages: { user_id: user, language: "de" },
  mail_preferences: { user_id: user },
  roles: { user_id: user, role: "editor" },
  claims: { restaurant_id: "4", user_id: user, evidence: "x", status: "accepted" },
  questions: { token: randomUUID(), subject: "claim:x", user_id: user, question: "x" },
  suspensions: { user_id: user, reason: "x", lifted_at: "2026-01-01" },
  review_replies: { review_id: "review-1", author_id: user, text: "x" },
});

/** What belongs to a list can only be added where there is one. */
const OF_LISTS = ["list_places", "list_shares"];

/** What the server publishes is added as something that waits. */
const WAITING = ["reviews", "topics", "posts"];
const added = (table: string) => (WAITING.includes(table) ? { status: "waiting" } : {});

function insert(table: string, row: Record<string, string>) {
  const values = Object.values(row).map((value) => `'${value}'`);
  return `insert into chard.${table} (${Object.keys(row).join()}) values (${values.join()})`;
}

/** Runs `work` in a transaction that is rolled back, and returns its result. */
class Undo extends Error {}
async function undone<T>(
  as: (work: (transaction: Transaction) => Promise<unknown>) => Promise<unknown>,
  work: (run: Run) => Promise<T>,
) {
  let result: T | undefined;
  await as(async (transaction) => {
    result = await work((statement) => executeRows(transaction, sql.raw(statement)));
    throw new Undo();
  }).catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return result as T;
}

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let member: VerifiedClaims;
  let other: VerifiedClaims;
  /** Samples, each of which has no reply yet. */
  let reviewIds: string[];

  const asOwner = (statement: string) =>
    database.asOwner((transaction) => executeRows(transaction, sql.raw(statement)));
  const asAnonymous = <T>(work: (run: Run) => Promise<T>) =>
    undone((inner) => database.asAnonymous(inner), work);
  const asMember = <T>(user: VerifiedClaims, work: (run: Run) => Promise<T>) =>
    undone((inner) => database.asUser(user, inner), work);

  /** The rows of a member, with a vote for a review that there is. */
  const ownRow = (table: string, user: VerifiedClaims) => ({
    ...rowsOf(user.sub)[table]!,
    ...(table === "review_votes" && { review_id: reviewIds[0]! }),
    ...(table === "review_replies" && {
      review_id: reviewIds[user === member ? 0 : user === other ? 1 : 2]!,
    }),
  });

  async function newMember() {
    const user = await newUser(database);
    await ensureMember(database, user);
    return user;
  }

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    const users = [await newMember(), await newMember()] as const;
    [member, other] = users;
    const samples = await asOwner(
      "update chard.reviews set restaurant_id = '4' where id in (select id from chard.reviews where sample order by id limit 3) returning id",
    );
    reviewIds = samples.map((review) => String((review as { id: string }).id));
    await asOwner(insert("dishes", { id: DISH, restaurant_id: "3", name: "Soup" }));
    await asOwner(insert("tips", { id: TIP, restaurant_id: "3", text: "Bread" }));
    const { user_id: ofNobody, ...photo } = rowsOf(OUTSIDER).photos!;
    await asOwner(insert("photos", { ...photo, id: PHOTO, by_visitor: "true" }));
    for (const user of users)
      for (const table of OWNED)
        if (table !== "members") await asOwner(insert(table, ownRow(table, user)));
  });
  afterAll(() => database.close());

  it("says of every table what may be done with it", async () => {
    const rows = await asOwner(
      "select relname from pg_class where relnamespace = 'chard'::regnamespace and relkind in ('r', 'v')",
    );
    expect(rows.map((row) => (row as { relname: string }).relname).sort()).toEqual(TABLES.sort());
  });

  it("has Row Level Security on every table of the schema", async () => {
    expect(
      await asOwner(
        "select relname from pg_class where relnamespace = 'chard'::regnamespace and relkind = 'r' and not relrowsecurity",
      ),
    ).toEqual([]);
  });

  describe("a signed-out visitor", () => {
    it.each(TABLES)("reads %s as the rules say", async (table) => {
      const read = asAnonymous((run) => run(`select * from chard.${table}`));
      if (ACCESS_RULES[table]!.anonymous === "-") await expect(read).rejects.toMatchObject(refusal);
      else await expect(read).resolves.toBeDefined();
    });

    it.each(TABLES)("writes nothing into %s", async (table) => {
      const { column } = ACCESS_RULES[table]!;
      for (const statement of [
        `insert into chard.${table} default values`,
        `update chard.${table} set ${column} = ${column}`,
        `delete from chard.${table}`,
        `truncate chard.${table}`,
      ])
        await expect(asAnonymous((run) => run(statement))).rejects.toMatchObject(refusal);
    });
  });

  describe("a member", () => {
    it.each(TABLES)("reads %s as the rules say", async (table) => {
      const { member: rights, owner } = ACCESS_RULES[table]!;
      const read = (user: VerifiedClaims) =>
        asMember(user, (run) => run(`select * from chard.${table}`));
      if (rights[0] === "-") return expect(read(member)).rejects.toMatchObject(refusal);
      const owners = (await read(member)).map((row) => row[owner ?? ""]);
      if (rights[0] === "own") expect(new Set(owners)).toEqual(new Set([member.sub]));
      else if (owner) expect(owners).toEqual(expect.arrayContaining([member.sub, other.sub]));
    });

    it.each(TABLES)(
      "adds rows to %s as the rules say, and never in another's name",
      async (table) => {
        const right = ACCESS_RULES[table]!.member[1];
        const fresh = await newMember();
        if (right === "-") {
          const statement = OWNED.includes(table)
            ? insert(table, ownRow(table, fresh))
            : `insert into chard.${table} default values`;
          return expect(asMember(fresh, (run) => run(statement))).rejects.toMatchObject(refusal);
        }
        if (table === "review_replies") await asOwner(insert("claims", ownRow("claims", fresh)));
        if (OF_LISTS.includes(table)) await asOwner(insert("lists", ownRow("lists", fresh)));
        const add = (user: VerifiedClaims) =>
          asMember(fresh, (run) => run(insert(table, { ...ownRow(table, user), ...added(table) })));
        await expect(add(other)).rejects.toMatchObject(refusal);
        await expect(add(fresh)).resolves.toEqual([]);
      },
    );

    it.each(TABLES)("changes and deletes rows of %s as the rules say", async (table) => {
      const { member: rights, column, owner } = ACCESS_RULES[table]!;
      const attempts = [
        [rights[2], `update chard.${table} set ${column} = ${column} returning *`],
        [rights[3], `delete from chard.${table} returning *`],
      ] as const;
      for (const [right, statement] of attempts) {
        const attempt = asMember(member, (run) => run(statement));
        if (right === "-") await expect(attempt).rejects.toMatchObject(refusal);
        else {
          const owners = (await attempt).map((row) => row[owner ?? ""]);
          expect(new Set(owners)).toEqual(new Set([member.sub]));
        }
      }
      await expect(asMember(member, (run) => run(`truncate chard.${table}`))).rejects.toMatchObject(
        refusal,
      );
    });

    it.each(["reviews", "photos", "dishes", "tips", "review_replies"])(
      "deletes nothing of %s that a moderator has removed",
      async (table) => {
        const owner = ACCESS_RULES[table]!.owner!;
        const setStatus = (status: string) =>
          asOwner(
            `update chard.${table} set status = '${status}' where ${owner} = '${member.sub}'`,
          );
        const remove = () =>
          asMember(member, (run) => run(`delete from chard.${table} returning status`));
        await setStatus("removed");
        await expect(remove()).resolves.toEqual([]);
        await setStatus("published");
        await expect(remove()).resolves.toEqual([{ status: "published" }]);
      },
    );

    it.each(
      Object.entries(FIXED_COLUMNS).flatMap(([table, columns]) =>
        columns.map((column) => [table, column] as const),
      ),
    )("cannot set %s.%s", async (table, column) => {
      await expect(
        asMember(member, (run) => run(`update chard.${table} set ${column} = ${column}`)),
      ).rejects.toMatchObject(refusal);
    });

    it.each([
      ["reviews", "previous", '{"rating": 5, "title": "x", "content": "x"}'],
      ["reviews", "replaced", '{"rating": 5, "title": "x", "content": "x"}'],
      ["posts", "previous", "x"],
      ["posts", "replaced", "x"],
    ])(
      "adds nothing to %s that says what it was before an edit: %s",
      async (table, column, text) => {
        const fresh = await newMember();
        const add = (more: Record<string, string>) =>
          asMember(fresh, (run) =>
            run(insert(table, { ...ownRow(table, fresh), status: "waiting", ...more })),
          );
        await expect(add({ [column]: text })).rejects.toMatchObject(refusal);
        await expect(add({})).resolves.toEqual([]);
      },
    );

    it.each([
      ...WAITING.map((table) => [table, "waiting"] as const),
      ["review_replies", "published"] as const,
      ["dishes", "published"] as const,
      ["tips", "published"] as const,
    ])("adds nothing to %s that is not %s", async (table, allowed) => {
      const fresh = await newMember();
      await asOwner(insert("claims", ownRow("claims", fresh)));
      const add = (more: Record<string, string>) =>
        asMember(fresh, (run) => run(insert(table, { ...ownRow(table, fresh), ...more })));
      for (const status of ["published", "waiting", "removed", "x"])
        if (status === allowed) await expect(add({ status })).resolves.toEqual([]);
        else await expect(add({ status })).rejects.toMatchObject(refusal);
    });

    it.each([
      ["reviews", "title", { rating: 5, title: "x", content: "x" }],
      ["posts", "text", "x"],
    ])("takes %s off the page by changing %s", async (table, column, previous) => {
      const changed = asMember(member, (run) =>
        run(`update chard.${table} set ${column} = 'changed' returning status, previous`),
      );
      await expect(changed).resolves.toEqual([{ status: "waiting", previous }]);
    });

    /** Adds a row of a new member's own, who owns the restaurant of the samples, and returns it. */
    async function addOwn(table: string, more: Record<string, string>) {
      const fresh = await newMember();
      await asOwner(insert("claims", ownRow("claims", fresh)));
      if (OF_LISTS.includes(table)) await asOwner(insert("lists", ownRow("lists", fresh)));
      const row = { ...ownRow(table, fresh), ...added(table), ...more };
      return asMember(fresh, (run) => run(`${insert(table, row)} returning *`));
    }

    it.each([
      ["reviews", "created_at", "2020-01-01"],
      ["reviews", "created_at", "2999-01-01"],
      ["reviews", "id", "2b0f8f3e-0000-4000-8000-000000000000"],
      ["review_replies", "created_at", "2999-01-01"],
      ["topics", "created_at", "2999-01-01"],
      ["posts", "created_at", "2999-01-01"],
      ["posts", "id", "2b0f8f3e-0000-4000-8000-000000000000"],
      ["confirmations", "created_at", "2020-01-01"],
      ["dishes", "created_at", "2020-01-01"],
      ["dishes", "id", "2b0f8f3e-0000-4000-8000-000000000000"],
      ["dish_marks", "created_at", "2999-01-01"],
      ["tips", "created_at", "2999-01-01"],
      ["tips", "id", "2b0f8f3e-0000-4000-8000-000000000000"],
      ["price_votes", "created_at", "2020-01-01"],
      ["favorites", "created_at", "2999-01-01"],
      ["favorite_shares", "created_at", "2020-01-01"],
      ["lists", "created_at", "2999-01-01"],
      ["lists", "id", "2b0f8f3e-0000-4000-8000-000000000000"],
      ["list_places", "created_at", "2999-01-01"],
      ["list_shares", "created_at", "2020-01-01"],
    ])("does not choose %s.%s of what it adds (%s)", async (table, column, value) => {
      const [row] = await addOwn(table, { [column]: value });
      const stored = row![column];
      if (column === "id") expect(stored).not.toBe(value);
      else expect(Math.abs(Date.now() - Number(new Date(String(stored))))).toBeLessThan(HOUR_MS);
    });

    it.each([
      ["reviews", { images: '[{"src": "https://elsewhere.example/a.png"}]' }],
      ["reviews", { user_avatar: "https://elsewhere.example/a.png" }],
      ["reviews", { edited_at: "2026-01-01" }],
      ["reviews", { helpful: "5" }],
      ["reviews", { verified: "true" }],
      ["reviews", { sample: "true" }],
      ["dishes", { by_owner: "true" }],
      ["dishes", { retired_at: "2026-01-01" }],
      ["dishes", { eaten_by: "5" }],
      ["dishes", { eaten_at: "2026-01-01" }],
      ["dishes", { gone_by: "1" }],
      ["tips", { helpful: "5" }],
      ["price_votes", { level: "5" }],
      ["price_votes", { restaurant_id: "4" }],
      ["dish_marks", { kind: "liked" }],
      ["dish_marks", { dish_id: "2b0f8f3e-0000-4000-8000-000000000000" }],
      ["review_replies", { edited_at: "2026-01-01" }],
      ["topics", { id: "../../desk" }],
      ["topics", { id: "x".repeat(81) }],
      ["posts", { quote: "question\nSomething that nobody said" }],
      ["posts", { edited_at: "2026-01-01" }],
      ["favorite_shares", { token: "ada" }],
      ["list_shares", { token: "ada" }],
      ["confirmations", { month: "2020-01-01" }],
      ["confirmations", { month: "2999-01-01" }],
    ])("adds nothing to %s with %j", async (table, more) => {
      await expect(addOwn(table, more)).rejects.toMatchObject(refusal);
      await expect(addOwn(table, {})).resolves.toHaveLength(1);
    });

    it("without a public name writes no review under another's", async () => {
      const fresh = await newUser(database);
      const row = { ...ownRow("reviews", fresh), ...added("reviews") };
      await expect(asMember(fresh, (run) => run(insert("reviews", row)))).rejects.toMatchObject(
        refusal,
      );
    });

    it.each([
      ["reviews", "title"],
      ["review_replies", "text"],
      ["posts", "text"],
    ])("has its changes of %s dated", async (table, column) => {
      const [row] = await asMember(member, (run) =>
        run(`update chard.${table} set ${column} = 'changed' returning edited_at`),
      );
      const editedAt = Number(new Date(String(row!.edited_at)));
      expect(Math.abs(Date.now() - editedAt)).toBeLessThan(HOUR_MS);
    });

    it("counts a review no longer once its author has changed it, until it is published", async () => {
      const count = "select review_count from chard.restaurants where id = '3'";
      const [before] = await asMember(member, (run) => run(count));
      const [after] = await asMember(member, async (run) => {
        await run("update chard.reviews set title = 'changed'");
        return run(count);
      });
      expect(after!.review_count).toBe(Number(before!.review_count) - 1);
    });

    it("leaves what waits, or was removed, as it is by changing it", async () => {
      await asOwner("update chard.posts set status = 'waiting', previous = 'before'");
      const change = () =>
        asMember(member, (run) =>
          run("update chard.posts set text = 'y' returning status, previous"),
        );
      await expect(change()).resolves.toEqual([{ status: "waiting", previous: "before" }]);
      await asOwner("update chard.posts set status = 'removed', previous = null");
      await expect(change()).resolves.toEqual([]);
      await asOwner("update chard.posts set status = 'published'");
    });

    it.each(["posts", "events"])("sees %s that wait only where they are its own", async (table) => {
      await asOwner(`update chard.${table} set status = 'waiting'`);
      const authors = async (user: VerifiedClaims) =>
        (await asMember(user, (run) => run(`select author_id from chard.${table}`))).map(
          (row) => row.author_id,
        );
      expect(await authors(member)).toEqual([member.sub]);
      expect(await asAnonymous((run) => run(`select * from chard.${table}`))).toEqual([]);
      await asOwner(`update chard.${table} set status = 'published'`);
    });

    it("accepts replies to reviews of a restaurant only from its confirmed owner", async () => {
      const fresh = await newUser(database);
      const reply = () =>
        asMember(fresh, (run) => run(insert("review_replies", ownRow("review_replies", fresh))));
      await expect(reply()).rejects.toMatchObject(refusal);
      await asOwner(insert("claims", { ...ownRow("claims", fresh), status: "open" }));
      await expect(reply()).rejects.toMatchObject(refusal);
    });

    it("owns the place of a dish that it marks as the owner's, and marks none of its own as eaten", async () => {
      const fresh = await newMember();
      const dish = { ...ownRow("dishes", fresh), restaurant_id: "4", by_owner: "true" };
      const add = () => asMember(fresh, (run) => run(insert("dishes", dish)));
      await expect(add()).rejects.toMatchObject(refusal);
      await asOwner(insert("claims", ownRow("claims", fresh)));
      await expect(add()).resolves.toEqual([]);
      const own = randomUUID();
      await asOwner(insert("dishes", { id: own, restaurant_id: "4", name: "Bread" }));
      const mark = { ...ownRow("dish_marks", fresh), dish_id: own };
      await expect(asMember(fresh, (run) => run(insert("dish_marks", mark)))).rejects.toMatchObject(
        refusal,
      );
    });

    it("who is suspended reads, and neither adds nor changes what others see", async () => {
      const posts = async () =>
        (await asMember(member, (run) => run("update chard.posts set text = 'y' returning *")))
          .length;
      const add = () =>
        asMember(member, (run) =>
          run(insert("posts", { ...ownRow("posts", member), ...added("posts") })),
        );
      const suspend = (ends: string) =>
        asOwner(insert("suspensions", { user_id: member.sub, reason: "Spam", ends_at: ends }));
      await suspend("2026-01-01");
      expect(await posts()).toBe(1);
      await suspend("infinity");
      expect(await posts()).toBe(0);
      await expect(add()).rejects.toMatchObject(refusal);
      expect(
        await asMember(member, (run) =>
          run("select * from chard.suspensions where reason = 'Spam'"),
        ),
      ).toHaveLength(2);
      await asOwner("update chard.suspensions set lifted_at = now()");
      await expect(add()).resolves.toEqual([]);
    });

    /** What a suspended member still adds: it has no words that others see. */
    const OPEN_TO_SUSPENDED = [
      "account_languages",
      "favorites",
      "favorite_shares",
      "lists",
      "list_places",
      "mail_preferences",
    ];

    it.each(
      Object.entries(ACCESS_RULES).flatMap(([table, { member: rights }]) =>
        rights[1] === "-" || OPEN_TO_SUSPENDED.includes(table) ? [] : [table],
      ),
    )("who is suspended adds nothing to %s", async (table) => {
      const fresh = await newMember();
      if (table === "review_replies") await asOwner(insert("claims", ownRow("claims", fresh)));
      if (OF_LISTS.includes(table)) await asOwner(insert("lists", ownRow("lists", fresh)));
      const row = insert(table, { ...ownRow(table, fresh), ...added(table) });
      const add = () => asMember(fresh, (run) => run(row));
      await expect(add()).resolves.toEqual([]);
      await asOwner(insert("suspensions", { user_id: fresh.sub, reason: "x" }));
      await expect(add()).rejects.toMatchObject(refusal);
    });

    it("who is suspended makes lists and deletes them, and renames none", async () => {
      const fresh = await newMember();
      await asOwner(insert("lists", ownRow("lists", fresh)));
      const rename = () =>
        asMember(fresh, (run) => run("update chard.lists set name = 'y' returning name"));
      expect(await rename()).toHaveLength(1);
      await asOwner(insert("suspensions", { user_id: fresh.sub, reason: "x" }));
      expect(await rename()).toEqual([]);
      const made = { user_id: fresh.sub, name: "x" };
      await expect(asMember(fresh, (run) => run(insert("lists", made)))).resolves.toEqual([]);
      const deleted = asMember(fresh, (run) => run("delete from chard.lists returning name"));
      await expect(deleted).resolves.toHaveLength(1);
    });

    it("cannot create a table or a function in the schema", async () => {
      await expect(
        asMember(member, (run) => run("create table chard.mine (id int)")),
      ).rejects.toMatchObject(refusal);
    });
  });

  it("knows the member inside the transaction, and none after it", async () => {
    const claims = { sub: OUTSIDER };
    const read = async (transaction: Transaction) => {
      const rows = await executeRows<{ id: string | null; role: string }>(
        transaction,
        sql`select auth.uid() as id, current_user::text as role`,
      );
      return rows[0];
    };
    expect(await database.asUser(claims, read)).toEqual({ id: OUTSIDER, role: "authenticated" });
    expect(await database.asAnonymous(read)).toEqual({ id: null, role: "anon" });
    expect(await database.asOwner(read)).toEqual({
      id: null,
      role: expect.not.stringMatching(/^(anon|authenticated)$/),
    });
  });
});
