/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { lastDecision } from "@/lib/database/desk/audit";
import {
  acceptSuggestion,
  refuseSuggestion,
} from "@/lib/database/desk/decisions/decide-corrections";
import { approveListing, refuseListing } from "@/lib/database/desk/decisions/decide-listings";
import { decidePost } from "@/lib/database/desk/decisions/decide-posts";
import {
  decideMessage,
  decideReview,
  dismissReport,
  upholdReport,
} from "@/lib/database/desk/decisions/decide-texts";
import { findLock, openItem } from "@/lib/database/desk/queues/locks";
import { isUndoable, listUndoable, undoDecision } from "@/lib/database/desk/decisions/undo";
import { executeRows } from "@/lib/database/execute-rows";
import { holdPost } from "@/lib/database/contributions/held-texts";
import { addTopic, editPost } from "@/lib/database/forum/account-posts";
import { removeOldRecords } from "@/lib/database/maintenance/retention";
import { ensureMember } from "@/lib/database/accounts/members";
import { saveReview } from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { cityChanges } from "@/lib/desk/city-changes";
import { newRestaurant } from "@/lib/import/write/new-restaurant";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const BERLIN = { lat: 52.52, lng: 13.405 };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let ada: { id: string; name: string };
  let ben: { id: string; name: string };

  async function newModerator(name: string) {
    const user = await newUser(database);
    await ensureMember(database, user);
    await run(`update chard.members set name = '${name}' where user_id = '${user.sub}'`);
    return { id: user.sub, name };
  }

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    [ada, ben] = [await newModerator("Ada"), await newModerator("Ben")];
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );
  const valueOf = async (query: string) => Object.values((await run(query))[0] ?? {})[0];
  const addListing = (token: string) =>
    run(
      `insert into chard.listings (token, name, address, description, details)
       values ('${token}', 'Kopps', 'Linienstraße 94', 'Plants, mostly.', '{}')`,
    );
  const addSuggestion = async (facts: object, restaurantId = "1") =>
    Number(
      await valueOf(
        `insert into chard.suggestions (restaurant_id, kind, facts, evidence)
         values ('${restaurantId}', 'facts', '${JSON.stringify(facts)}', 'I was there.') returning id`,
      ),
    );
  const addReport = async (subject: string) =>
    Number(
      await valueOf(
        `insert into chard.reports (subject, reason, details) values ('${subject}', 'Insulting', '') returning id`,
      ),
    );
  async function addReview(restaurantId: string, status: "published" | "waiting") {
    const user = await newUser(database);
    await ensureMember(database, user);
    const review = {
      restaurantId,
      rating: 2 as const,
      title: "Cold soup",
      content: "The soup was cold and the rice was not, twice in a row, sadly.",
      visitDate: "2026-11-15",
    };
    return (await saveReview(database, user, review, status))!.id;
  }
  const kopps = () => newRestaurant({ name: "Kopps" }, BERLIN, new Date());

  it("restores what was rejected, dismissed or answered", async () => {
    await addListing("refused");
    const suggestion = await addSuggestion({ phone: "1" });
    const report = await addReport("review:1");
    const message = Number(
      await valueOf(
        "insert into chard.messages (name, email, message) values ('T', 't@example.org', 'Hi') returning id",
      ),
    );
    await refuseListing(database, ada, "refused", "Advertising");
    await refuseSuggestion(database, ada, suggestion, "No");
    await dismissReport(database, ada, report);
    await decideMessage(database, ada, message, "closed");
    for (const [subject, table, id, status] of [
      ["listing:refused", "listings", "token = 'refused'", "review"],
      [`suggestion:${suggestion}`, "suggestions", `id = ${suggestion}`, "open"],
      [`report:${report}`, "reports", `id = ${report}`, "open"],
      [`message:${message}`, "messages", `id = ${message}`, "open"],
    ] as const) {
      expect(await undoDecision(database, ada, subject)).toBeDefined();
      expect(await valueOf(`select status from chard.${table} where ${id}`)).toBe(status);
      expect(await undoDecision(database, ada, subject)).toBeUndefined();
    }
  });

  it("removes a restaurant again, unless a member uses it", async () => {
    const before = await valueOf("select count(*)::int from chard.restaurants");
    await addListing("approved");
    await approveListing(database, ada, "approved", kopps());
    expect(await undoDecision(database, ada, "listing:approved")).toEqual({
      restaurantId: "kopps-berlin",
    });
    expect(await valueOf("select count(*)::int from chard.restaurants")).toBe(before);
    expect(await valueOf("select status from chard.listings where token = 'approved'")).toBe(
      "review",
    );

    await approveListing(database, ada, "approved", kopps());
    await addReview("kopps-berlin", "published");
    expect(await undoDecision(database, ada, "listing:approved")).toBeUndefined();
    expect(await valueOf("select status from chard.listings where token = 'approved'")).toBe(
      "published",
    );
  });

  it("restores a restaurant's former facts", async () => {
    const phone = await valueOf("select phone from chard.restaurants where id = '1'");
    const suggestion = await addSuggestion({ phone: "+1 212 555 0100" });
    await acceptSuggestion(database, ada, suggestion, ["phone"]);
    expect(await valueOf("select phone from chard.restaurants where id = '1'")).not.toBe(phone);
    await undoDecision(database, ada, `suggestion:${suggestion}`);
    expect(await valueOf("select phone from chard.restaurants where id = '1'")).toBe(phone);
  });

  it("restores a restaurant's former names, city and pages of networks", async () => {
    const state = () =>
      valueOf(
        "select jsonb_build_array(latin_name, city, city_id, country, country_code, social_media) from chard.restaurants where id = '2'",
      );
    const before = await state();
    const suggestion = await addSuggestion(
      { latinName: "Vegetarian Home", city: "Hoboken", instagram: "@hut", facebook: "hut" },
      "2",
    );
    const city = cityChanges({ id: "hoboken", name: "Hoboken", country: "USA", countryCode: "US" });
    const names = ["latinName", "city", "instagram", "facebook"];
    const edited = { facebook: "hut.hoboken" };
    await acceptSuggestion(database, ada, suggestion, names, { edited, city });
    expect(await state()).toEqual([
      "Vegetarian Home",
      "Hoboken",
      "hoboken",
      "USA",
      "US",
      {
        instagram: "https://www.instagram.com/hut",
        facebook: "https://www.facebook.com/hut.hoboken",
      },
    ]);
    expect(
      await valueOf(
        "select jsonb_object_agg(field, source) from chard.corrections where restaurant_id = '2'",
      ),
    ).toEqual({
      latinName: "a visitor",
      city: "a visitor",
      cityId: "a visitor",
      country: "a visitor",
      countryCode: "a visitor",
      instagram: "a visitor",
      facebook: "the desk",
    });
    await undoDecision(database, ada, `suggestion:${suggestion}`);
    expect(await state()).toEqual(before);
  });

  it("lets reviews and posts wait again", async () => {
    const review = await addReview("2", "waiting");
    for (const status of ["published", "removed"] as const) {
      await decideReview(database, ada, review, status, "Why");
      expect(await undoDecision(database, ada, `review:${review}`)).toEqual({ restaurantId: "2" });
      expect(await valueOf(`select status from chard.reviews where id = '${review}'`)).toBe(
        "waiting",
      );
    }
    const author = await newUser(database);
    await ensureMember(database, author);
    const topic = { title: "Where is good bread?", text: "In this town." };
    const { topicId, postId } = await addTopic(database, author, topic, "waiting");
    await decidePost(database, ada, postId, "removed", "Why");
    expect(await undoDecision(database, ada, `post:${postId}`)).toEqual({ topicId });
    expect(await valueOf(`select status from chard.topics where id = '${topicId}'`)).toBe(
      "waiting",
    );
  });

  it.each(["published", "removed"] as const)(
    "shows an edit of a review or post beside what it replaced, after it was %s",
    async (status) => {
      const author = await newUser(database);
      await ensureMember(database, author);
      const text = "The soup was cold and the rice was not, twice in a row, sadly.";
      const review = { restaurantId: "4", rating: 2, visitDate: "2026-11-15" } as const;
      const said = (title: string) => ({ ...review, title, content: text });
      const { id } = (await saveReview(database, author, said("Cold soup"), "published"))!;
      await saveReview(database, author, said("Cold rice"), "waiting");
      const topic = { title: `Bread, ${status}?`, text: "In this town." };
      const { postId } = await addTopic(database, author, topic, "published");
      await editPost(database, author, { postId, text: "In that town." });
      await holdPost(database, { id: postId, topicId: "", isQuestion: false });
      await run(`update chard.posts set previous = 'In this town.' where id = '${postId}'`);

      const before = async (table: string, key: string) =>
        (await run(`select status, previous, replaced from chard.${table} where id = '${key}'`))[0];
      const cold = { rating: 2, title: "Cold soup", content: text };
      const waiting = { status: "waiting", previous: cold, replaced: null };
      expect(await before("reviews", id)).toEqual(waiting);
      await decideReview(database, ada, id, status, "Why");
      await decidePost(database, ada, postId, status, "Why");
      expect(await before("reviews", id)).toEqual({ status, previous: null, replaced: cold });
      await undoDecision(database, ada, `review:${id}`);
      await undoDecision(database, ada, `post:${postId}`);
      expect(await before("reviews", id)).toEqual(waiting);
      expect(await before("posts", postId)).toEqual({
        status: "waiting",
        previous: "In this town.",
        replaced: null,
      });
    },
  );

  it("forgets what an edit replaced with the next one, or a day after the decision", async () => {
    const author = await newUser(database);
    await ensureMember(database, author);
    const content = "The soup was cold and the rice was not, twice in a row, sadly.";
    const save = (title: string, status: "published" | "waiting") =>
      saveReview(
        database,
        author,
        { restaurantId: "5", rating: 2, title, content, visitDate: "2026-11-15" },
        status,
      );
    const { id } = (await save("Once", "published"))!;
    const replaced = () =>
      valueOf(`select replaced ->> 'title' from chard.reviews where id = '${id}'`);
    await save("Twice", "waiting");
    await decideReview(database, ada, id, "published");
    expect(await replaced()).toBe("Once");
    await save("Again", "published");
    expect(await replaced()).toBeNull();
    await save("At last", "waiting");
    await decideReview(database, ada, id, "published");
    const days = { messageDays: 365, reportDays: 365, decisionDays: 365 };
    await removeOldRecords(database, days, new Date());
    expect(await replaced()).toBe("Again");
    await removeOldRecords(database, days, new Date(Date.now() + 25 * 60 * 60_000));
    expect(await replaced()).toBeNull();
  });

  it("shows again what was removed after reports, which wait again", async () => {
    const review = await addReview("3", "published");
    const [first, second] = [
      await addReport(`review:${review}`),
      await addReport(`review:${review}`),
    ];
    await upholdReport(database, ada, first, "Insulting");
    expect(await valueOf(`select status from chard.reviews where id = '${review}'`)).toBe(
      "removed",
    );
    expect(await undoDecision(database, ada, `report:${first}`)).toEqual({ restaurantId: "3" });
    expect(await valueOf(`select status from chard.reviews where id = '${review}'`)).toBe(
      "published",
    );
    expect(await valueOf(`select status from chard.reports where id = ${second}`)).toBe("open");
  });

  it("is open to the author of a decision for ten minutes, and is logged", async () => {
    await addListing("own");
    await refuseListing(database, ada, "own", "Advertising");
    expect(await undoDecision(database, ben, "listing:own")).toBeUndefined();
    const later = new Date(Date.now() + 11 * 60_000);
    expect(await undoDecision(database, ada, "listing:own", later)).toBeUndefined();
    expect(await listUndoable(database, ada.id, 1)).toMatchObject([{ subject: "listing:own" }]);
    expect(await listUndoable(database, ben.id, 1)).toEqual([]);
    expect(await undoDecision(database, ada, "listing:own")).toBeDefined();
    const entry = await database.asOwner((transaction) => lastDecision(transaction, "listing:own"));
    expect(entry).toMatchObject({ action: "decision.undo", actorName: "Ada" });
    expect(isUndoable(entry, ada.id, new Date())).toBe(false);
    const subjects = (await listUndoable(database, ada.id, 50)).map(({ subject }) => subject);
    expect(subjects).not.toContain("listing:own");
  });

  it("locks an item for the user who opened it first, until another is opened or ten minutes have passed", async () => {
    expect(await openItem(database, "listing:a", ada.id)).toBeUndefined();
    expect(await openItem(database, "listing:a", ben.id)).toMatchObject({ holderName: "Ada" });
    expect(await openItem(database, "listing:a", ada.id)).toBeUndefined();
    expect(await findLock(database, "listing:a", ben.id)).toMatchObject({ holderName: "Ada" });
    expect(await findLock(database, "listing:a", ada.id)).toBeUndefined();
    await openItem(database, "listing:b", ada.id);
    expect(await openItem(database, "listing:a", ben.id)).toBeUndefined();
    expect(await openItem(database, "listing:a", ada.id)).toMatchObject({ holderName: "Ben" });
    await run("update chard.desk_locks set expires_at = now() - interval '1 second'");
    expect(await findLock(database, "listing:a", ada.id)).toBeUndefined();
    expect(await openItem(database, "listing:a", ada.id)).toBeUndefined();
  });
});
