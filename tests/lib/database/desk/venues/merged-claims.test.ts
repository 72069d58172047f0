/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { confirmClaim, saveClaim } from "@/lib/database/claims/claims";
import { findOwnClaim, isOwner } from "@/lib/database/claims/own-claims";
import type { Database } from "@/lib/database/database";
import { decideClaim, revokeClaim } from "@/lib/database/desk/decisions/decide-claims";
import { editVenue } from "@/lib/database/desk/venues/edit-venue";
import { findItem } from "@/lib/database/desk/queues/items";
import { mergeVenues } from "@/lib/database/desk/venues/merge-venues";
import { undoDecision } from "@/lib/database/desk/decisions/undo";
import { findVenue } from "@/lib/database/desk/venues/venues";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { addOwnerPhoto, listOwnerPhotos } from "@/lib/database/photos/owner-photos";
import { findAnswerable, saveReply } from "@/lib/database/reviews/review-replies";
import { saveReview } from "@/lib/database/reviews/reviews";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const COPY = "kopps-berlin";
const ORIGINAL = "lucky-leek-berlin";
const EVIL = "info@evil.example";

// P14.102, P14.221.
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await importElements(database, [
      vegan(1, 52.5296, 13.3991, { name: "Kopps", website: "https://evil.example" }),
      vegan(2, 52.5317, 13.4061, { name: "Lucky Leek" }),
    ]);
    return database;
  });
  afterAll(() => database.close());

  async function newMember() {
    const user = await newUser(database);
    await ensureMember(database, user);
    return user;
  }
  type User = Awaited<ReturnType<typeof newMember>>;
  const claim = async (user: User, restaurantId: string, email: string | null = EVIL) =>
    (await saveClaim(database, user, { restaurantId, evidence: "Mine", email }))?.token;
  const confirm = (user: User, restaurantId: string, token: string | undefined) =>
    confirmClaim(database, user, { restaurantId, token: token ?? "" });
  const claimOf = async (user: User, restaurantId = ORIGINAL) =>
    (await findOwnClaim(database, user, restaurantId))!;
  const merge = () => mergeVenues(database, ADA, COPY, ORIGINAL);
  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );
  const review = (user: User, restaurantId: string) => {
    const words = "My own soup is the best that there is, and so is my own rice.";
    const review = {
      rating: 5 as const,
      title: "The best",
      content: words,
      visitDate: "2026-11-15",
    };
    return saveReview(database, user, { restaurantId, ...review }, "published");
  };
  async function newOwner(restaurantId: string) {
    const user = await newMember();
    const token = await claim(user, restaurantId);
    expect(await confirm(user, restaurantId, token)).toBe(true);
    return user;
  }

  it("the owner of a copy does not own the original: the desk decides, and sees what was claimed", async () => {
    const owner = await newOwner(COPY);
    await merge();
    expect(await isOwner(database, owner, ORIGINAL)).toBe(false);
    const { id, ...moved } = await claimOf(owner);
    expect(moved).toMatchObject({ status: "open", tokenHash: null, decidedAt: null });
    expect(await findItem(database, "claims", id)).toMatchObject({
      isWaiting: true,
      movedFrom: { status: "accepted", restaurant: "Kopps", website: "https://evil.example" },
    });
    expect((await decideClaim(database, ADA, id, "accepted")).isDone).toBe(true);
    expect(await isOwner(database, owner, ORIGINAL)).toBe(true);
  });

  it("a link that was sent for a copy opens nothing at the original", async () => {
    const member = await newMember();
    const token = await claim(member, COPY);
    expect(token).toBeTruthy();
    await merge();
    expect(await confirm(member, ORIGINAL, token)).toBe(false);
    expect(await claimOf(member)).toMatchObject({ status: "open", tokenHash: null });
  });

  it("an ownership that the desk ended at the copy comes back neither by e-mail nor by undoing", async () => {
    const owner = await newOwner(COPY);
    const { id } = await claimOf(owner, COPY);
    await revokeClaim(database, ADA, id, "Not theirs");
    await claim(owner, ORIGINAL, "info@leek.example");
    await merge();
    expect(await claimOf(owner)).toMatchObject({ id, status: "refused", reason: "Not theirs" });
    expect(await undoDecision(database, ADA, `claim:${id}`)).toBeUndefined();
    expect(await claim(owner, ORIGINAL, "info@leek.example")).toBeUndefined();
    expect((await claimOf(owner)).status).toBe("open");
    expect(await claim(await newMember(), ORIGINAL, "other@leek.example")).toBeTruthy();
  });

  it("a decision on a claim is not undone once it has moved", async () => {
    const member = await newMember();
    await claim(member, COPY, null);
    const { id } = await claimOf(member, COPY);
    await decideClaim(database, ADA, id, "accepted");
    await merge();
    expect(await undoDecision(database, ADA, `claim:${id}`)).toBeUndefined();
    expect((await claimOf(member)).status).toBe("open");
  });

  it("the owner of the original stays its owner", async () => {
    const owner = await newOwner(ORIGINAL);
    await claim(owner, COPY);
    await merge();
    expect(await isOwner(database, owner, ORIGINAL)).toBe(true);
  });

  it("a website that came with the copy shows nothing for four weeks", async () => {
    await editVenue(database, ADA, {
      id: COPY,
      updatedAt: (await findVenue(database, COPY))!.version,
      changes: [
        ["website", "https://evil.example/kopps"],
        ["instagram", "https://www.instagram.com/kopps"],
        ["hoursText", "Mo 10:00-12:00"],
        ["hours", { monday: [{ open: "10:00", close: "12:00" }] }],
      ],
      action: "venue.edit",
    });
    await run("update chard.change_log set at = now() - make_interval(weeks => 9)");
    await run("update chard.restaurants set osm = null where id = 'lucky-leek-berlin'");
    await merge();
    const logged = await run(
      `select field, before, after from chard.change_log
        where restaurant_id = 'lucky-leek-berlin' and field <> '*' order by field`,
    );
    expect(logged).toEqual([
      { field: "hours", before: null, after: { monday: [{ open: "10:00", close: "12:00" }] } },
      { field: "hoursText", before: null, after: "Mo 10:00-12:00" },
      { field: "instagram", before: null, after: "https://www.instagram.com/kopps" },
      { field: "osm", before: null, after: "node/1" },
      { field: "website", before: null, after: "https://evil.example/kopps" },
    ]);
    const member = await newMember();
    expect(await claim(member, ORIGINAL)).toBeUndefined();
    expect((await claimOf(member)).status).toBe("open");
  });

  it("facts that the copy's owner said are a member's at the original", async () => {
    await run(`insert into chard.corrections (restaurant_id, field, value, source)
      values ('kopps-berlin', 'website', '"https://evil.example"', 'the owner')`);
    await merge();
    expect((await findVenue(database, ORIGINAL))!.corrections).toMatchObject([
      { field: "website", source: "a member" },
    ]);
  });

  it("photos by the copy's owner wait, and none of them is the original's main picture", async () => {
    const owner = await newOwner(COPY);
    const photo = { id: "hash1", width: 800, height: 600, description: "Eat at Evil" };
    await addOwnerPhoto(database, owner, { restaurantId: COPY, status: "published", photo });
    await run("update chard.photos set is_main = true");
    await merge();
    expect(await listOwnerPhotos(database, ORIGINAL)).toEqual([]);
    expect(await run("select status, is_main, restaurant_id from chard.photos")).toEqual([
      { status: "waiting", is_main: false, restaurant_id: ORIGINAL },
    ]);
  });

  it("replies by the copy's owner wait until the desk has accepted the claim", async () => {
    const owner = await newOwner(COPY);
    const reviewer = await newMember();
    const { id: reviewId } = (await review(reviewer, COPY))!;
    const reply = async () => (await findAnswerable(database, ORIGINAL, reviewId))?.reply?.text;
    expect(await saveReply(database, owner, { reviewId, text: "Eat at Evil" })).toBe(true);
    await merge();
    expect(await reply()).toBeUndefined();
    const { id } = await claimOf(owner);
    await decideClaim(database, ADA, id, "accepted");
    expect(await reply()).toBe("Eat at Evil");
    expect(await undoDecision(database, ADA, `claim:${id}`)).toEqual({ restaurantId: ORIGINAL });
    expect(await reply()).toBeUndefined();
  });

  it("replies by the copy's owner, who proves by e-mail to own the original, are shown", async () => {
    await run("update chard.change_log set at = now() - make_interval(weeks => 9)");
    await run(
      `update chard.restaurants set website = 'https://leek.example' where id = '${ORIGINAL}'`,
    );
    const owner = await newOwner(COPY);
    const { id: reviewId } = (await review(await newMember(), COPY))!;
    await saveReply(database, owner, { reviewId, text: "Thank you!" });
    await merge();
    const token = await claim(owner, ORIGINAL, "info@leek.example");
    expect(await confirm(owner, ORIGINAL, token)).toBe(true);
    expect((await findAnswerable(database, ORIGINAL, reviewId))?.reply?.text).toBe("Thank you!");
  });

  it.each(["open", "refused"])(
    "what the copy's owner showed and answered waits also where a claim to the original is %s",
    async (status) => {
      const owner = await newOwner(COPY);
      const photo = { id: "hash1", width: 800, height: 600, description: "Eat at Evil" };
      await addOwnerPhoto(database, owner, { restaurantId: COPY, status: "published", photo });
      const { id: reviewId } = (await review(await newMember(), COPY))!;
      await saveReply(database, owner, { reviewId, text: "Eat at Evil" });
      await claim(owner, ORIGINAL, null);
      await run(`update chard.claims set status = '${status}' where restaurant_id = '${ORIGINAL}'`);
      await merge();
      expect(await isOwner(database, owner, ORIGINAL)).toBe(false);
      expect(await listOwnerPhotos(database, ORIGINAL)).toEqual([]);
      expect(await findAnswerable(database, ORIGINAL, reviewId)).not.toHaveProperty("reply");
    },
  );

  it("what an owner of both showed stays", async () => {
    const owner = await newOwner(COPY);
    const photo = { id: "hash1", width: 800, height: 600, description: "The room" };
    await addOwnerPhoto(database, owner, { restaurantId: COPY, status: "published", photo });
    await claim(owner, ORIGINAL, null);
    await run("update chard.claims set status = 'accepted'");
    await merge();
    expect(await listOwnerPhotos(database, ORIGINAL)).toHaveLength(1);
  });

  it("an owner's review of a copy does not become one of the own restaurant", async () => {
    const owner = await newOwner(ORIGINAL);
    await review(owner, COPY);
    await review(await newMember(), COPY);
    await merge();
    expect(
      await run("select author_id from chard.reviews where restaurant_id = 'lucky-leek-berlin'"),
    ).toEqual([{ author_id: expect.not.stringContaining(owner.sub) }]);
  });
});
