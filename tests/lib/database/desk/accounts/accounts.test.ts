/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { deleteDueAccounts } from "@/lib/database/accounts/account-deletions";
import type { Database } from "@/lib/database/database";
import {
  changeRole,
  deleteAccountNow,
  endSuspension,
  suspendAccount,
} from "@/lib/database/desk/accounts/account-changes";
import { searchAccounts, viewAccount } from "@/lib/database/desk/accounts/accounts";
import type { Actor, AuditEntry } from "@/lib/database/desk/audit";
import { listAudit } from "@/lib/database/desk/audit";
import { findDeskMember } from "@/lib/database/desk/accounts/roles";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { seedSamples } from "@/lib/database/samples";
import { findSuspension } from "@/lib/database/accounts/suspensions";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const HOUR_MS = 3_600_000;
const ENDS_AT = new Date("2090-01-01T12:00:00Z");
const SPAM = { reason: "Advertising", endsAt: ENDS_AT };
const UNKNOWN_ID = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0000";

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  const run = <Row = Record<string, unknown>>(statement: string) =>
    database.asOwner((transaction) => executeRows<Row>(transaction, sql.raw(statement)));
  const newest = async (): Promise<Partial<AuditEntry> | undefined> =>
    (await listAudit(database, 0, 1)).entries[0];
  const countEntries = async () => (await listAudit(database, 0, 1)).total;

  async function member(name: string) {
    const user = await newUser(database, name);
    return { ...user, ...(await ensureMember(database, user)) };
  }
  async function moderator(name: string): Promise<Actor & { id: string }> {
    const { sub } = await member(name);
    await run(`insert into chard.roles (user_id, role) values ('${sub}', 'moderator')`);
    return { id: sub, name };
  }
  const namesFor = async (text: string) =>
    (await searchAccounts(database, text, 0, 25)).accounts.map(({ name }) => name);

  it("finds accounts by the start of a name, a slug or an address, those that it is first (P14.90)", async () => {
    const quill = await member("Quill");
    const quilla = await member("Quilla 100%");
    expect(await namesFor("quill")).toEqual(["Quill", "Quilla 100%"]);
    expect(await namesFor(" QUILL ")).toEqual(["Quill", "Quilla 100%"]);
    expect(await namesFor(quilla.slug)).toEqual(["Quilla 100%"]);
    expect(await namesFor(quill.email.toUpperCase())).toEqual(["Quill"]);
    expect(await namesFor(quill.email.slice(0, 20))).toEqual(["Quill"]);
    expect(await namesFor("uilla")).toEqual([]);
    expect(await namesFor("quill%")).toEqual([]);
    expect(await namesFor("quilla 100%")).toEqual(["Quilla 100%"]);

    // An account that never wrote has no name.
    const silent = await newUser(database, "Quiet");
    const { accounts } = await searchAccounts(database, silent.email, 0, 25);
    expect(accounts).toEqual([
      {
        id: silent.sub,
        email: silent.email,
        since: expect.any(Date),
        name: null,
        slug: null,
        role: null,
        suspended: false,
      },
    ]);
  });

  it("returns one page and the total", async () => {
    for (let number = 1; number <= 3; number += 1) await member(`Page ${number}`);
    const pages = [0, 2, 4].map((offset) => searchAccounts(database, "page ", offset, 2));
    const found = await Promise.all(pages);
    expect(found.map(({ accounts }) => accounts.length)).toEqual([2, 1, 0]);
    expect(found.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect((await searchAccounts(database, "", 0, 1)).total).toBeGreaterThan(3);
  });

  it("finds members by their public names where the accounts' table cannot be read", async () => {
    const rook = await member("Rook");
    const blind: Database = {
      ...database,
      asOwner: (work) =>
        database.asOwner(async (transaction) => {
          await transaction.execute(sql.raw("set local role authenticated"));
          return work(transaction);
        }),
    };
    const { accounts, total } = await searchAccounts(blind, "rook", 0, 25);
    expect(total).toBe(1);
    expect(accounts[0]).toMatchObject({ id: rook.sub, name: "Rook", email: null });
    expect((await searchAccounts(blind, rook.email, 0, 25)).total).toBe(0);
  });

  it("shows what an account wrote and sent, and what was removed of it (P14.91)", async () => {
    const ada = await moderator("Ada");
    const { sub, email } = await member("Wren");
    await run(`insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status) values
      ('wren-1', '1', '${sub}', 'wren', 'Wren', 5, 'Bread', 'x', '[]', '2026-11-01', '2026-11-01', 0, false, 'published'),
      ('wren-2', '2', '${sub}', 'wren', 'Wren', 5, 'Soup', 'x', '[]', '2026-11-01', '2026-11-02', 0, false, 'removed')`);
    await run(
      `insert into chard.topics (id, author_id, title) values ('wren-topic', '${sub}', 'Rye')`,
    );
    const texts = Array.from(
      { length: 7 },
      (_, index) =>
        `('wren-topic', '${sub}', 'Post ${index} ${"long ".repeat(40)}', 'published', '2026-11-0${index + 1}')`,
    );
    await run(
      `insert into chard.posts (topic_id, author_id, text, status, created_at) values ${texts.join(", ")}`,
    );
    await run(
      `insert into chard.photos (hash, width, height, description, restaurant_id, user_id) values ('aa', 8, 6, 'A bowl', '1', '${sub}')`,
    );
    await run(
      `insert into chard.listings (token, user_id, name, address, description, details) values ('wren-token', '${sub}', 'Nest', 'B', 'C', '{}')`,
    );
    await run(
      `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('1', '${sub}', 'closed', '{}', 'Seen')`,
    );
    await run(
      `insert into chard.claims (restaurant_id, user_id, evidence) values ('1', '${sub}', 'My kitchen')`,
    );
    await run(
      `insert into chard.review_replies (review_id, author_id, text, status) values ('wren-1', '${sub}', 'Thank you', 'removed')`,
    );
    await run(
      `insert into chard.audit_log (actor_name, action, subject, reason, after) values ('Ada', 'report.uphold', 'report:1', 'Insulting', '{"subject": "reply:wren-1"}')`,
    );
    await run(
      `insert into chard.messages (user_id, name, email, message) values ('${sub}', 'Wren', '${email}', 'Hello')`,
    );
    await run(
      `insert into chard.reports (user_id, subject, reason, details) values ('${sub}', 'review:x', 'Advertising or spam', '')`,
    );
    await run(
      `insert into chard.audit_log (actor_name, action, subject, reason) values ('Ada', 'review.remove', 'review:wren-2', 'Not a visit')`,
    );
    const account = await viewAccount(database, ada, sub, new Date());
    expect(account).toMatchObject({ id: sub, name: "Wren", email, role: null, suspensions: [] });
    const numbers = account!.activity.map(({ kind, total }) => [kind, total]);
    expect(Object.fromEntries(numbers)).toEqual({
      reviews: 2,
      photos: 1,
      dishes: 0,
      events: 0,
      tips: 0,
      listings: 1,
      corrections: 1,
      claims: 1,
      replies: 1,
      topics: 1,
      posts: 7,
      messages: 1,
      reports: 1,
    });
    const of = (kind: string) => account!.activity.find((part) => part.kind === kind)!.newest;
    expect(of("posts").map(({ title }) => title.slice(0, 6))).toEqual([
      "Post 6",
      "Post 5",
      "Post 4",
      "Post 3",
      "Post 2",
    ]);
    expect(of("posts")[0]).toMatchObject({ parent: "wren-topic", status: "published" });
    expect(of("posts")[0]!.title).toHaveLength(80);
    expect(of("posts")[0]!.at).toEqual(new Date("2026-11-07T00:00:00Z"));
    expect(of("reviews")[0]).toMatchObject({ id: "wren-2", parent: "2", status: "removed" });
    expect(of("reviews")[0]!.title).toMatch(/^Soup, .+/);
    expect(of("replies")[0]).toMatchObject({ id: "wren-1", parent: "1", title: "Thank you" });
    expect(account!.removed).toEqual([
      expect.objectContaining({
        kind: "replies",
        id: "wren-1",
        removal: { reason: "Insulting", at: expect.any(Date) },
      }),
      expect.objectContaining({
        kind: "reviews",
        id: "wren-2",
        removal: { reason: "Not a visit", at: expect.any(Date) },
      }),
    ]);
    expect(JSON.stringify(account)).not.toMatch(/password|token_hash|identity/);
  });

  it("notes who looked at an account, once an hour for each (P14.91)", async () => {
    const [ada, ben] = [await moderator("Ada"), await moderator("Ben")];
    const { sub } = await member("Lark");
    const views = async () =>
      (
        await run<{ name: string }>(
          `select actor_name as name from chard.audit_log where subject = 'account:${sub}' and action = 'account.view' order by id`,
        )
      ).map(({ name }) => name);
    const now = Date.now();
    await Promise.all([1, 2].map(() => viewAccount(database, ada, sub, new Date(now))));
    expect(await views()).toEqual(["Ada"]);
    await viewAccount(database, ben, sub, new Date(now));
    await viewAccount(database, ada, sub, new Date(now + HOUR_MS / 2));
    expect(await views()).toEqual(["Ada", "Ben"]);
    await viewAccount(database, ada, sub, new Date(now + 2 * HOUR_MS));
    expect(await views()).toEqual(["Ada", "Ben", "Ada"]);

    const before = await countEntries();
    expect(await viewAccount(database, ada, UNKNOWN_ID, new Date())).toBeUndefined();
    expect(await countEntries()).toBe(before);
  });

  it("suspends and ends it, each with its entry (P14.92)", async () => {
    const ada = await moderator("Ada");
    const user = await member("Jay");
    expect(await suspendAccount(database, ada, user.sub, SPAM)).toBeUndefined();
    expect(await findSuspension(database, user)).toEqual(SPAM);
    expect(await newest()).toMatchObject({
      actor: ada.id,
      actorName: "Ada",
      action: "account.suspend",
      subject: `account:${user.sub}`,
      before: { suspended: false },
      after: { suspended: true, endsAt: ENDS_AT.toISOString() },
      reason: "Advertising",
    });
    expect((await searchAccounts(database, "jay", 0, 25)).accounts[0]?.suspended).toBe(true);
    const count = await countEntries();
    expect(await suspendAccount(database, ada, user.sub, SPAM)).toBe("suspended");
    expect(await changeRole(database, ada, user.sub, "editor")).toBe("suspended");
    expect(await countEntries()).toBe(count);

    expect(await endSuspension(database, ada, user.sub)).toBeUndefined();
    expect(await findSuspension(database, user)).toBeUndefined();
    expect(await newest()).toMatchObject({ action: "account.unsuspend", actorName: "Ada" });
    expect(await endSuspension(database, ada, user.sub)).toBe("not-suspended");
    const forGood = { reason: "Again", endsAt: undefined };
    expect(await suspendAccount(database, ada, user.sub, forGood)).toBeUndefined();
    expect(await findSuspension(database, user)).toEqual(forGood);
    const account = await viewAccount(database, ada, user.sub, new Date());
    expect(account?.suspension).toEqual(forGood);
    expect(account?.suspensions.map(({ reason }) => reason)).toEqual(["Again", "Advertising"]);
  });

  it("gives and takes roles (P14.93)", async () => {
    const ada = await moderator("Ada");
    const { sub } = await member("Finch");
    expect(await changeRole(database, ada, sub, "editor")).toBeUndefined();
    expect(await findDeskMember(database, sub)).toEqual({ role: "editor" });
    expect(await newest()).toMatchObject({
      action: "role.set",
      subject: `account:${sub}`,
      before: { role: "none" },
      after: { role: "editor" },
    });
    expect(await changeRole(database, ada, sub, "editor")).toBe("same-role");
    expect(await suspendAccount(database, ada, sub, SPAM)).toBe("has-role");
    expect(await deleteAccountNow(database, ada, sub, { reviews: "delete", reason: "Spam" })).toBe(
      "has-role",
    );
    expect(await changeRole(database, ada, sub, "none")).toBeUndefined();
    expect(await findDeskMember(database, sub)).toBeUndefined();
  });

  it("does not change the moderator's own account, and a former moderator changes nothing", async () => {
    const [ada, ben] = [await moderator("Ada"), await moderator("Ben")];
    const { sub } = await member("Crow");
    const count = await countEntries();
    expect(await changeRole(database, ada, ada.id, "none")).toBe("own");
    expect(await suspendAccount(database, ada, ada.id, SPAM)).toBe("own");
    const deletion = { reviews: "delete", reason: "Spam" } as const;
    expect(await deleteAccountNow(database, ada, ada.id, deletion)).toBe("own");
    expect(await changeRole(database, ada, UNKNOWN_ID, "editor")).toBe("gone");
    expect(await countEntries()).toBe(count);

    // Each takes the other's role: one comes first, and the other is refused.
    const both = await Promise.all([
      changeRole(database, ada, ben.id, "none"),
      changeRole(database, ben, ada.id, "none"),
    ]);
    expect(both.toSorted()).toEqual(["not-allowed", undefined]);
    const left = await Promise.all([ada, ben].map(({ id }) => findDeskMember(database, id)));
    expect(left.filter((member) => member?.role === "moderator")).toHaveLength(1);
    const loser = left[0]?.role === "moderator" ? ben : ada;
    expect(await suspendAccount(database, loser, sub, SPAM)).toBe("not-allowed");
  });

  it.each(["delete", "anonymize"] as const)(
    "has an account deleted at once: %s (P14.94)",
    async (reviews) => {
      const ada = await moderator("Ada");
      const { sub, slug } = await member("Swift");
      await run(`insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample)
        values ('${slug}', '1', '${sub}', '${slug}', 'Swift', 5, 'Bread', 'x', '[]', '2026-11-01', now(), 0, false)`);
      const reason = "Only advertising";
      expect(await deleteAccountNow(database, ada, sub, { reviews, reason })).toBeUndefined();
      expect(await newest()).toMatchObject({
        action: "account.delete",
        subject: `account:${sub}`,
        after: { texts: reviews },
        reason,
      });
      expect(await deleteDueAccounts(database, new Date())).toBe(1);
      expect(await viewAccount(database, ada, sub, new Date())).toBeUndefined();
      expect(await run(`select user_name from chard.reviews where id = '${slug}'`)).toEqual(
        reviews === "delete" ? [] : [{ user_name: "A former member" }],
      );
    },
  );
});
