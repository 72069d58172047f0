/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import {
  changeFavorites,
  findSharedFavorites,
  findShareToken,
  listFavoriteRestaurants,
  listFavorites,
  saveNote,
  shareFavorites,
  stopSharing,
} from "@/lib/database/accounts/favorites";
import { ensureMember } from "@/lib/database/accounts/members";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  type User = Awaited<ReturnType<typeof newUser>>;

  const add = (user: User, ...ids: string[]) =>
    changeFavorites(database, user, { added: ids.map((id) => ({ id })), removed: [] });
  const idsOf = async (user: User) => (await listFavorites(database, user)).map(({ id }) => id);

  it("keeps the order of saving, the last saved first", async () => {
    const user = await newUser(database);
    await add(user, "3", "1", "2");
    await add(user, "5");
    expect(await idsOf(user)).toEqual(["5", "2", "1", "3"]);
  });

  it("saves a restaurant once, and leaves out what is not listed", async () => {
    const user = await newUser(database);
    await add(user, "1", "gone", "2");
    await add(user, "1", "gone");
    expect(await idsOf(user)).toEqual(["2", "1"]);
  });

  it("saves and removes a restaurant that was merged under its new id", async () => {
    const user = await newUser(database);
    await database.asOwner((transaction) =>
      transaction.execute(
        sql`insert into chard.restaurant_redirects (id, restaurant_id) values ('old-name', '4')`,
      ),
    );
    await add(user, "old-name", "4");
    expect(await idsOf(user)).toEqual(["4"]);
    // A device, or a page without scripts, may know it by the old id alone.
    await changeFavorites(database, user, { added: [], removed: ["old-name"] });
    expect(await idsOf(user)).toEqual([]);
  });

  it("removes, and restores with the note and at the old position", async () => {
    const user = await newUser(database);
    await add(user, "1", "2");
    await saveNote(database, user, { restaurantId: "1", note: "By the window" });
    const [, before] = await listFavorites(database, user);
    await changeFavorites(database, user, { added: [], removed: ["1", "9"] });
    expect(await idsOf(user)).toEqual(["2"]);
    await changeFavorites(database, user, {
      added: [{ id: "1", note: "By the window", savedAt: before!.savedAt.toISOString() }],
      removed: [],
    });
    expect(await listFavorites(database, user)).toEqual([
      expect.objectContaining({ id: "2" }),
      before,
    ]);
  });

  it("does not believe that something was saved in the future", async () => {
    const user = await newUser(database);
    const now = new Date("2026-11-20T10:00:00Z");
    const added = [{ id: "1", savedAt: "2099-01-01T00:00:00Z" }];
    await changeFavorites(database, user, { added, removed: [] }, now);
    expect((await listFavorites(database, user))[0]?.savedAt).toEqual(now);
  });

  it("keeps notes on favorites alone, and removes an empty one", async () => {
    const user = await newUser(database);
    await add(user, "1");
    expect(await saveNote(database, user, { restaurantId: "2", note: "x" })).toBe(false);
    expect(await saveNote(database, user, { restaurantId: "1", note: "Ask for Mo" })).toBe(true);
    expect(await listFavoriteRestaurants(database, user)).toMatchObject([
      { restaurant: { id: "1" }, note: "Ask for Mo" },
    ]);
    await saveNote(database, user, { restaurantId: "1", note: "" });
    expect(await listFavorites(database, user)).toMatchObject([{ note: null }]);
  });

  it("shares a list without notes and account, until that is stopped", async () => {
    const user = await newUser(database, "Ada Example");
    await ensureMember(database, user);
    await add(user, "1", "2");
    await saveNote(database, user, { restaurantId: "1", note: "A secret" });
    expect(await findShareToken(database, user)).toBeUndefined();
    const token = (await shareFavorites(database, user))!;
    expect(token).toMatch(/^[\da-f]{32}$/);
    expect(await shareFavorites(database, user)).toBe(token);
    const shared = await findSharedFavorites(database, token);
    expect(shared).toMatchObject({
      name: "Ada Example",
      restaurants: [{ id: "2" }, { id: "1" }],
    });
    expect(JSON.stringify(shared)).not.toContain("A secret");
    expect(JSON.stringify(shared)).not.toContain(user.sub);

    await stopSharing(database, user);
    expect(await findSharedFavorites(database, token)).toBeUndefined();
    expect(await shareFavorites(database, user)).not.toBe(token);
  });

  describe("what the policies refuse", () => {
    const statements = (owner: User) => [
      `insert into chard.favorites (user_id, restaurant_id) values ('${owner.sub}', '3')`,
      `insert into chard.favorite_shares (user_id, token) values ('${owner.sub}', 'stolen')`,
      "update chard.favorites set user_id = user_id",
      "update chard.favorite_shares set token = 'stolen'",
    ];
    const reads = ["select * from chard.favorites", "select * from chard.favorite_shares"];
    const silent = [
      "update chard.favorites set note = 'seen'",
      "delete from chard.favorites",
      "delete from chard.favorite_shares",
    ];
    const refusal = { cause: expect.objectContaining({ code: "42501" }) };
    let owner: User;

    beforeAll(async () => {
      owner = await newUser(database);
      await ensureMember(database, owner);
      await add(owner, "1");
      await shareFavorites(database, owner);
    });
    afterEach(async () => {
      expect(await listFavorites(database, owner)).toMatchObject([{ id: "1", note: null }]);
      expect(await findShareToken(database, owner)).toMatch(/^[\da-f]{32}$/);
    });

    it("another member", async () => {
      const other = await newUser(database);
      const run = (statement: string) =>
        database.asUser(other, async (transaction) => transaction.execute(sql.raw(statement)));
      for (const statement of statements(owner))
        await expect(run(statement)).rejects.toMatchObject(refusal);
      for (const statement of silent) await run(statement);
      for (const statement of reads) expect(await run(statement)).toMatchObject({ rows: [] });
    });

    it("visitors without an account", async () => {
      const run = (statement: string) =>
        database.asAnonymous(async (transaction) => transaction.execute(sql.raw(statement)));
      for (const statement of [...statements(owner), ...silent, ...reads])
        await expect(run(statement)).rejects.toMatchObject(refusal);
    });
  });
});
