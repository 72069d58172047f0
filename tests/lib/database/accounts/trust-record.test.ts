/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import { findTrustRecord, findTrustRecordOf } from "@/lib/database/accounts/trust-record";
import type { Database } from "@/lib/database/database";
import {
  acceptSuggestion,
  refuseSuggestion,
} from "@/lib/database/desk/decisions/decide-corrections";
import { refuseListing } from "@/lib/database/desk/decisions/decide-listings";
import { decidePhoto } from "@/lib/database/desk/decisions/decide-photos";
import { decideReview, upholdReport } from "@/lib/database/desk/decisions/decide-texts";
import { undoDecision } from "@/lib/database/desk/decisions/undo";
import { executeRows } from "@/lib/database/execute-rows";
import { changedTagsReader } from "@/lib/database/maintenance/changed-tags";
import { removeOldRecords } from "@/lib/database/maintenance/retention";
import { seedSamples } from "@/lib/database/samples";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const DAY_MS = 24 * 60 * 60 * 1000;

// P14.971
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let member: Awaited<ReturnType<typeof newUser>>;
  let slug: string;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    member = await newUser(database, "Wren Writes");
    ({ slug } = await ensureMember(database, member));
    return database;
  });
  afterAll(() => database.close());

  const add = async (statement: ReturnType<typeof sql>) =>
    database.asOwner(async (transaction) => {
      const [row] = await executeRows<{ id: string }>(transaction, statement);
      return String(row?.id);
    });
  const correction = () =>
    add(sql`insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence)
      values ('3', ${member.sub}, 'facts', '{"phone": "+1 212 555 0199"}', 'x') returning id`);
  const listing = (status: string) =>
    add(sql`insert into chard.listings (token, user_id, name, address, description, details, status)
      values (gen_random_uuid(), ${member.sub}, 'x', 'x', 'x', '{}', ${status}) returning token as id`);
  const review = (status: string) =>
    add(sql`insert into chard.reviews
        (id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, author_id, status)
      values (gen_random_uuid(), '3', ${slug}, 'x', 5, 'x', 'x', '[]', '2026-01-01', now(), 0, false, ${member.sub}, ${status}) returning id`);
  const photo = (status: string) =>
    add(sql`insert into chard.photos (hash, width, height, description, restaurant_id, user_id, by_visitor, status)
      values (gen_random_uuid(), 1, 1, 'x', '3', ${member.sub}, true, ${status}) returning id`);
  const dish = (status: string) =>
    add(sql`insert into chard.dishes (restaurant_id, author_id, name, status)
      values ('3', ${member.sub}, gen_random_uuid(), ${status}) returning id`);
  const tip = () =>
    add(sql`insert into chard.tips (restaurant_id, author_id, text)
      values ('3', ${member.sub}, 'x') returning id`);
  const report = (subject: string) =>
    add(
      sql`insert into chard.reports (subject, reason, details) values (${subject}, 'spam', '') returning id`,
    );

  const counts = async () => {
    const record = await findTrustRecord(database, member.sub);
    return { accepted: record!.accepted, isRefused: record!.refusedAt !== undefined };
  };

  it("counts nothing that nobody decided on", async () => {
    await correction();
    await listing("review");
    await review("published");
    await photo("waiting");
    await photo("published");
    await dish("published");
    await tip();
    expect(await counts()).toEqual({ accepted: 0, isRefused: false });
    expect(await findTrustRecordOf(database, slug)).toMatchObject({
      accepted: 0,
      since: expect.any(Date),
      isSuspended: false,
      isRegionalEditor: false,
    });
    expect(await findTrustRecordOf(database, "nobody")).toBeUndefined();
  });

  it("counts what the desk accepted", async () => {
    await acceptSuggestion(database, ADA, Number(await correction()), ["phone"]);
    await listing("published");
    await decideReview(database, ADA, await review("waiting"), "published");
    await decidePhoto(database, ADA, await photo("waiting"), "published");
    expect(await counts()).toEqual({ accepted: 4, isRefused: false });
    const other = await newUser(database);
    expect(await findTrustRecord(database, other.sub)).toMatchObject({ accepted: 0 });
  });

  it.each<[string, () => Promise<unknown>]>([
    ["a correction", async () => refuseSuggestion(database, ADA, Number(await correction()), "x")],
    ["a listing", async () => refuseListing(database, ADA, await listing("review"), "x")],
    [
      "a review that waited",
      async () => decideReview(database, ADA, await review("waiting"), "removed", "x"),
    ],
    ["a photo", async () => decidePhoto(database, ADA, await photo("waiting"), "removed", "x")],
    ["a reported review", async () => uphold(`review:${await review("published")}`)],
    ["a reported dish", async () => uphold(`dish:${await dish("published")}`)],
    ["a reported tip", async () => uphold(`tip:${await tip()}`)],
  ])("counts the refusal of %s, at its time", async (_what, refuse) => {
    await refuse();
    expect(await counts()).toEqual({ accepted: 0, isRefused: true });
    const { refusedAt } = (await findTrustRecord(database, member.sub))!;
    expect(Math.abs(refusedAt!.getTime() - Date.now())).toBeLessThan(DAY_MS);
  });
  const uphold = async (subject: string) =>
    upholdReport(database, ADA, Number(await report(subject)), "x");

  it("forgets decisions that are undone, or deleted with their time", async () => {
    const id = await correction();
    await refuseSuggestion(database, ADA, Number(id), "x");
    await undoDecision(database, ADA, `suggestion:${id}`);
    expect(await counts()).toEqual({ accepted: 0, isRefused: false });
    await acceptSuggestion(database, ADA, Number(id), ["phone"]);
    expect(await counts()).toEqual({ accepted: 1, isRefused: false });
    const retention = { messageDays: 365, reportDays: 365, decisionDays: 365 };
    await removeOldRecords(database, retention, new Date(Date.now() + 366 * DAY_MS));
    expect(await counts()).toEqual({ accepted: 0, isRefused: false });
  });

  it("is the server's to count: members read neither the log nor others' corrections, and write no decision", async () => {
    const id = await correction();
    await refuseSuggestion(database, ADA, Number(id), "x");
    const asMember = (statement: ReturnType<typeof sql>) =>
      database.asUser(member, (transaction) => executeRows(transaction, statement));
    const refused = { cause: expect.objectContaining({ code: "42501" }) };
    for (const statement of [
      sql`select from chard.audit_log`,
      sql`insert into chard.audit_log (actor_name, action, subject) values ('x', 'review.publish', 'review:x')`,
      sql`insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence, status)
        values ('3', ${member.sub}, 'facts', '{}', 'x', 'accepted')`,
      sql`update chard.suggestions set status = 'accepted'`,
      sql`delete from chard.suggestions`,
      sql`delete from chard.suspensions`,
    ])
      await expect(asMember(statement)).rejects.toMatchObject(refused);
    const other = await newUser(database);
    const seen = await database.asUser(other, (transaction) =>
      executeRows(transaction, sql`select from chard.suggestions`),
    );
    expect(seen).toEqual([]);
  });

  it("says that the member's page is stale with each decision", async () => {
    const read = changedTagsReader(database);
    const id = await correction();
    await read();
    const isStale = async () => (await read()).includes(`member:${slug}`);
    await tip();
    expect(await isStale()).toBe(false);
    await refuseSuggestion(database, ADA, Number(id), "x");
    expect(await isStale()).toBe(true);
    await add(sql`insert into chard.suspensions (user_id, reason) values (${member.sub}, 'x')`);
    expect(await isStale()).toBe(true);
  });
});
