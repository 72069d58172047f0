/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { acceptSuggestion } from "@/lib/database/desk/decisions/decide-corrections";
import { executeRows } from "@/lib/database/execute-rows";
import { seedSamples } from "@/lib/database/samples";
import { confirmations } from "@/lib/database/schema/contributions";
import {
  addSuggestion,
  confirmRestaurant,
  readVenueChecks,
} from "@/lib/database/contributions/venue-checks";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { firstOfMonth } from "@/tests/lib/database/support/first-of-month";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const MODERATOR = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000b", name: "Ada" };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    return database;
  });
  afterAll(() => database.close());

  const read = () => readVenueChecks(database, "1");
  const close = (userId: string | null) =>
    addSuggestion(database, {
      restaurantId: "1",
      kind: "closed",
      facts: {},
      evidence: "A notice at the door.",
      userId,
    });
  const tags = () =>
    database.asOwner(async (transaction) => {
      const rows = await executeRows<{ tag: string }>(
        transaction,
        sql`select tag from chard.changed_tags where tag = 'restaurant:1'`,
      );
      return rows.length;
    });

  it("counts each member once a month, and the latest month alone", async () => {
    const [ada, ben] = [await newUser(database), await newUser(database)];
    expect(await read()).toEqual({ confirmed: undefined, closureReports: 0 });
    const before = await tags();
    expect(await confirmRestaurant(database, ada, "1")).toBe(true);
    expect(await tags()).toBeGreaterThan(before);
    expect(await confirmRestaurant(database, ada, "1")).toBe(false);
    expect(await confirmRestaurant(database, ben, "1")).toBe(true);
    expect((await read()).confirmed).toEqual({ month: firstOfMonth(), members: 2 });
    await database.asOwner((transaction) =>
      transaction.update(confirmations).set({ month: firstOfMonth(1) }),
    );
    expect((await read()).confirmed).toEqual({ month: firstOfMonth(1), members: 2 });
    expect(await confirmRestaurant(database, ada, "1")).toBe(true);
    expect((await read()).confirmed).toEqual({ month: firstOfMonth(), members: 1 });
    expect((await readVenueChecks(database, "2")).confirmed).toBeUndefined();
  });

  it("counts accounts that report a closure, not reports", async () => {
    const [ada, ben] = [await newUser(database), await newUser(database)];
    for (const id of [ada.sub, ada.sub, null, null]) await close(id);
    expect((await read()).closureReports).toBe(1);
    await close(ben.sub);
    expect((await read()).closureReports).toBe(2);
  });

  it("counts reports that wait, and no others", async () => {
    const ada = await newUser(database);
    await close(ada.sub);
    const [row] = await database.asOwner((transaction) =>
      executeRows<{ id: number }>(transaction, sql`select id::int from chard.suggestions`),
    );
    await acceptSuggestion(database, MODERATOR, row!.id, ["closure"]);
    expect((await read()).closureReports).toBe(0);
  });

  it("takes the hours that follow from a text with it", async () => {
    await addSuggestion(database, {
      restaurantId: "1",
      kind: "facts",
      facts: { hoursText: "Mo 12:00-13:00" },
      evidence: "The door.",
      userId: null,
    });
    const [row] = await database.asOwner((transaction) =>
      executeRows<{ id: number }>(transaction, sql`select id::int from chard.suggestions`),
    );
    const hours = { monday: [{ open: "12:00", close: "13:00" }] };
    await acceptSuggestion(database, MODERATOR, row!.id, ["hoursText"], {
      derived: [["hours", hours]],
    });
    const [restaurant] = await database.asOwner((transaction) =>
      executeRows<{ hours: unknown; hours_text: string }>(
        transaction,
        sql`select hours, hours_text from chard.restaurants where id = '1'`,
      ),
    );
    expect(restaurant).toEqual({ hours, hours_text: "Mo 12:00-13:00" });
  });
});
