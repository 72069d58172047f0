/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import type { Database } from "@/lib/database/database";
import { mergeVenues } from "@/lib/database/desk/venues/merge-venues";
import { addDish } from "@/lib/database/dishes/own-dishes";
import { executeRows } from "@/lib/database/execute-rows";
import { addVisitorPhotos, listVisitorPhotos } from "@/lib/database/photos/visitor-photos";
import { changeReviewPhotos } from "@/lib/database/reviews/review-photos";
import { saveReview } from "@/lib/database/reviews/reviews";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const COPY = "kopps-berlin";
const ORIGINAL = "lucky-leek-berlin";

const photo = (digit: string) => ({
  id: digit.repeat(32),
  width: 1200,
  height: 800,
  description: `Dish ${digit}`,
});

// What a moderator removed from one of two restaurants is not taken again by the one that is made of them (P14.102, P14.220).
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let user: Awaited<ReturnType<typeof newUser>>;

  eachTestStartsWith(async () => {
    database = await open();
    await importElements(database, [
      vegan(1, 52.5296, 13.3991, { name: "Kopps" }),
      vegan(2, 52.5317, 13.4061, { name: "Lucky Leek" }),
    ]);
    user = await newUser(database);
    await ensureMember(database, user);
    return database;
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );

  async function review(restaurantId: string, digits: string[]) {
    const words = "My own soup is the best that there is, and so is my own rice.";
    const text = { rating: 5 as const, title: "The best", content: words, visitDate: "2026-11-15" };
    const saved = await saveReview(database, user, { restaurantId, ...text }, "published");
    await changeReviewPhotos(database, user, saved!.id, { added: digits.map(photo), removed: [] });
    return saved!.id;
  }

  const merge = () => mergeVenues(database, ADA, COPY, ORIGINAL);

  /** The photos of which the member adds one again, and which of them the restaurant does not take. */
  async function refused(digits: string[]) {
    const added = digits.map(photo);
    const place = { restaurantId: ORIGINAL, added, status: "published" as const };
    return (await addVisitorPhotos(database, user, place))?.map(({ id }) => id[0]);
  }

  it.each([
    ["copy", COPY, ORIGINAL],
    ["original", ORIGINAL, COPY],
  ])("a photo of an older review, of the %s, that gives way", async (_what, older, newer) => {
    await review(older, ["1", "2"]);
    await run(`update chard.photos set status = 'removed' where hash like '1%'`);
    await run(`update chard.reviews set created_at = now() - interval '1 day'`);
    await review(newer, []);
    expect(await merge()).toMatchObject({ result: { photos: [{ id: photo("2").id }] } });
    expect(await refused(["1", "2"])).toEqual(["1"]);
  });

  it("the photos of a whole review that was removed, and gives way", async () => {
    const id = await review(COPY, ["1"]);
    await run(
      `update chard.reviews set status = 'removed', created_at = now() - interval '1 day' where id = '${id}'`,
    );
    await review(ORIGINAL, []);
    await merge();
    expect(await listVisitorPhotos(database, ORIGINAL, { limit: 9, offset: 0 })).toMatchObject({
      total: 0,
    });
    expect(await refused(["1"])).toEqual(["1"]);
  });

  it("a dish", async () => {
    const unsaid = { level: undefined, request: undefined, price: undefined, allergens: [] };
    const dish = { name: "Mapo tofu", ...unsaid, byOwner: false };
    await addDish(database, user, { ...dish, restaurantId: COPY });
    await run(`update chard.dishes set status = 'removed'`);
    await merge();
    expect(await addDish(database, user, { ...dish, restaurantId: ORIGINAL })).toBe("removed");
  });
});
