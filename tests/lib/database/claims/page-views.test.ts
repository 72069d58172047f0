/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { collectAccountData } from "@/lib/database/accounts/account-data";
import { ensureMember } from "@/lib/database/accounts/members";
import { saveClaim } from "@/lib/database/claims/claims";
import { findOwnClaim } from "@/lib/database/claims/own-claims";
import { addPageViews, firstCountedWeek, readPageViews } from "@/lib/database/claims/page-views";
import type { Database } from "@/lib/database/database";
import { decideClaim, revokeClaim } from "@/lib/database/desk/decisions/decide-claims";
import { mergeVenues } from "@/lib/database/desk/venues/merge-venues";
import { executeRows } from "@/lib/database/execute-rows";
import { removeOldRecords } from "@/lib/database/maintenance/retention";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const KOPPS = "kopps-berlin";
const LEEK = "lucky-leek-berlin";
const WEEK = "2026-11-23";
const EARLIER = "2026-08-31";
const RETENTION = { messageDays: 365, reportDays: 365, decisionDays: 365 };

// P14.984
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await importElements(database, [
      vegan(1, 52.5296, 13.3991, { name: "Kopps" }),
      vegan(2, 52.5317, 13.4061, { name: "Lucky Leek" }),
    ]);
    return database;
  });
  afterAll(() => database.close());

  async function newClaimant(restaurantId: string) {
    const user = await newUser(database);
    await ensureMember(database, user);
    await saveClaim(database, user, { restaurantId, evidence: "Mine", email: null });
    const claim = await findOwnClaim(database, user, restaurantId);
    return { user, claimId: claim!.id };
  }
  async function newOwner(restaurantId: string) {
    const { user, claimId } = await newClaimant(restaurantId);
    await decideClaim(database, ADA, claimId, "accepted");
    return { user, claimId };
  }
  type User = Awaited<ReturnType<typeof newUser>>;
  const add = (restaurantId: string, count: number, week = WEEK) =>
    addPageViews(database, [{ restaurantId, week, count }]);
  const read = (user: User, restaurantId = KOPPS) =>
    readPageViews(database, user, restaurantId, "2026-01-01");
  const rows = () =>
    database.asOwner((transaction) =>
      executeRows(
        transaction,
        sql`select restaurant_id, week::text as week, count from chard.page_views order by 1, 2`,
      ),
    );

  it("adds what several servers counted; an id that there is not, or a sample's, is left out", async () => {
    await database.asOwner((transaction) =>
      transaction.execute(sql`update chard.restaurants set sample = true where id = ${LEEK}`),
    );
    await addPageViews(database, [
      { restaurantId: KOPPS, week: WEEK, count: 2 },
      { restaurantId: LEEK, week: WEEK, count: 7 },
      { restaurantId: "no-such-place", week: WEEK, count: 9 },
      { restaurantId: KOPPS, week: EARLIER, count: 1 },
    ]);
    await add(KOPPS, 3);
    expect(await rows()).toEqual([
      { restaurant_id: KOPPS, week: EARLIER, count: 1 },
      { restaurant_id: KOPPS, week: WEEK, count: 5 },
    ]);
  });

  it("lets the owner alone read them", async () => {
    const { user: owner, claimId } = await newOwner(KOPPS);
    const { user: other } = await newOwner(LEEK);
    const { user: claimant } = await newClaimant(KOPPS);
    await add(KOPPS, 4);
    expect(await read(owner)).toEqual([{ week: WEEK, count: 4 }]);
    for (const user of [other, claimant, await newUser(database)])
      expect(await read(user)).toEqual([]);
    const anonymous = database.asAnonymous((transaction) =>
      executeRows(transaction, sql`select * from chard.page_views`),
    );
    await expect(anonymous).rejects.toMatchObject({ cause: { code: "42501" } });
    await revokeClaim(database, ADA, claimId, "It was sold.");
    expect(await read(owner)).toEqual([]);
  });

  it("lets no member write them", async () => {
    const { user } = await newOwner(KOPPS);
    await add(KOPPS, 4);
    for (const statement of [
      `insert into chard.page_views values ('${KOPPS}', '2026-11-16', 9)`,
      "update chard.page_views set count = 9",
      "delete from chard.page_views",
    ]) {
      const attempt = database.asUser(user, (transaction) =>
        executeRows(transaction, sql.raw(statement)),
      );
      await expect(attempt).rejects.toMatchObject({ cause: { code: "42501" } });
    }
  });

  it("knows since when views are counted", async () => {
    expect(await firstCountedWeek(database)).toBeUndefined();
    await add(KOPPS, 1);
    await add(LEEK, 1, EARLIER);
    expect(await firstCountedWeek(database)).toBe(EARLIER);
  });

  it("adds those of a restaurant that is merged into another", async () => {
    await add(KOPPS, 4);
    await add(LEEK, 2);
    await add(LEEK, 5, EARLIER);
    await mergeVenues(database, ADA, LEEK, KOPPS);
    expect(await rows()).toEqual([
      { restaurant_id: KOPPS, week: EARLIER, count: 5 },
      { restaurant_id: KOPPS, week: WEEK, count: 6 },
    ]);
  });

  it("forgets weeks that began more than 90 days ago", async () => {
    await add(KOPPS, 1, EARLIER);
    await add(KOPPS, 1, "2026-08-24");
    await removeOldRecords(database, RETENTION, new Date("2026-11-27T10:00:00Z"));
    expect(await rows()).toEqual([{ restaurant_id: KOPPS, week: EARLIER, count: 1 }]);
  });

  it("are the restaurant's, not the account's: its data has none, and they outlive it", async () => {
    const { user } = await newOwner(KOPPS);
    await add(KOPPS, 4321);
    expect(JSON.stringify(await collectAccountData(database, user.sub))).not.toContain("4321");
    await database.asOwner((transaction) =>
      transaction.execute(sql`delete from auth.users where id = ${user.sub}`),
    );
    expect(await rows()).toEqual([{ restaurant_id: KOPPS, week: WEEK, count: 4321 }]);
  });
});
