/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { saveMailPreferences } from "@/lib/database/accounts/account-records";
import { unsubscribeToken } from "@/lib/mail/unsubscribe";
import { unsubscribe } from "@/lib/mail/notifications/unsubscribe";
import { unsubscribeKey } from "@/lib/mail/notifications/unsubscribe-key";
import { newUser } from "@/tests/lib/database/support/new-user";
import { ONE_DATABASE, SUPABASE_DATABASES } from "@/tests/lib/database/support/open-test-database";

const mockStores = {} as { database: Database };
jest.mock("@/lib/database/client", () => ({ getStores: async () => mockStores }));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => true }));

jest.setTimeout(240_000);

/** Adds an account as Supabase would. */
async function addSupabaseUser(database: Database) {
  const sub = randomUUID();
  await database.asOwner((transaction) =>
    transaction.execute(
      sql`insert into auth.users (id, email) values (${sub}, 'noor@example.org')`,
    ),
  );
  return { sub };
}

describe.each([
  ...ONE_DATABASE.map(([name, open]) => ({ name, open, addUser: newUser })),
  ...SUPABASE_DATABASES.map(([name, open]) => ({
    name: `${name} with Supabase's accounts`,
    open,
    addUser: addSupabaseUser,
  })),
])("$name", ({ open, addUser }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    mockStores.database = database;
  });
  afterAll(() => database.close());

  const tokenOf = async (userId: string) =>
    unsubscribeToken({ userId, mail: "favorite-reviews" }, await unsubscribeKey(database));

  const wishesOf = (userId: string) =>
    database.asOwner((transaction) =>
      executeRows<{ wish: boolean }>(
        transaction,
        sql`select favorite_reviews as wish from chard.mail_preferences where user_id = ${userId}`,
      ),
    );

  it("ends the mails of a member, and no other's", async () => {
    const [user, other] = [await addUser(database), await addUser(database)];
    for (const one of [user, other])
      await saveMailPreferences(database, one, { favoriteReviews: true });
    const token = await tokenOf(user.sub);
    // A second click changes nothing.
    expect([await unsubscribe(token), await unsubscribe(token)]).toEqual([true, true]);
    expect(await wishesOf(user.sub)).toEqual([{ wish: false }]);
    expect(await wishesOf(other.sub)).toEqual([{ wish: true }]);
  });

  it("ends the mails about events alone, which are on without a row", async () => {
    const user = await addUser(database);
    const key = await unsubscribeKey(database);
    const token = unsubscribeToken({ userId: user.sub, mail: "event-changes" }, key);
    const stored = () =>
      database.asOwner((transaction) =>
        executeRows(
          transaction,
          sql`select favorite_reviews as reviews, event_changes as events from chard.mail_preferences where user_id = ${user.sub}`,
        ),
      );
    expect(await unsubscribe(token)).toBe(true);
    expect(await stored()).toEqual([{ reviews: false, events: false }]);
    await saveMailPreferences(database, user, { favoriteReviews: true, eventChanges: true });
    expect([await unsubscribe(token), await unsubscribe(token)]).toEqual([true, true]);
    expect(await stored()).toEqual([{ reviews: true, events: false }]);
    await database.asOwner((transaction) =>
      transaction.execute(sql`delete from auth.users where id = ${user.sub}`),
    );
    expect(await unsubscribe(token)).toBe(true);
    expect(await stored()).toEqual([]);
  });

  it("knows the link of an account that was deleted since", async () => {
    const user = await addUser(database);
    await saveMailPreferences(database, user, { favoriteReviews: true });
    const token = await tokenOf(user.sub);
    await database.asOwner((transaction) =>
      transaction.execute(sql`delete from auth.users where id = ${user.sub}`),
    );
    expect(await unsubscribe(token)).toBe(true);
    expect(await wishesOf(user.sub)).toEqual([]);
  });

  it("ends nothing by a link that is not the site's", async () => {
    const user = await addUser(database);
    await saveMailPreferences(database, user, { favoriteReviews: true });
    const key = new Uint8Array(32);
    const forged = unsubscribeToken({ userId: user.sub, mail: "favorite-reviews" }, key);
    expect(await unsubscribe(forged)).toBe(false);
    expect(await wishesOf(user.sub)).toEqual([{ wish: true }]);
  });
});
