/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { collectAccountData } from "@/lib/database/accounts/account-data";
import { ensureMember } from "@/lib/database/accounts/members";
import { changeOwnFacts } from "@/lib/database/claims/change-own-facts";
import { saveClaim } from "@/lib/database/claims/claims";
import { findOwnClaim } from "@/lib/database/claims/own-claims";
import { readFactSources } from "@/lib/database/contributions/fact-sources";
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import { decideClaim, revokeClaim } from "@/lib/database/desk/decisions/decide-claims";
import { listChangesAtOnce, undoChangeAtOnce } from "@/lib/database/desk/venues/changes-at-once";
import { removePastClosures } from "@/lib/database/imports/hours";
import { executeRows } from "@/lib/database/execute-rows";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const ID = "kopps-berlin";
const KOPPS = vegan(1, 52.5296, 13.3991, { name: "Kopps", phone: "+49 30 1111111" });
const MENU = "https://kopps.example/menu";

// P14.980, P14.981
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let owner: Awaited<ReturnType<typeof newUser>>;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    await importElements(database, [KOPPS]);
    owner = await newUser(database, "Wren Writes");
    await ensureMember(database, owner);
    const claim = { restaurantId: ID, evidence: "My name is in the imprint.", email: null };
    await saveClaim(database, owner, claim);
    await decideClaim(database, ADA, (await claimId())!, "accepted");
    return database;
  });
  afterAll(() => database.close());

  const claimId = async () => (await findOwnClaim(database, owner, ID))?.id;
  const get = () => sqlRecords(database).getRestaurant(ID);
  const change = (...changes: [string, unknown][]) => changeOwnFacts(database, owner, ID, changes);
  const list = async () => (await listChangesAtOnce(database, { offset: 0, limit: 25 })).changes;
  const undo = (entryId: number, restaurantId = ID) =>
    undoChangeAtOnce(database, ADA, { entryId, restaurantId });

  it("changes facts at once, as the owner's, and logs them without a name", async () => {
    expect(await change(["phone", "+49 30 2222222"], ["menuUrl", MENU])).toBe("changed");
    expect(await get()).toMatchObject({ phone: "+49 30 2222222", menuUrl: MENU });
    const { corrected } = await readFactSources(database, ID);
    expect(corrected).toMatchObject({
      phone: { source: "the owner" },
      menuUrl: { source: "the owner" },
    });
    const { entries } = await listAudit(database, 0, 1);
    expect(entries[0]).toMatchObject({
      action: "owner.change",
      actor: owner.sub,
      actorName: "The owner",
      subject: `restaurant:${ID}`,
      before: { phone: "+49 30 1111111", menuUrl: null },
      after: { phone: "+49 30 2222222", menuUrl: MENU },
    });
    expect(await collectAccountData(database, owner.sub)).toMatchObject({
      owner_changes: [{ after: { menuUrl: MENU } }],
    });
  });

  it("stays so when the next import says something else", async () => {
    await change(["phone", "+49 30 2222222"], ["menuUrl", MENU]);
    await importElements(database, [KOPPS]);
    expect(await get()).toMatchObject({ phone: "+49 30 2222222", menuUrl: MENU });
  });

  it("stays so when the next import changes another fact of the restaurant", async () => {
    const links = { menuUrl: MENU, bookingUrl: `${MENU}/book`, deliveryUrl: `${MENU}/order` };
    const holidays = { from: "2099-12-24", to: "2099-12-26" };
    await change(...Object.entries(links), ["closedDates", [holidays]]);
    await importElements(database, [{ ...KOPPS, tags: { ...KOPPS.tags, cuisine: "ramen" } }]);
    expect(await get()).toMatchObject({ ...links, cuisine: ["Ramen"] });
    expect((await get())!.hours).toMatchObject({ closed: [holidays] });
  });

  it("writes nothing that is not different", async () => {
    expect(await change(["phone", "+49 30 1111111"], ["menuUrl", null])).toBe("same");
    expect(await list()).toEqual([]);
    const rows = await database.asOwner((transaction) =>
      executeRows(transaction, sql`select from chard.corrections`),
    );
    expect(rows).toEqual([]);
  });

  it("is the owner's alone, for as long as the ownership lasts", async () => {
    const other = await newUser(database);
    expect(await changeOwnFacts(database, other, ID, [["phone", "1"]])).toBeUndefined();
    expect(await changeOwnFacts(database, owner, "1", [["phone", "1"]])).toBeUndefined();
    await revokeClaim(database, ADA, (await claimId())!, "Sold");
    expect(await change(["phone", "1"])).toBeUndefined();
    expect(await get()).toMatchObject({ phone: "+49 30 1111111" });
  });

  it("is taken back at the desk, once", async () => {
    await change(["phone", "+49 30 2222222"], ["instagram", "https://instagram.com/kopps"]);
    const [entry] = await list();
    expect(entry).toMatchObject({ restaurantId: ID, name: "Kopps", isUndone: false });
    expect(await undo(entry!.id)).toMatchObject({
      isDone: true,
      result: { userId: owner.sub, facts: ["phone", "instagram"] },
    });
    const restaurant = await get();
    expect(restaurant).toMatchObject({ phone: "+49 30 1111111" });
    expect(restaurant!.socialMedia).toBeUndefined();
    expect(await list()).toMatchObject([{ isUndone: true }]);
    expect(await undo(entry!.id)).toMatchObject({ isDone: false, by: { action: "owner.undo" } });
  });

  it("leaves facts that were changed since", async () => {
    await change(["phone", "+49 30 2222222"], ["menuUrl", MENU]);
    const [first] = await list();
    await change(["phone", "+49 30 3333333"]);
    expect(await undo(first!.id)).toMatchObject({ isDone: true, result: { facts: ["menuUrl"] } });
    expect(await get()).toMatchObject({ phone: "+49 30 3333333" });
    expect((await get())!.menuUrl).toBeUndefined();
  });

  it("takes hours back with their text, though they were read anew since", async () => {
    const hours = { monday: [{ open: "10:00", close: "18:00" }] };
    await change(["hoursText", "Mo 10:00-18:00"], ["hours", hours]);
    await database.asOwner((transaction) =>
      transaction.execute(
        sql`update chard.restaurants set hours = hours || '{"dates": {}}' where id = ${ID}`,
      ),
    );
    await undo((await list())[0]!.id);
    const restaurant = await get();
    expect([restaurant!.hoursText, restaurant!.hours]).toEqual([undefined, undefined]);
  });

  // P14.982
  it("closes the place on days of the owner's, which imports leave, until they are over", async () => {
    const over = { from: "2026-01-01", to: "2026-01-02" };
    const ahead = { from: "2099-12-24", to: "2099-12-26", note: "holidays" };
    await change(["closedDates", [over, ahead]]);
    expect((await get())!.hours).toMatchObject({ closed: [ahead] });
    await importElements(database, [KOPPS]);
    expect((await get())!.hours).toMatchObject({ closed: [ahead] });
    const stored = async () =>
      database.asOwner((transaction) =>
        executeRows(
          transaction,
          sql`select closed_dates as ranges, hours from chard.restaurants where id = ${ID}`,
        ),
      );
    expect(await stored()).toEqual([{ ranges: [over, ahead], hours: null }]);
    expect(await removePastClosures(database, new Date())).toBe(1);
    expect(await removePastClosures(database, new Date())).toBe(0);
    expect(await stored()).toEqual([{ ranges: [ahead], hours: null }]);
    // What is over by now is no difference.
    expect(await undo((await list())[0]!.id)).toMatchObject({ isDone: true });
    expect((await get())!.hours).toBeUndefined();
    await change(["closedDates", [over]]);
    expect(await removePastClosures(database, new Date())).toBe(1);
    expect(await stored()).toEqual([{ ranges: null, hours: null }]);
  });

  it("takes nothing back for an entry of another restaurant, or of another kind", async () => {
    await change(["phone", "+49 30 2222222"]);
    const [entry] = await list();
    expect(await undo(entry!.id, "1")).toMatchObject({ isDone: false });
    const { entries } = await listAudit(database, 0, 25);
    const claimed = entries.find(({ action }) => action === "claim.accept")!;
    expect(await undo(claimed.id)).toMatchObject({ isDone: false });
    expect(await get()).toMatchObject({ phone: "+49 30 2222222" });
  });
});
