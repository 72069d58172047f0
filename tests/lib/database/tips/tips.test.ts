/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { upholdReport } from "@/lib/database/desk/decisions/decide-texts";
import { undoDecision } from "@/lib/database/desk/decisions/undo";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { renameMember } from "@/lib/database/accounts/rename-member";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { addReport, findReportable } from "@/lib/database/contributions/reports";
import { seedSamples } from "@/lib/database/samples";
import { countPriceVotes, findOwnPriceVote, setPriceVote } from "@/lib/database/tips/price-votes";
import {
  deleteTip,
  findOwnTip,
  listOwnTipVotes,
  listTips,
  saveTip,
  setTipVote,
} from "@/lib/database/tips/tips";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const MENU = { restaurantId: "1", text: "Ask for the second menu. Everything on it is vegan." };
const GARDEN = { restaurantId: "1", text: "There are four tables in the garden." };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    return database;
  });
  afterAll(() => database.close());

  const run = <Row = Record<string, unknown>>(statement: string) =>
    database.asOwner((transaction) => executeRows<Row>(transaction, sql.raw(statement)));

  async function newMember(name?: string) {
    const user = await newUser(database, name);
    await ensureMember(database, user);
    return user;
  }

  type User = Awaited<ReturnType<typeof newMember>>;

  async function save(user: User, tip = MENU) {
    const saved = await saveTip(database, user, tip);
    if (typeof saved === "string") throw new Error(saved);
    return saved.id;
  }

  const texts = async () => (await listTips(database, "1")).map(({ text }) => text);

  it("refuses a tip of an owner about the own restaurant, whatever form or statement it comes by", async () => {
    const owner = await newMember();
    await run(
      `insert into chard.claims (restaurant_id, user_id, evidence, status) values ('1', '${owner.sub}', 'Mine', 'accepted')`,
    );
    await expect(saveTip(database, owner, MENU)).rejects.toThrow();
    expect(await texts()).toEqual([]);
    await save(owner, { ...GARDEN, restaurantId: "2" });
  });

  it("is signed with the present name, one of each member, the most helpful first", async () => {
    const [ada, ben] = [await newMember("Ada Lindqvist"), await newMember("Ben Okafor")];
    const menu = await save(ada);
    const garden = await save(ben, GARDEN);
    expect(await setTipVote(database, ada, { tipId: garden })).toBe("added");
    expect(await setTipVote(database, ada, { tipId: garden, intent: "add" })).toBe("added");
    expect(await setTipVote(database, ada, { tipId: menu })).toBe("own");
    expect(await listTips(database, "1")).toEqual([
      {
        id: garden,
        text: GARDEN.text,
        helpful: 1,
        at: expect.any(String),
        author: { name: "Ben Okafor", slug: "ben-okafor" },
      },
      expect.objectContaining({ id: menu, helpful: 0 }),
    ]);
    expect(await listOwnTipVotes(database, ada, "1")).toEqual([garden]);
    expect(await setTipVote(database, ada, { tipId: garden })).toBe("removed");
    expect(await listOwnTipVotes(database, ada, "1")).toEqual([]);
    const renamed = await renameMember(database, ben, { name: "Ben O.", town: "" });
    expect(renamed.restaurants).toEqual(["1"]);
    const byBen = (await listTips(database, "1")).find(({ id }) => id === garden);
    expect(byBen).toMatchObject({ helpful: 0, author: { name: "Ben O." } });
  });

  it("is replaced with its votes, and stays what it is when the same words are sent", async () => {
    const [ada, ben] = [await newMember(), await newMember()];
    const first = await save(ada);
    await setTipVote(database, ben, { tipId: first });
    expect(await save(ada)).toBe(first);
    expect(await listTips(database, "1")).toMatchObject([{ helpful: 1 }]);
    await save(ada, GARDEN);
    expect(await listTips(database, "1")).toMatchObject([{ text: GARDEN.text, helpful: 0 }]);
    expect(await saveTip(database, ada, { ...GARDEN, restaurantId: "2" })).toBe("repeated");
    expect(await deleteTip(database, ada, "1")).toBe(true);
    expect(await deleteTip(database, ada, "1")).toBe(false);
    expect(await texts()).toEqual([]);
  });

  it("is reported, removed by the desk, and then not changed or deleted by its author", async () => {
    const ada = await newMember();
    const id = await save(ada);
    const subject = `tip:${id}`;
    expect(await findReportable(database, subject)).toMatchObject({
      kind: "tip",
      restaurantId: "1",
      text: MENU.text,
    });
    await addReport(database, { subject, reason: "Spam", details: "", userId: null });
    const [row] = await run<{ id: number }>("select id::int from chard.reports");
    const moderator = { id: ada.sub, name: "Ada" };
    await upholdReport(database, moderator, row!.id, "Advertising");
    expect(await texts()).toEqual([]);
    expect(await saveTip(database, ada, GARDEN)).toBe("removed");
    expect(await deleteTip(database, ada, "1")).toBe(false);
    expect(await findOwnTip(database, ada, "1")).toMatchObject({ status: "removed" });
    expect(await setTipVote(database, await newMember(), { tipId: id })).toBe("missing");
    await undoDecision(database, moderator, `report:${row!.id}`);
    expect(await texts()).toEqual([MENU.text]);
  });

  it("changes the page of its restaurant", async () => {
    const ada = await newMember();
    await run("delete from chard.changed_tags");
    await save(ada);
    const tags = await run<{ tag: string }>("select tag from chard.changed_tags");
    expect(tags.map(({ tag }) => tag)).toContain("restaurant:1");
  });

  describe("the words that searches look through", () => {
    const words = async (id = "1") => (await sqlRecords(database).getRestaurant(id))?.tipWords;

    it("are those of all tips, the newest first, each once, without signs", async () => {
      await save(await newMember());
      await save(await newMember(), { ...MENU, text: "Everything, really: “Süßes Käsebrot” (4)!" });
      expect(await words()).toBe("everything really süßes käsebrot ask for the second menu vegan");
      expect(await words("2")).toBeUndefined();
    });

    it.each<[string, (count: number) => string, string]>([
      ["at most 200 bytes", (count) => `tofu${String(count).padStart(3, "0")} `, "tofu024"],
      ["at most 50 letters of a text without blanks", () => "豆腐", "豆".padEnd(50, "腐豆")],
    ])("are %s", async (_what, text, last) => {
      const long = Array.from({ length: 37 }, (_, index) => text(index)).join("");
      await save(await newMember(), { ...MENU, text: long });
      const found = (await words())!;
      expect(found.split(" ").at(-1)).toBe(last);
      expect(Buffer.byteLength(found)).toBeLessThanOrEqual(200);
    });

    it("leave with the tip, and tiles are read anew", async () => {
      const [ada, ben] = [await newMember(), await newMember()];
      const versions = [(await readTileIndex(database)).version];
      const changed = async () => {
        versions.push((await readTileIndex(database)).version);
        return new Set(versions).size === versions.length;
      };
      await save(ada);
      const id = await save(ben, GARDEN);
      expect([await words(), await changed()]).toEqual([
        "there are four tables the garden ask for second menu everything vegan",
        true,
      ]);
      await run(`update chard.tips set status = 'removed' where id = '${id}'`);
      expect([await words(), await changed()]).toEqual([
        "ask for the second menu everything vegan",
        true,
      ]);
      await deleteTip(database, ada, "1");
      expect([await words(), await changed()]).toEqual([undefined, true]);
    });

    it("stay when a tip is marked as helpful", async () => {
      const id = await save(await newMember());
      const { version } = await readTileIndex(database);
      await setTipVote(database, await newMember(), { tipId: id });
      expect((await readTileIndex(database)).version).toBe(version);
    });
  });

  describe("prices", () => {
    const price = async () => {
      const restaurant = await sqlRecords(database).getRestaurant("1");
      return [restaurant?.priceRange, restaurant?.priceVotes];
    };
    const vote = async (level: 1 | 2 | 3 | 4, user?: User) => {
      const member = user ?? (await newMember());
      await setPriceVote(database, member, { restaurantId: "1", level, intent: "add" });
      return member;
    };

    beforeEach(() => run("update chard.restaurants set price_range = 3 where id = '1'"));

    it.each<[(1 | 2 | 3 | 4)[], [number, number | undefined]]>([
      [[], [3, undefined]],
      [[1], [3, undefined]],
      [
        [1, 1],
        [1, 2],
      ],
      [
        [1, 2],
        [1, 2],
      ],
      [
        [4, 1, 4],
        [4, 3],
      ],
      [
        [1, 2, 3, 4],
        [2, 4],
      ],
    ])("votes for %j give %j", async (levels, shown) => {
      for (const level of levels) await vote(level);
      expect(await price()).toEqual(shown);
    });

    it("counts each member once, and no more when the vote is taken back", async () => {
      const [ada, ben] = [await vote(1), await vote(2)];
      const { version } = await readTileIndex(database);
      await vote(4, ada);
      expect(await countPriceVotes(database, "1")).toEqual([0, 1, 0, 1]);
      expect(await price()).toEqual([2, 2]);
      expect((await readTileIndex(database)).version).not.toBe(version);
      expect(await findOwnPriceVote(database, ada, "1")).toBe(4);
      expect(await setPriceVote(database, ben, { restaurantId: "1", level: 2 })).toBe("removed");
      expect(await findOwnPriceVote(database, ben, "1")).toBeUndefined();
      expect(await price()).toEqual([3, undefined]);
    });

    it("counts no vote of the owner", async () => {
      const owner = await newMember();
      await run(
        `insert into chard.claims (restaurant_id, user_id, evidence, status) values ('1', '${owner.sub}', 'x', 'accepted')`,
      );
      expect(await setPriceVote(database, owner, { restaurantId: "1", level: 1 })).toBe("own");
      expect(await countPriceVotes(database, "1")).toEqual([0, 0, 0, 0]);
    });
  });
});
