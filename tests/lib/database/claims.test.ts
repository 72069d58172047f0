/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { confirmClaim, findOwnClaim, isOwner, saveClaim } from "@/lib/database/claims";
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import { decideClaim, revokeClaim } from "@/lib/database/desk/decide-claims";
import { ensureMember } from "@/lib/database/members";
import {
  addOwnerPhoto,
  deleteOwnerPhoto,
  listOwnerPhotos,
  listOwnPhotos,
  MAX_OWNER_PHOTOS,
} from "@/lib/database/owner-photos";
import {
  deleteReply,
  findAnswerable,
  listOwnReplyTexts,
  saveReply,
} from "@/lib/database/review-replies";
import { saveReview } from "@/lib/database/reviews";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/new-user";
import { DATABASES } from "@/tests/lib/database/open-test-database";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const EVIDENCE = "My name is in the imprint.";
const NOW = new Date("2026-11-24T12:00:00Z");
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60 * 1000);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeEach(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterEach(() => database.close());

  async function newMember() {
    const user = await newUser(database);
    const { name } = await ensureMember(database, user);
    return { ...user, name };
  }
  const claim = (user: Awaited<ReturnType<typeof newMember>>, email: string | null = null) =>
    saveClaim(database, user, { restaurantId: "1", evidence: EVIDENCE, email }, NOW);
  async function newOwner() {
    const user = await newMember();
    await claim(user);
    const { id } = (await findOwnClaim(database, user, "1"))!;
    await decideClaim(database, ADA, id, "accepted");
    return user;
  }
  async function addReview(restaurantId = "1") {
    const user = await newMember();
    const review = {
      restaurantId,
      rating: 2 as const,
      title: "Cold soup",
      content: "The soup was cold and the rice was not, twice in a row, sadly.",
      visitDate: "2026-11-15",
    };
    return (await saveReview(database, user, review, "published"))!.id;
  }

  it("accepts a claim by its link once, from its account, and within 7 days", async () => {
    const [owner, other] = [await newMember(), await newMember()];
    const first = await claim(owner, "info@kopps.de");
    const { token } = (await claim(owner, "info@kopps.de"))!;
    await claim(other, "info@kopps.de");
    const confirm = (user: typeof owner, text: string | undefined, now = NOW) =>
      confirmClaim(database, user, { restaurantId: "1", token: text ?? "" }, now);
    expect(await confirm(owner, first?.token)).toBe(false);
    expect(await confirm(owner, "")).toBe(false);
    expect(await confirm(other, token)).toBe(false);
    expect(await confirm(owner, token, days(8))).toBe(false);
    expect(await isOwner(database, owner, "1")).toBe(false);
    expect(await confirm(owner, token, days(6))).toBe(true);
    expect(await confirm(owner, token)).toBe(false);
    expect(await isOwner(database, owner, "1")).toBe(true);
    expect(await isOwner(database, owner, "2")).toBe(false);
    expect(await claim(owner, null)).toBeUndefined();
    const { entries } = await listAudit(database, 0, 1);
    expect(entries[0]).toMatchObject({ action: "claim.confirm", actor: owner.sub });
  });

  it("keeps no token, only its hash", async () => {
    const owner = await newMember();
    const { token } = (await claim(owner, "info@kopps.de"))!;
    const kept = await database.asOwner((transaction) =>
      transaction.execute(sql`select to_jsonb(c)::text as row from chard.claims c`),
    );
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it("leaves the rest to the desk, which decides once, and ends an ownership", async () => {
    const owner = await newMember();
    await claim(owner);
    const { id } = (await findOwnClaim(database, owner, "1"))!;
    expect((await decideClaim(database, ADA, id, "refused", "Not shown")).isDone).toBe(true);
    expect((await decideClaim(database, ADA, id, "accepted")).isDone).toBe(false);
    expect(await findOwnClaim(database, owner, "1")).toMatchObject({
      status: "refused",
      reason: "Not shown",
    });
    await claim(owner);
    expect((await decideClaim(database, ADA, id, "accepted")).isDone).toBe(true);
    expect(await isOwner(database, owner, "1")).toBe(true);
    expect((await revokeClaim(database, ADA, id, "Sold")).isDone).toBe(true);
    expect((await revokeClaim(database, ADA, id, "Sold")).isDone).toBe(false);
    expect(await isOwner(database, owner, "1")).toBe(false);
  });

  it("lets an owner answer reviews of the own restaurant alone, once each", async () => {
    const [owner, other] = [await newOwner(), await newMember()];
    const [own, foreign] = [await addReview("1"), await addReview("2")];
    const reply = (user: typeof owner, reviewId: string, text: string) =>
      saveReply(database, user, { reviewId, text }).catch(() => "refused");
    expect(await reply(other, own, "Mine!")).toBe("refused");
    expect(await reply(owner, foreign, "Mine!")).toBe("refused");
    expect(await reply(owner, own, "Sorry!")).toBe(true);
    expect(await reply(owner, own, "We are sorry.")).toBe(true);
    expect((await findAnswerable(database, "1", own))?.reply).toMatchObject({
      text: "We are sorry.",
      editedAt: expect.any(String),
    });
    expect(await findAnswerable(database, "1", foreign)).toBeUndefined();
    // The same words are not written to another review.
    expect(await listOwnReplyTexts(database, owner, foreign)).toEqual(["We are sorry."]);
    expect(await listOwnReplyTexts(database, owner, own)).toEqual([]);
    await deleteReply(database, other, own);
    expect((await findAnswerable(database, "1", own))?.reply).toBeDefined();
    await deleteReply(database, owner, own);
    expect((await findAnswerable(database, "1", own))?.reply).toBeUndefined();
  });

  it("keeps an owner's photos, up to so many, and removes own ones alone", async () => {
    const [owner, other] = [await newOwner(), await newMember()];
    const add = (number: number, status: "published" | "waiting" = "published") =>
      addOwnerPhoto(database, owner, {
        restaurantId: "1",
        status,
        photo: { id: `hash${number}`, width: 800, height: 600, description: "The room" },
      });
    expect(await add(1, "waiting")).toBe(true);
    expect(await listOwnerPhotos(database, "1")).toEqual([]);
    for (let number = 2; number <= MAX_OWNER_PHOTOS; number += 1)
      expect(await add(number)).toBe(true);
    expect(await add(99)).toBe(false);
    const [first] = await listOwnPhotos(database, owner, "1");
    const photo = { restaurantId: "1", photoId: first!.recordId };
    expect(await deleteOwnerPhoto(database, other, photo)).toBeUndefined();
    expect(await deleteOwnerPhoto(database, owner, photo)).toEqual({ id: "hash1", width: 800 });
    expect(await listOwnerPhotos(database, "1")).toHaveLength(MAX_OWNER_PHOTOS - 1);
  });
});
