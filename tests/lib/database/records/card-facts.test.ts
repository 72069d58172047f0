/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { acceptSuggestion } from "@/lib/database/desk/decisions/decide-corrections";
import { executeRows } from "@/lib/database/execute-rows";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { confirmations } from "@/lib/database/schema/contributions";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";
import { addSuggestion, confirmRestaurant } from "@/lib/database/contributions/venue-checks";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { firstOfMonth } from "@/tests/lib/database/support/first-of-month";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const MODERATOR = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000b", name: "Ada" };

// What members say and send is summed up in the restaurant's record, where cards find it.
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    return database;
  });
  afterAll(() => database.close());

  const read = async () => (await sqlRecords(database).getRestaurant("1"))!;
  const reportClosed = (userId: string | null) =>
    addSuggestion(database, {
      restaurantId: "1",
      kind: "closed",
      facts: {},
      evidence: "A notice at the door.",
      userId,
    });

  const addPhoto = (fields: { hash: string; reviewId?: string; status?: "waiting" }) =>
    database.asOwner((transaction) =>
      transaction.insert(photos).values({
        width: 1200,
        height: 900,
        description: `Photo ${fields.hash[0]}`,
        restaurantId: "1",
        ...fields,
      }),
    );

  it("has no more than the sample at first", async () => {
    for (const fact of ["reportedClosed", "confirmedAt", "confirmedBy", "photo"])
      expect(await read()).not.toHaveProperty(fact);
  });

  it("counts the members who confirmed, and knows the last month", async () => {
    const [ada, ben] = [await newUser(database), await newUser(database)];
    for (const user of [ada, ben]) await confirmRestaurant(database, user, "1");
    await database.asOwner((transaction) =>
      transaction.update(confirmations).set({ month: firstOfMonth(1) }),
    );
    expect(await read()).toMatchObject({ confirmedAt: firstOfMonth(1), confirmedBy: 2 });
    await confirmRestaurant(database, ada, "1");
    expect(await read()).toMatchObject({ confirmedAt: firstOfMonth(), confirmedBy: 2 });
  });

  it("may have closed while reports of two accounts wait", async () => {
    const [ada, ben] = [await newUser(database), await newUser(database)];
    for (const id of [ada.sub, ada.sub, null, null]) await reportClosed(id);
    expect(await read()).not.toHaveProperty("reportedClosed");
    await reportClosed(ben.sub);
    expect((await read()).reportedClosed).toBe(true);
    const [report] = await database.asOwner((transaction) =>
      executeRows<{ id: number }>(
        transaction,
        sql`select max(id)::int as id from chard.suggestions`,
      ),
    );
    await acceptSuggestion(database, MODERATOR, report!.id, []);
    expect(await read()).not.toHaveProperty("reportedClosed");
  });

  it("shows the owner's photo before a visitor's, and no other than published ones", async () => {
    await addPhoto({ hash: "a".repeat(32), reviewId: "1" });
    expect((await read()).photo).toMatchObject({ picture: { alt: "Photo a" }, count: 1 });
    await addPhoto({ hash: "b".repeat(32) });
    await addPhoto({ hash: "c".repeat(32), status: "waiting" });
    expect((await read()).photo).toEqual({
      picture: {
        src: `/photos/${"b".repeat(32)}-480.webp`,
        alt: "Photo b",
        width: 480,
        height: 360,
      },
      count: 2,
    });
    await database.asOwner((transaction) =>
      transaction
        .update(photos)
        .set({ status: "removed" })
        .where(eq(photos.hash, "b".repeat(32))),
    );
    expect((await read()).photo).toMatchObject({ picture: { alt: "Photo a" }, count: 1 });
    await database.asOwner((transaction) =>
      transaction.update(reviews).set({ status: "removed" }).where(eq(reviews.id, "1")),
    );
    expect(await read()).not.toHaveProperty("photo");
  });

  it("changes the version of the tiles", async () => {
    const ada = await newUser(database);
    const before = await readTileIndex(database);
    await confirmRestaurant(database, ada, "1");
    expect((await readTileIndex(database)).version).not.toBe(before.version);
  });
});
