/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import {
  acceptSuggestion,
  refuseSuggestion,
} from "@/lib/database/desk/decisions/decide-corrections";
import { approveListing, refuseListing } from "@/lib/database/desk/decisions/decide-listings";
import {
  decideMessage,
  decideReview,
  dismissReport,
  upholdReport,
} from "@/lib/database/desk/decisions/decide-texts";
import { mergeListing } from "@/lib/database/desk/decisions/merge-listing";
import { findItem } from "@/lib/database/desk/queues/items";
import { openItem } from "@/lib/database/desk/queues/locks";
import { undoDecision } from "@/lib/database/desk/decisions/undo";
import { countMatching, countQueues, listWaiting } from "@/lib/database/desk/queues/queues";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { saveReview } from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { STATES, type QueueFilter, type WaitState } from "@/lib/desk/queue-filter";
import { QUEUES, wordsOf } from "@/lib/desk/queues";
import { newRestaurant } from "@/lib/import/write/new-restaurant";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const BEN = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000b", name: "Ben" };
const BERLIN = { lat: 52.52, lng: 13.405 };
const REVIEW = {
  rating: 2 as const,
  title: "Cold soup",
  content: "The soup was cold and the rice was not, twice in a row, sadly.",
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
  const newest = async () => (await listAudit(database, 0, 1)).entries[0];

  const addListing = (token: string, name = "Kopps") =>
    run(
      `insert into chard.listings (token, name, address, description, details)
       values ('${token}', '${name}', 'Linienstraße 94', 'Plants, mostly.', '{"phone": "+49 30 43209775"}')`,
    );
  const kopps = () =>
    newRestaurant({ name: "Kopps", address: "Linienstraße 94" }, BERLIN, new Date());
  async function addSuggestion(kind: string, facts: object, restaurantId = "1") {
    const [row] = await run(
      `insert into chard.suggestions (restaurant_id, kind, facts, evidence)
       values ('${restaurantId}', '${kind}', '${JSON.stringify(facts)}', 'I was there.') returning id`,
    );
    return Number(row!.id);
  }
  async function addReport(subject: string) {
    const [row] = await run(
      `insert into chard.reports (subject, reason, details) values ('${subject}', 'Insulting', '') returning id`,
    );
    return Number(row!.id);
  }
  async function addReview(restaurantId: string, status: "published" | "waiting") {
    const user = await newUser(database);
    await ensureMember(database, user);
    return (await saveReview(database, user, { ...REVIEW, restaurantId }, status))!.id;
  }

  it("makes a restaurant of a listing, in its city, and counts it", async () => {
    await addListing("approved");
    const verdict = await approveListing(database, ADA, "approved", kopps());
    expect(verdict).toEqual({
      isDone: true,
      result: { restaurantId: "kopps-berlin", name: "Kopps", userId: null, senderEmail: null },
    });
    expect(
      await run(
        "select r.name, r.city, r.city_id, r.country_code, r.time_zone, c.count from chard.restaurants r join chard.cities c on c.id = r.city_id where r.id = 'kopps-berlin'",
      ),
    ).toEqual([
      {
        name: "Kopps",
        city: "Berlin",
        city_id: "berlin",
        country_code: "DE",
        time_zone: "Europe/Berlin",
        count: 1,
      },
    ]);
    expect(await newest()).toMatchObject({
      actorName: "Ada",
      action: "listing.approve",
      subject: "listing:approved",
      after: { status: "published", restaurantId: "kopps-berlin" },
    });
    await addListing("second");
    expect(await approveListing(database, ADA, "second", kopps())).toMatchObject({
      result: { restaurantId: "kopps-berlin-2" },
    });
    expect(await run("select restaurant_id from chard.listings where token = 'second'")).toEqual([
      { restaurant_id: "kopps-berlin-2" },
    ]);
  });

  it("lets one of two moderators decide, and names that one to the other", async () => {
    await addListing("contested", "Contested");
    const before = await run("select count(*)::int as count from chard.restaurants");
    const verdicts = await Promise.all([
      refuseListing(database, ADA, "contested", "Already listed"),
      approveListing(database, BEN, "contested", kopps()),
    ]);
    const [winner, loser] = verdicts.toSorted((a, b) => Number(b.isDone) - Number(a.isDone));
    expect(winner).toMatchObject({ isDone: true });
    const winnerName = verdicts[0].isDone ? "Ada" : "Ben";
    expect(loser).toMatchObject({ isDone: false, by: { actorName: winnerName } });
    const after = await run("select count(*)::int as count from chard.restaurants");
    expect(Number(after[0]!.count) - Number(before[0]!.count)).toBe(winnerName === "Ben" ? 1 : 0);
    const { entries } = await listAudit(database, 0, 100);
    expect(entries.filter(({ subject }) => subject === "listing:contested")).toHaveLength(1);
  });

  it("adds a listing to a restaurant that lacks its facts, and takes that back", async () => {
    const target = "kopps-berlin";
    const [old] = await run(`select phone, name from chard.restaurants where id = '${target}'`);
    expect(old).toMatchObject({ phone: null });
    await addListing("again", "Kopps Berlin");
    const facts = [
      ["phone", "+49 30 43209775"],
      ["name", "Kopps Berlin"],
      ["address", "Linienstraße 1"],
    ] as const;
    const merge = (into = target) =>
      mergeListing(database, ADA, { token: "again", target: into, facts });
    expect(await merge("no-such-restaurant")).toMatchObject({ isDone: false });
    expect(await merge()).toMatchObject({ result: { restaurantId: target, name: "Kopps" } });
    const read = () =>
      run(`select phone, name, address from chard.restaurants where id = '${target}'`);
    const known = { name: "Kopps", address: "Linienstraße 94" };
    expect(await read()).toEqual([{ phone: "+49 30 43209775", ...known }]);
    expect(
      await run("select status, restaurant_id from chard.listings where token = 'again'"),
    ).toEqual([{ status: "published", restaurant_id: target }]);
    expect(await merge()).toMatchObject({ isDone: false, by: { action: "listing.merge" } });
    await undoDecision(database, ADA, "listing:again");
    expect(await read()).toEqual([{ phone: null, ...known }]);
    expect(
      await run("select status, restaurant_id from chard.listings where token = 'again'"),
    ).toEqual([{ status: "review", restaurant_id: null }]);
    await run("delete from chard.listings where token = 'again'");
    await run(`delete from chard.corrections where restaurant_id = '${target}'`);
  });

  it("knows what a sender wrote before, and what became of it", async () => {
    const user = await newUser(database);
    await ensureMember(database, user);
    const review = await saveReview(database, user, { ...REVIEW, restaurantId: "5" }, "published");
    await run(`update chard.reviews set status = 'removed' where id = '${review!.id}'`);
    await run(
      `insert into chard.suspensions (user_id, reason, ends_at) values ('${user.sub}', 'Advertising', now())`,
    );
    const [sent] = await run(
      `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('5', '${user.sub}', 'facts', '{"phone": "1"}', 'Seen.') returning id::int`,
    );
    expect((await findItem(database, "corrections", String(sent!.id)))?.sender).toMatchObject({
      id: user.sub,
      written: 1,
      removed: 1,
      suspensions: 1,
    });
    await run(`delete from chard.suggestions where id = ${Number(sent!.id)}`);
  });

  it("takes some facts of a correction, for imports to keep, and leaves the others", async () => {
    const facts = { phone: "+1 212 555 0100", website: "example.org", priceRange: "9" };
    const [old] = await run("select website, price_range from chard.restaurants where id = '1'");
    const id = await addSuggestion("facts", facts);
    const accepted = await acceptSuggestion(database, ADA, id, ["phone", "priceRange", "id"]);
    expect(accepted).toEqual({
      isDone: true,
      result: { restaurantId: "1", kind: "facts", senders: [null] },
    });
    expect(
      await run("select phone, website, price_range from chard.restaurants where id = '1'"),
    ).toEqual([{ phone: "+1 212 555 0100", ...old }]);
    expect(await run("select field, value, source from chard.corrections")).toEqual([
      { field: "phone", value: "+1 212 555 0100", source: "a visitor" },
    ]);
    expect(
      await run("select actor, field, after from chard.change_log where restaurant_id = '1'"),
    ).toEqual([{ actor: "Ada", field: "phone", after: "+1 212 555 0100" }]);
    expect(await newest()).toMatchObject({ after: { phone: "+1 212 555 0100" } });
    expect(await acceptSuggestion(database, BEN, id, ["website"])).toMatchObject({
      isDone: false,
      by: { actorName: "Ada" },
    });
  });

  it("takes a position with its city, and facts as the desk has changed them", async () => {
    const facts = { position: "52.52, 13.405", phone: "+49 30 1" };
    const id = await addSuggestion("facts", facts, "3");
    const moved = newRestaurant({ name: "" }, BERLIN, new Date());
    const edited = { phone: "+49 30 43209775" };
    await acceptSuggestion(database, ADA, id, ["position", "phone"], { edited, moved });
    expect(
      await run("select lat, lng, city, country_code, phone from chard.restaurants where id = '3'"),
    ).toEqual([
      { lat: 52.52, lng: 13.405, city: "Berlin", country_code: "DE", phone: "+49 30 43209775" },
    ]);
    expect(
      await run(
        "select field, source from chard.corrections where restaurant_id = '3' and field in ('lat', 'phone') order by field",
      ),
    ).toEqual([
      { field: "lat", source: "a visitor" },
      { field: "phone", source: "the desk" },
    ]);
    expect(await newest()).toMatchObject({
      action: "suggestion.take",
      after: { phone: "+49 30 43209775", city: "Berlin" },
    });
  });

  it("leaves a correction open of which nothing can be accepted", async () => {
    const id = await addSuggestion("facts", { phone: "no" });
    await expect(acceptSuggestion(database, ADA, id, ["phone"])).rejects.toThrow("None of these");
    expect((await findItem(database, "corrections", String(id)))?.isWaiting).toBe(true);
    expect(await refuseSuggestion(database, ADA, id, "Not clear enough")).toMatchObject({
      isDone: true,
    });
    expect(await findItem(database, "corrections", String(id))).toMatchObject({
      isWaiting: false,
      decision: { actorName: "Ada", reason: "Not clear enough" },
    });
  });

  it("closes a restaurant for good", async () => {
    const id = await addSuggestion("closed", {}, "2");
    await acceptSuggestion(database, ADA, id, ["closure"]);
    expect(await run("select closure from chard.restaurants where id = '2'")).toEqual([
      { closure: "closed" },
    ]);
  });

  it("settles every report of a closure with the first, and lets all wait again with it", async () => {
    const member = await newUser(database);
    const first = await addSuggestion("closed", {}, "7");
    const [second] = await run(
      `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence)
       values ('7', '${member.sub}', 'closed', '{}', 'Seen.') returning id::int`,
    );
    const facts = await addSuggestion("facts", { phone: "+1 212 555 0100" }, "7");
    const statuses = () =>
      run("select status from chard.suggestions where restaurant_id = '7' order by id");
    expect(await acceptSuggestion(database, ADA, first, ["closure"])).toMatchObject({
      result: { senders: [null, member.sub] },
    });
    expect(await statuses()).toEqual([
      { status: "accepted" },
      { status: "accepted" },
      { status: "open" },
    ]);
    expect(await findItem(database, "corrections", String(second!.id))).toMatchObject({
      isWaiting: false,
      decision: { actorName: "Ada", action: "suggestion.take" },
    });
    expect((await findItem(database, "corrections", String(facts)))?.isWaiting).toBe(true);

    await undoDecision(database, ADA, `suggestion:${String(second!.id)}`);
    expect(await statuses()).toEqual([{ status: "open" }, { status: "open" }, { status: "open" }]);
    expect(await run("select closure from chard.restaurants where id = '7'")).toEqual([
      { closure: null },
    ]);
  });

  it("shows the photo that was reported, and those of a review, with the place and who took it", async () => {
    const review = await addReview("8", "published");
    const [photo] = await run(
      `insert into chard.photos (hash, width, height, description, restaurant_id, review_id, user_id)
       select 'abc', 800, 600, 'A bowl', '8', id, author_id from chard.reviews where id = '${review}' returning id, user_id`,
    );
    const [place] = await run("select name from chard.restaurants where id = '8'");
    const shown = [{ recordId: photo!.id, id: "abc", description: "A bowl" }];
    for (const subject of [`photo:${String(photo!.id)}`, `review:${review}`])
      expect(await findItem(database, "reports", String(await addReport(subject)))).toMatchObject({
        subject: { photos: shown },
        about: place!.name,
        author: { id: photo!.user_id },
      });
    await run("delete from chard.reports");
  });

  it("removes a reported review for all of its reports, or keeps it", async () => {
    const review = await addReview("3", "published");
    const [kept, first, second] = [
      await addReport(`review:${review}`),
      await addReport(`review:${review}`),
      await addReport(`review:${review}`),
    ];
    await dismissReport(database, ADA, kept);
    const status = () => run(`select status from chard.reviews where id = '${review}'`);
    expect(await status()).toEqual([{ status: "published" }]);
    expect(await findItem(database, "reports", String(first))).toMatchObject({
      others: 1,
      subject: { kind: "review", restaurantId: "3" },
    });
    await upholdReport(database, ADA, first, "Insulting");
    expect(await status()).toEqual([{ status: "removed" }]);
    expect(await upholdReport(database, BEN, second, "Insulting")).toMatchObject({
      isDone: false,
      by: { actorName: "Ada", reason: "Insulting" },
    });
    expect(await run("select status from chard.reports order by id")).toEqual([
      { status: "dismissed" },
      { status: "upheld" },
      { status: "upheld" },
    ]);
  });

  it("upholds a report of what is gone, or of what it does not know", async () => {
    for (const subject of ["post:no-uuid", "review:gone", "spaceship:1"])
      expect(await upholdReport(database, ADA, await addReport(subject), "Gone")).toEqual({
        isDone: true,
        result: { subject, page: undefined, reporters: [null] },
      });
  });

  it("publishes or removes a review that waits", async () => {
    const [good, bad] = [await addReview("4", "waiting"), await addReview("4", "waiting")];
    expect(await decideReview(database, ADA, good, "published")).toMatchObject({
      result: { restaurantId: "4" },
    });
    await decideReview(database, ADA, bad, "removed", "Advertising");
    expect(await newest()).toMatchObject({ action: "review.remove", reason: "Advertising" });
    expect(await decideReview(database, BEN, bad, "published")).toMatchObject({ isDone: false });
  });

  it("closes messages, and keeps their texts and addresses out of the log", async () => {
    const [row] = await run(
      "insert into chard.messages (name, email, message) values ('Noor', 'noor@example.org', 'Hello there') returning id",
    );
    const id = Number(row!.id);
    expect(await findItem(database, "messages", String(id))).toMatchObject({ isWaiting: true });
    await decideMessage(database, ADA, id, "answered");
    expect(await decideMessage(database, BEN, id, "closed")).toMatchObject({ isDone: false });
    const { entries } = await listAudit(database, 0, 100);
    expect(JSON.stringify(entries)).not.toMatch(/noor@example|Hello there/);
  });

  it("knows who sent something, and what became of it before", async () => {
    const user = await newUser(database, "Priya Nair");
    await ensureMember(database, user);
    await run(
      `insert into chard.listings (token, user_id, name, address, description, details, status)
       values ('p1', '${user.sub}', 'A', '', '', '{}', 'published'), ('p2', '${user.sub}', 'B', '', '', '{}', 'refused'),
         ('p3', '${user.sub}', 'C', '', '', '{}', 'review')`,
    );
    expect(await findItem(database, "listings", "p3")).toMatchObject({
      sender: { name: "Priya Nair", accepted: 1, refused: 1, since: expect.any(Date) },
    });
    expect(await findItem(database, "listings", "nothing")).toBeUndefined();
    expect(await findItem(database, "reports", "x")).toBeUndefined();
  });

  it("lists what waits, the oldest first, and finds what has a text", async () => {
    await run(
      `insert into chard.listings (token, name, address, description, details, created_at)
       select 'many-' || n, 'Place ' || n, 'Street', 'Text', '{}', timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, 10000) n`,
    );
    await run("analyze chard.listings");
    const counts = await countQueues(database, QUEUES);
    const waiting = await listWaiting(database, "listings", { offset: 0, limit: 25 });
    expect(counts.find(({ queue }) => queue === "listings")).toMatchObject({
      count: expect.any(Number),
      oldest: new Date("2026-01-01T00:01:00Z"),
    });
    expect(waiting.map(({ title }) => title).slice(0, 2)).toEqual(["Place 1", "Place 2"]);
    expect(waiting).toHaveLength(25);
    const page = { offset: 0, limit: 25, filter: { text: "place 999" } };
    const found = await listWaiting(database, "listings", page);
    expect(found.map(({ title }) => title).slice(0, 2)).toEqual(["Place 999", "Place 1999"]);
    expect(await countMatching(database, "listings", { filter: { text: "place 999" } })).toBe(19);
    expect(await countMatching(database, "listings", { filter: { text: "100%" } })).toBe(0);
    // Every filter is tried with a few of them.
    await run("delete from chard.listings where token like 'many-%' and token not like 'many-99_'");
    for (const queue of QUEUES) {
      await expect(listWaiting(database, queue, page)).resolves.toBeDefined();
      const filters = [
        { text: "x" },
        { days: 3 },
        ...Object.keys(wordsOf(queue).kinds).map((kind) => ({ kind })),
        ...(Object.keys(STATES) as WaitState[]).map((state) => ({ state })),
      ];
      for (const filter of filters) {
        const all = { offset: 0, limit: 20_000, filter };
        const listed = await listWaiting(database, queue, all);
        expect(await countMatching(database, queue, { filter })).toBe(listed.length);
      }
    }
  });

  it("filters a queue by kind, state and age, and says who has what open", async () => {
    await run("delete from chard.suggestions");
    const user = await newUser(database);
    const other = await newUser(database);
    for (const one of [user, other]) await ensureMember(database, one);
    const closed = String(await addSuggestion("closed", {}));
    const asked = String(await addSuggestion("facts", { phone: "+1 212 555 0100" }));
    const held = String(await addSuggestion("facts", { phone: "+1 212 555 0101" }));
    await run(
      `update chard.suggestions set created_at = now() - interval '4 days' where id = ${asked}`,
    );
    await run(
      `insert into chard.questions (token, subject, question) values ('q-${asked}', 'suggestion:${asked}', 'When?')`,
    );
    await openItem(database, `suggestion:${held}`, other.sub);
    const list = async (filter: QueueFilter, userId: string | undefined = user.sub) =>
      (await listWaiting(database, "corrections", { offset: 0, limit: 25, filter, userId })).map(
        ({ id }) => id,
      );
    expect(await list({})).toEqual([asked, closed, held]);
    expect(await list({ kind: "closed" })).toEqual([closed]);
    expect(await list({ kind: "facts", days: 3 })).toEqual([asked]);
    expect(await list({ days: 7 })).toEqual([]);
    expect(await list({ state: "asked" })).toEqual([asked]);
    expect(await list({ state: "held" })).toEqual([held]);
    expect(await list({ state: "open" })).toEqual([asked, closed]);
    // The user's own open item does not count as held.
    expect(await list({ state: "held" }, other.sub)).toEqual([]);
    const waiting = await listWaiting(database, "corrections", {
      offset: 0,
      limit: 25,
      userId: user.sub,
    });
    expect(waiting.map(({ state }) => state)).toEqual([
      { question: "asked" },
      {},
      { heldBy: expect.any(String) },
    ]);
    await run(
      `update chard.questions set answer = 'Now.', answered_at = now() where token = 'q-${asked}'`,
    );
    expect(await list({ state: "answered" })).toEqual([asked]);
    expect(await list({ state: "asked" })).toEqual([]);
    await run("delete from chard.desk_locks");
  });
});
