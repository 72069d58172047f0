/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import { findOwnOpinion } from "@/lib/database/claims/claim-rules";
import { confirmClaim, saveClaim } from "@/lib/database/claims/claims";
import { findOwnClaim, isOwner } from "@/lib/database/claims/own-claims";
import type { Database } from "@/lib/database/database";
import { decideClaim, findClaimantsOpinion } from "@/lib/database/desk/decisions/decide-claims";
import { markDish } from "@/lib/database/dishes/dish-marks";
import { addDish } from "@/lib/database/dishes/own-dishes";
import { readDishes } from "@/lib/database/dishes/read-dishes";
import { setPhotoVote } from "@/lib/database/photos/photo-votes";
import { addVisitorPhotos } from "@/lib/database/photos/visitor-photos";
import { saveReview, setVote } from "@/lib/database/reviews/reviews";
import { executeRows } from "@/lib/database/execute-rows";
import { seedSamples } from "@/lib/database/samples";
import { setPriceVote } from "@/lib/database/tips/price-votes";
import { deleteTip, saveTip, setTipVote } from "@/lib/database/tips/tips";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const restaurantId = "1";
const ALL = { offset: 0, limit: 9 };
const TEXT = "Ask for the second menu. Everything on it is vegan.";

const REVIEW = {
  restaurantId,
  rating: 5 as const,
  title: "Fine soup",
  content: "The soup was warm and the rice was, too, twice in a row, happily.",
  visitDate: "2026-11-15",
};

// Nobody owns a place and speaks of it as a guest, too (P14.83).
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    return database;
  });
  afterAll(() => database.close());

  async function newMember() {
    const user = await newUser(database);
    await ensureMember(database, user);
    return user;
  }
  type User = Awaited<ReturnType<typeof newMember>>;

  const claim = (user: User, email: string | null = null) =>
    saveClaim(database, user, { restaurantId, evidence: "I cook here.", email });
  const decide = async (user: User) => {
    const { id } = (await findOwnClaim(database, user, restaurantId))!;
    return decideClaim(database, ADA, id, "accepted");
  };
  const vote = (user: User, intent: "add" | "remove") =>
    setPriceVote(database, user, { restaurantId, level: 2, intent });

  it.each<["tip" | "price", (user: User) => Promise<unknown>, (user: User) => Promise<unknown>]>([
    [
      "tip",
      (user) => saveTip(database, user, { restaurantId, text: TEXT }),
      (user) => deleteTip(database, user, restaurantId),
    ],
    ["price", (user) => vote(user, "add"), (user) => vote(user, "remove")],
  ])(
    "a member with a %s owns the place once that is taken back",
    async (opinion, give, takeBack) => {
      const [mailed, asked] = [await newMember(), await newMember()];
      const { token } = (await claim(mailed, "info@kopps.de"))!;
      await claim(asked);
      for (const user of [mailed, asked]) await give(user);
      const confirm = () => confirmClaim(database, mailed, { restaurantId, token: token! });

      expect(await findOwnOpinion(database, asked, restaurantId)).toBe(opinion);
      expect(await confirm()).toBe(false);
      const { id } = (await findOwnClaim(database, asked, restaurantId))!;
      expect(await findClaimantsOpinion(database, id)).toBe(opinion);
      expect((await decide(asked)).isDone).toBe(false);

      for (const user of [mailed, asked]) await takeBack(user);
      expect(await findClaimantsOpinion(database, id)).toBeUndefined();
      expect(await confirm()).toBe(true);
      expect((await decide(asked)).isDone).toBe(true);
      for (const user of [mailed, asked])
        expect(await isOwner(database, user, restaurantId)).toBe(true);
    },
  );

  it("a tip or review that the desk has removed keeps nobody from owning the place", async () => {
    const [member, mailed] = [await newMember(), await newMember()];
    await claim(member);
    const { token } = (await claim(mailed, "info@kopps.de"))!;
    for (const user of [member, mailed]) {
      await saveTip(database, user, { restaurantId, text: TEXT });
      await saveReview(database, user, REVIEW, "published");
    }
    await database.asOwner((t) => t.execute(sql`update chard.tips set status = 'removed'`));
    expect(await findOwnOpinion(database, member, restaurantId)).toBe("review");
    await database.asOwner((t) => t.execute(sql`update chard.reviews set status = 'removed'`));
    expect(await findOwnOpinion(database, member, restaurantId)).toBeUndefined();
    expect((await decide(member)).isDone).toBe(true);
    expect(await confirmClaim(database, mailed, { restaurantId, token: token! })).toBe(true);
  });

  it("what a member found helpful ends with the acceptance, and owners press no more", async () => {
    const [member, guest] = [await newMember(), await newMember()];
    const { id: reviewId } = (await saveReview(database, guest, REVIEW, "published"))!;
    const tip = await saveTip(database, guest, { restaurantId, text: TEXT });
    const added = [{ id: "1".repeat(32), width: 1200, height: 800, description: "" }];
    await addVisitorPhotos(database, guest, { restaurantId, added, status: "published" });
    const [photo] = await database.asOwner((t) =>
      executeRows<{ id: string }>(t, sql`select id from chard.photos where user_id = ${guest.sub}`),
    );
    const press = async () => [
      await setVote(database, member, reviewId, "add"),
      await setTipVote(database, member, { tipId: (tip as { id: string }).id, intent: "add" }),
      await setPhotoVote(database, member, { photoId: photo!.id, intent: "add" }),
    ];
    const counted = async () =>
      database.asOwner((t) =>
        executeRows(
          t,
          sql`select (select helpful from chard.reviews where id = ${reviewId}) as review,
            (select max(helpful) from chard.tips) as tip, (select max(helpful) from chard.photos) as photo`,
        ),
      );
    expect(await press()).toEqual(["added", "added", "added"]);
    expect(await counted()).toEqual([{ review: 1, tip: 1, photo: 1 }]);
    await claim(member);
    await decide(member);
    expect(await counted()).toEqual([{ review: 0, tip: 0, photo: 0 }]);
    expect(await press()).toEqual(["owned", "owned", "owned"]);
    await expect(
      database.asUser(member, (t) =>
        t.execute(
          sql`insert into chard.review_votes (review_id, user_id) values (${reviewId}, ${member.sub})`,
        ),
      ),
    ).rejects.toMatchObject({ cause: expect.objectContaining({ code: "42501" }) });
  });

  it("what a member said of the dishes ends with the acceptance", async () => {
    const [member, guest] = [await newMember(), await newMember()];
    const unsaid = { level: undefined, request: undefined, price: undefined, allergens: [] };
    const dish = { restaurantId, name: "Seitan doner", byOwner: false, ...unsaid };
    await addDish(database, guest, dish);
    const [added] = (await readDishes(database, restaurantId, ALL)).served;
    const eat = (user: User) =>
      markDish(database, user, { dishId: added!.id, kind: "ate", intent: "add" });
    for (const user of [member, guest]) await eat(user);
    await claim(member);
    await decide(member);
    expect((await readDishes(database, restaurantId, ALL)).served).toMatchObject([{ eatenBy: 1 }]);
    expect(await eat(member)).toBe("own");
  });
});
