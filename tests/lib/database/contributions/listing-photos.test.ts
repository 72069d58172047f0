/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { approveListing, refuseListing } from "@/lib/database/desk/decisions/decide-listings";
import { mergeListing } from "@/lib/database/desk/decisions/merge-listing";
import { findItem } from "@/lib/database/desk/queues/items";
import { countQueues } from "@/lib/database/desk/queues/queues";
import { undoDecision } from "@/lib/database/desk/decisions/undo";
import { addListing, findListing } from "@/lib/database/contributions/listings";
import { ensureMember } from "@/lib/database/accounts/members";
import { listOwnerPhotos } from "@/lib/database/photos/owner-photos";
import { listVisitorPhotos } from "@/lib/database/photos/visitor-photos";
import { removeOldRecords } from "@/lib/database/maintenance/retention";
import { newRestaurant } from "@/lib/import/write/new-restaurant";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(240_000);

const LISTING = {
  name: "Fenchel & Feuer",
  address: "Weserstraße 14, Berlin",
  description: "A wood oven.",
  details: {},
  userId: null,
  senderEmail: "noor@example.org",
};
const PHOTO = { id: "a".repeat(32), width: 800, height: 600, description: "The oven" };
const DAY_MS = 86_400_000;

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let ada: { id: string; name: string };

  beforeAll(async () => {
    database = await open();
    const user = await newUser(database);
    await ensureMember(database, user);
    ada = { id: user.sub, name: "Ada" };
  });
  afterAll(() => database.close());

  const photosAtDesk = async (token: string) => {
    const item = await findItem(database, "listings", token);
    return item?.queue === "listings" ? item.photos.map(({ id }) => id) : undefined;
  };
  const kopps = () =>
    newRestaurant({ name: "Kopps" }, { lat: 52.52, lng: 13.405 }, new Date("2026-03-01"));

  it("lets photos wait with their listing, in no queue of their own", async () => {
    const token = await addListing(database, { ...LISTING, name: "Oven 1" }, [PHOTO]);
    expect(await photosAtDesk(token)).toEqual([PHOTO.id]);
    expect(await findListing(database, token)).toMatchObject({ photoCount: 1 });
    expect(await countQueues(database, ["photos"])).toEqual([
      { queue: "photos", count: 0, oldest: undefined },
    ]);
  });

  const shownOf = async (restaurantId: string) =>
    (await listVisitorPhotos(database, restaurantId, { offset: 0, limit: 9 })).photos;

  it("publishes them with the approval, as a visitor's, and takes that back", async () => {
    const token = await addListing(database, { ...LISTING, name: "Oven 2" }, [PHOTO]);
    const verdict = await approveListing(database, ada, token, kopps());
    if (!verdict.isDone) throw new Error("It was not approved.");
    expect(verdict.result.senderEmail).toBe("noor@example.org");
    const { restaurantId } = verdict.result;
    expect(await shownOf(restaurantId)).toMatchObject([{ description: "The oven" }]);
    expect(await listOwnerPhotos(database, restaurantId)).toEqual([]);
    expect(await undoDecision(database, ada, `listing:${token}`)).toBeDefined();
    expect(await shownOf(restaurantId)).toEqual([]);
    expect(await photosAtDesk(token)).toEqual([PHOTO.id]);
  });

  it("adds them to the restaurant that the listing is merged into, as a visitor's, and takes that back", async () => {
    const first = await addListing(database, { ...LISTING, name: "Oven 5" });
    const verdict = await approveListing(database, ada, first, kopps());
    if (!verdict.isDone) throw new Error("It was not approved.");
    const { restaurantId } = verdict.result;
    const token = await addListing(database, { ...LISTING, name: "Oven 6", userId: ada.id }, [
      PHOTO,
    ]);
    await mergeListing(database, ada, { token, target: restaurantId, facts: [] });
    expect(await shownOf(restaurantId)).toMatchObject([{ id: PHOTO.id, description: "The oven" }]);
    expect(await listOwnerPhotos(database, restaurantId)).toEqual([]);
    expect(await undoDecision(database, ada, `listing:${token}`)).toEqual({ restaurantId });
    expect(await shownOf(restaurantId)).toEqual([]);
    expect(await photosAtDesk(token)).toEqual([PHOTO.id]);
  });

  it("removes them with the refusal, and takes that back", async () => {
    const token = await addListing(database, { ...LISTING, name: "Oven 3" }, [PHOTO]);
    await refuseListing(database, ada, token, "No such street.");
    expect(await photosAtDesk(token)).toEqual([]);
    await undoDecision(database, ada, `listing:${token}`);
    expect(await photosAtDesk(token)).toEqual([PHOTO.id]);
  });

  it("keeps a sender's address until a day after the decision", async () => {
    const token = await addListing(database, { ...LISTING, name: "Oven 4" });
    const emailAfter = async (days: number) => {
      const now = new Date(Date.now() + days * DAY_MS);
      await removeOldRecords(
        database,
        { messageDays: 365, reportDays: 365, decisionDays: 365 },
        now,
      );
      const item = await findItem(database, "listings", token);
      return item?.queue === "listings" ? item.listing.senderEmail : undefined;
    };
    expect(await emailAfter(30)).toBe("noor@example.org");
    await refuseListing(database, ada, token, "No such street.");
    expect(await emailAfter(0)).toBe("noor@example.org");
    expect(await emailAfter(2)).toBeNull();
  });
});
