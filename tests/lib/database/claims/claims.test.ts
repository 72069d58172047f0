/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { confirmClaim, saveClaim } from "@/lib/database/claims/claims";
import { findOwnClaim, isOwner } from "@/lib/database/claims/own-claims";
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import {
  decideClaim,
  findClaimantsOpinion,
  revokeClaim,
} from "@/lib/database/desk/decisions/decide-claims";
import { ensureMember } from "@/lib/database/accounts/members";
import {
  addOwnerPhoto,
  deleteOwnerPhoto,
  listOwnerPhotos,
  listOwnPhotos,
  MAX_OWNER_PHOTOS,
} from "@/lib/database/photos/owner-photos";
import {
  deleteReply,
  findAnswerable,
  listOwnReplyTexts,
  saveReply,
} from "@/lib/database/reviews/review-replies";
import { saveReview } from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const EVIDENCE = "My name is in the imprint.";
const NOW = new Date("2026-11-24T12:00:00Z");
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60 * 1000);

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

  const claimOf = async (user: Awaited<ReturnType<typeof newMember>>) =>
    (await findOwnClaim(database, user, "1"))!;
  const confirm = (user: Awaited<ReturnType<typeof newMember>>, token: string | undefined) =>
    confirmClaim(database, user, { restaurantId: "1", token: token ?? "" }, NOW);
  const run = (statement: string) =>
    database.asOwner((transaction) => transaction.execute(sql.raw(statement)));

  it.each(["refused", "ended"])(
    "an ownership that was %s does not come back by e-mail, also not for another account with the address",
    async (how) => {
      const owner = await newMember();
      const email = "info@kopps.de";
      if (how === "refused") {
        await claim(owner);
        await decideClaim(database, ADA, (await claimOf(owner)).id, "refused", "Not shown");
      } else {
        expect(await confirm(owner, (await claim(owner, email))?.token)).toBe(true);
        await revokeClaim(database, ADA, (await claimOf(owner)).id, "Sold");
      }
      // Sent twice: the first replaces what the desk said.
      for (let attempt = 0; attempt < 2; attempt += 1)
        expect(await claim(owner, email)).toEqual({ token: undefined });
      expect((await claimOf(owner)).status).toBe("open");
      const other = await newMember();
      const byOther = await claim(other, email.toUpperCase());
      expect(byOther).toEqual({ token: undefined });
      // A person may still say yes.
      await decideClaim(database, ADA, (await claimOf(owner)).id, "accepted");
      expect(await isOwner(database, owner, "1")).toBe(true);
    },
  );

  it("a link that was sent before counts no more once the address was refused", async () => {
    const [owner, other] = [await newMember(), await newMember()];
    const email = "info@kopps.de";
    const { token } = (await claim(other, email))!;
    expect(await confirm(owner, (await claim(owner, email))?.token)).toBe(true);
    await revokeClaim(database, ADA, (await claimOf(owner)).id, "Not theirs");
    expect(await confirm(other, token)).toBe(false);
  });

  it("a website that was changed within four weeks shows nothing", async () => {
    const member = await newMember();
    const change = (weeks: number) =>
      run(
        `insert into chard.change_log (at, actor, restaurant_id, field, before, after)
           values (now() - make_interval(weeks => ${weeks}), 'import', '1', 'website', '"https://kopps.de"', '"https://evil.example"')`,
      );
    await change(5);
    expect((await claim(member, "info@evil.example"))?.token).toBeTruthy();
    await change(3);
    expect(await claim(member, "info@evil.example")).toEqual({ token: undefined });
    expect((await claimOf(member)).status).toBe("open");
  });

  it("a member who reviews a restaurant between claim and link, or claim and decision, does not own it", async () => {
    const words = {
      restaurantId: "1",
      rating: 5 as const,
      title: "The best of all",
      content: "My own soup is the best that there is, and so is my own rice.",
      visitDate: "2026-11-15",
    };
    const [mailed, asked] = [await newMember(), await newMember()];
    const { token } = (await claim(mailed, "info@kopps.de"))!;
    await claim(asked);
    for (const user of [mailed, asked]) await saveReview(database, user, words, "published");
    expect(await confirm(mailed, token)).toBe(false);
    const { id } = await claimOf(asked);
    expect(await findClaimantsOpinion(database, id)).toBe("review");
    expect((await decideClaim(database, ADA, id, "accepted")).isDone).toBe(false);
    for (const user of [mailed, asked]) expect(await isOwner(database, user, "1")).toBe(false);
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
    // The form was sent twice.
    expect(await Promise.all([add(1, "waiting"), add(1, "waiting")])).toEqual(["added", "added"]);
    expect(await listOwnPhotos(database, owner, "1")).toHaveLength(1);
    expect(await listOwnerPhotos(database, "1")).toEqual([]);
    for (let number = 2; number <= MAX_OWNER_PHOTOS; number += 1)
      expect(await add(number)).toBe("added");
    expect(await add(99)).toBe("full");
    const [first] = await listOwnPhotos(database, owner, "1");
    const photo = { restaurantId: "1", photoId: first!.recordId };
    expect(await deleteOwnerPhoto(database, other, photo)).toBeUndefined();
    expect(await deleteOwnerPhoto(database, owner, photo)).toEqual({ id: "hash1", width: 800 });
    expect(await listOwnerPhotos(database, "1")).toHaveLength(MAX_OWNER_PHOTOS - 1);
    expect(await add(1)).toBe("added");
    await run("update chard.photos set status = 'removed' where hash = 'hash1'");
    expect(await add(1)).toBe("removed");
  });
});
