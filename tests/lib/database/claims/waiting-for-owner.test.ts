/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import { saveClaim } from "@/lib/database/claims/claims";
import { findOwnClaim } from "@/lib/database/claims/own-claims";
import { readWaitingForOwner } from "@/lib/database/claims/waiting-for-owner";
import { answerQuestion, askSender } from "@/lib/database/contributions/questions";
import { addSuggestion } from "@/lib/database/contributions/venue-checks";
import type { Database } from "@/lib/database/database";
import { decideClaim } from "@/lib/database/desk/decisions/decide-claims";
import { markDish } from "@/lib/database/dishes/dish-marks";
import { addDish, retireDish } from "@/lib/database/dishes/own-dishes";
import { deleteReply, saveReply } from "@/lib/database/reviews/review-replies";
import { saveReview } from "@/lib/database/reviews/reviews";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const KOPPS = "kopps-berlin";
const LEEK = "lucky-leek-berlin";

// P14.983
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let owner: Awaited<ReturnType<typeof newMember>>;

  eachTestStartsWith(async () => {
    database = await open();
    await importElements(database, [
      vegan(1, 52.5296, 13.3991, { name: "Kopps" }),
      vegan(2, 52.5317, 13.4061, { name: "Lucky Leek" }),
    ]);
    owner = await newOwner(KOPPS);
    return database;
  });
  afterAll(() => database.close());

  async function newMember() {
    const user = await newUser(database);
    await ensureMember(database, user);
    return user;
  }
  async function newOwner(restaurantId: string) {
    const user = await newMember();
    await saveClaim(database, user, { restaurantId, evidence: "Mine", email: null });
    const claim = await findOwnClaim(database, user, restaurantId);
    await decideClaim(database, ADA, claim!.id, "accepted");
    return user;
  }
  const read = async (user = owner) => readWaitingForOwner(database, user, KOPPS);
  async function review(restaurantId: string, title: string) {
    const content = "The soup is good, and so is the bread, all week long.";
    const facts = { rating: 4 as const, title, content, visitDate: "2026-11-15" };
    const user = await newMember();
    return (await saveReview(database, user, { restaurantId, ...facts }, "published"))!.id;
  }
  async function dish(restaurantId: string, name: string) {
    const facts = { level: undefined, request: undefined, price: undefined, allergens: [] };
    const added = { restaurantId, name, byOwner: false, ...facts };
    return ((await addDish(database, await newMember(), added)) as { id: string }).id;
  }
  const doubt = async (dishId: string) =>
    markDish(database, await newMember(), { dishId, kind: "gone", intent: "add" });
  const suggest = (
    kind: "facts" | "closed",
    facts: Record<string, string>,
    userId: string | null,
  ) =>
    addSuggestion(database, {
      restaurantId: KOPPS,
      kind,
      facts,
      sources: {},
      evidence: "I was there.",
      userId,
    });

  it("is nothing at first", async () => {
    expect(await read()).toEqual({
      questions: [],
      reviews: { total: 0, newest: [] },
      dishes: { total: 0, first: [] },
      corrections: { total: 0, newest: [] },
    });
  });

  it("is read by the owner alone", async () => {
    await review(KOPPS, "Good bread");
    expect(await read(await newMember())).toBeUndefined();
    expect(await read(await newOwner(LEEK))).toBeUndefined();
    const claimant = await newMember();
    await saveClaim(database, claimant, { restaurantId: KOPPS, evidence: "Mine", email: null });
    expect(await read(claimant)).toBeUndefined();
    expect(await read()).toMatchObject({ reviews: { total: 1 } });
  });

  it("has published reviews without a reply, the newest five", async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 7; number += 1)
      ids.push(await review(KOPPS, `Review ${number}`));
    await review(LEEK, "Of another place");
    await saveReply(database, owner, { reviewId: ids[6]!, text: "Thank you!" });
    await database.asOwner((transaction) =>
      transaction.execute(sql`update chard.reviews set status = 'removed' where id = ${ids[5]!}`),
    );
    const waiting = (await read())!.reviews;
    expect(waiting.total).toBe(5);
    expect(waiting.newest.map(({ title }) => title)).toEqual(
      [5, 4, 3, 2, 1].map((number) => `Review ${number}`),
    );
    expect(waiting.newest[0]).toEqual({
      id: ids[4],
      userName: "Noor Adeyemi",
      title: "Review 5",
      rating: 4,
    });
    await deleteReply(database, owner, ids[6]!);
    expect((await read())!.reviews).toMatchObject({ total: 6, newest: { length: 5 } });
  });

  it("has dishes that guests no longer found, until the owner says what is true", async () => {
    const [soup, bread] = [await dish(KOPPS, "Soup"), await dish(KOPPS, "Bread")];
    await dish(KOPPS, "Rice");
    await doubt(await dish(LEEK, "Salad"));
    await doubt(soup);
    for (let time = 0; time < 3; time += 1) await doubt(bread);
    expect((await read())!.dishes).toEqual({
      total: 2,
      first: [
        { id: bread, name: "Bread", goneBy: 3 },
        { id: soup, name: "Soup", goneBy: 1 },
      ],
    });
    await retireDish(database, { restaurantId: KOPPS, dishId: soup, isRetired: true });
    await retireDish(database, { restaurantId: KOPPS, dishId: bread, isRetired: false });
    expect((await read())!.dishes).toEqual({ total: 0, first: [] });
  });

  it("has corrections that wait for the desk, not what they say or who sent them", async () => {
    await suggest("facts", { phone: "+49 30 1111111", cuisine: "german" }, owner.sub);
    await suggest("closed", {}, (await newMember()).sub);
    await suggest("facts", { hoursText: "Mo-Su 12:00-20:00" }, null);
    const { total, newest } = (await read())!.corrections;
    expect(total).toBe(3);
    expect(
      newest.map(({ kind, facts, isOwn }) => ({ kind, facts: facts.toSorted(), isOwn })),
    ).toEqual([
      { kind: "facts", facts: ["hoursText"], isOwn: false },
      { kind: "closed", facts: [], isOwn: false },
      { kind: "facts", facts: ["cuisine", "phone"], isOwn: true },
    ]);
    expect(Object.keys(newest[0]!).toSorted()).toEqual(["at", "facts", "id", "isOwn", "kind"]);
    await database.asOwner((transaction) =>
      transaction.execute(sql`update chard.suggestions set status = 'refused'`),
    );
    expect((await read())!.corrections).toEqual({ total: 0, newest: [] });
  });

  it("has what the desk asks about this restaurant, until it is answered", async () => {
    await suggest("facts", { phone: "+49 30 1111111" }, owner.sub);
    const [correction] = (await read())!.corrections.newest;
    const claim = (await findOwnClaim(database, owner, KOPPS))!;
    const ask = (subject: string, question: string, userId = owner.sub) =>
      askSender(database, ADA, { subject, userId, question });
    const token = await ask(`suggestion:${correction!.id}`, "Since when?");
    await ask("listing:elsewhere", "Of a listing");
    await ask(`claim:${claim.id}`, "Of another member", (await newMember()).sub);
    expect((await read())!.questions).toEqual([{ token, question: "Since when?" }]);
    await answerQuestion(database, { token: token!, answer: "Since May." });
    expect((await read())!.questions).toEqual([]);
  });
});
