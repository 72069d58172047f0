/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { decidePhoto } from "@/lib/database/desk/decisions/decide-photos";
import { upholdReport } from "@/lib/database/desk/decisions/decide-texts";
import { removeVenuePhoto } from "@/lib/database/desk/venues/venue-photos";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { findPhotoAudience } from "@/lib/database/photos/photo-audience";
import { listPhotoHashes } from "@/lib/database/photos/photo-hashes";
import { addReport } from "@/lib/database/contributions/reports";
import { changeReviewPhotos } from "@/lib/database/reviews/review-photos";
import { saveReview } from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const REASON = "It shows a person.";

const hashOf = (digit: string) => digit.repeat(32);
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) => executeRows<{ id: string }>(transaction, sql.raw(statement)));
  const audience = (digit: string) => findPhotoAudience(database, hashOf(digit));

  /** A review with one photo; returns the photo's record. */
  async function newReview(restaurantId: string, digit: string) {
    const user = await newUser(database);
    await ensureMember(database, user);
    const words = {
      restaurantId,
      rating: 5 as const,
      title: "The mapo tofu",
      content: "Proper numbing heat, silky tofu, and rice that tastes of something.",
      visitDate: "2026-11-15",
    };
    const { id } = (await saveReview(database, user, words, "published"))!;
    const photo = { id: hashOf(digit), width: 1200, height: 800, description: "A dish" };
    await changeReviewPhotos(database, user, id, { added: [photo], removed: [] });
    const rows = await run(`select id::text from chard.photos where review_id = '${id}'`);
    return { user, id, photoId: rows[0]!.id };
  }

  /** A photo of an owner, which waits on its own. */
  async function newOwnerPhoto(digit: string) {
    const user = await newUser(database);
    const rows = await run(
      `insert into chard.photos (hash, width, height, description, restaurant_id, user_id, status)
         values ('${hashOf(digit)}', 1, 1, 'x', '1', '${user.sub}', 'waiting') returning id::text`,
    );
    return { user, id: rows[0]!.id };
  }

  it("is everyone for a published photo, and no one for files that no record names", async () => {
    await newReview("1", "a");
    expect(await audience("a")).toBe("public");
    expect(await audience("f")).toBeUndefined();
  });

  it("is its sender, and the desk, while it waits", async () => {
    const { user, id } = await newOwnerPhoto("b");
    expect(await audience("b")).toEqual({ senders: [user.sub] });
    await decidePhoto(database, ADA, id, "published");
    expect(await audience("b")).toBe("public");
  });

  it("is the same while its review waits", async () => {
    const { user, id } = await newReview("1", "c");
    await run(`update chard.reviews set status = 'waiting' where id = '${id}'`);
    expect(await audience("c")).toEqual({ senders: [user.sub] });
  });

  it("is no one once a moderator has removed it, alone or with its review after a report", async () => {
    const alone = await newReview("1", "d");
    expect((await removeVenuePhoto(database, ADA, alone.photoId, REASON)).isDone).toBe(true);
    expect(await audience("d")).toBeUndefined();

    const { id } = await newReview("2", "e");
    const report = { subject: `review:${id}`, reason: "insult", details: "x", userId: null };
    await addReport(database, report);
    const [{ id: reportId }] = (await run(`select id from chard.reports`)) as [{ id: string }];
    expect((await upholdReport(database, ADA, Number(reportId), REASON)).isDone).toBe(true);
    expect(await audience("e")).toBeUndefined();
  });

  it("is everyone while another record shows the same picture", async () => {
    const removed = await newReview("1", "0");
    await newReview("2", "0");
    await removeVenuePhoto(database, ADA, removed.photoId, REASON);
    expect(await audience("0")).toBe("public");
  });

  it("files of a removed photo are kept as long as the removal can be undone, and no longer", async () => {
    await newReview("1", "1");
    const removed = await newReview("2", "2");
    const withReview = await newReview("3", "3");
    await removeVenuePhoto(database, ADA, removed.photoId, REASON);
    const report = {
      subject: `review:${withReview.id}`,
      reason: "insult",
      details: "x",
      userId: null,
    };
    await addReport(database, report);
    const [{ id }] = (await run(`select id from chard.reports order by id desc`)) as [
      { id: string },
    ];
    await upholdReport(database, ADA, Number(id), REASON);
    const kept = async (now: Date) => {
      const hashes = await listPhotoHashes(database, now);
      return ["1", "2", "3"].filter((digit) => hashes.has(hashOf(digit)));
    };
    expect(await kept(later(9))).toEqual(["1", "2", "3"]);
    expect(await kept(later(11))).toEqual(["1"]);
  });
});
