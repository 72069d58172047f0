/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { collectAccountData } from "@/lib/database/accounts/account-data";
import { ensureMember } from "@/lib/database/accounts/members";
import { findTrustRecord } from "@/lib/database/accounts/trust-record";
import { changeOwnFacts } from "@/lib/database/claims/change-own-facts";
import { saveClaim } from "@/lib/database/claims/claims";
import { findOwnClaim } from "@/lib/database/claims/own-claims";
import { readFactSources } from "@/lib/database/contributions/fact-sources";
import { addMemberCorrection } from "@/lib/database/contributions/trusted-corrections";
import type { Database } from "@/lib/database/database";
import { suspendAccount } from "@/lib/database/desk/accounts/account-changes";
import { setRole } from "@/lib/database/desk/accounts/roles";
import { listAudit } from "@/lib/database/desk/audit";
import { decideClaim } from "@/lib/database/desk/decisions/decide-claims";
import { refuseSuggestion } from "@/lib/database/desk/decisions/decide-corrections";
import { listChangesAtOnce, undoChangeAtOnce } from "@/lib/database/desk/venues/changes-at-once";
import { executeRows } from "@/lib/database/execute-rows";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { FACT_NAMES } from "@/lib/restaurants/facts/restaurant-facts";
import { isAtOnce } from "@/lib/trust/facts";
import { DEFAULT_LIMITS, levelOf } from "@/lib/trust/level";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { makeTrusted } from "@/tests/lib/database/support/make-trusted";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const ID = "kopps-berlin";
const KOPPS = vegan(1, 52.5296, 13.3991, { name: "Kopps", phone: "+49 30 1111111" });
const OTHER = vegan(2, 52.53, 13.4, { name: "Lucky Leek" });

// P14.972, P14.973
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let member: Awaited<ReturnType<typeof newUser>>;
  let moderator: { id: string; name: string };

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    await importElements(database, [KOPPS, OTHER]);
    member = await newUser(database, "Wren Writes");
    await ensureMember(database, member);
    moderator = { id: (await newUser(database)).sub, name: "Ada" };
    await makeTrusted(database, member.sub, ID);
    return database;
  });
  afterAll(() => database.close());

  const get = () => sqlRecords(database).getRestaurant(ID);
  const rows = (statement: ReturnType<typeof sql>) =>
    database.asOwner((transaction) => executeRows<Record<string, unknown>>(transaction, statement));

  const send = (facts: Record<string, string>, { sub } = member, restaurantId = ID) =>
    addMemberCorrection(
      database,
      { restaurantId, userId: sub, facts, sources: sourcesOf(facts), evidence: "" },
      {
        limits: DEFAULT_LIMITS,
        now: new Date(),
        hours: facts["hoursText"] === "Mo 10:00-18:00" ? HOURS : undefined,
      },
    );
  const sourcesOf = (facts: object) => ({
    ...("phone" in facts && { phone: "asked" as const }),
    ...("name" in facts && { name: "visit" as const }),
  });
  const HOURS = [
    ["hoursText", "Mo 10:00-18:00"],
    ["hours", { monday: [{ open: "10:00", close: "18:00" }] }],
  ] as const;
  const list = async () => (await listChangesAtOnce(database, { offset: 0, limit: 25 })).changes;
  const undo = (entryId: number, restaurantId = ID) =>
    undoChangeAtOnce(database, moderator, { entryId, restaurantId });
  const waitingParts = async () =>
    (
      await rows(
        sql`select facts, sources from chard.suggestions where status = 'open' order by id`,
      )
    ).map(({ facts, sources }) => [facts, sources]);
  const level = async (sub = member.sub) =>
    levelOf((await findTrustRecord(database, sub))!, DEFAULT_LIMITS, new Date());

  it("applies what trusted members may correct; the rest waits", async () => {
    const facts = {
      phone: "+49 30 2222222",
      instagram: "kopps",
      cuisine: "German, Brunch",
      features: "takeout, wifi",
      hoursText: "Mo 10:00-18:00",
      name: "Kopps Berlin",
      veganLevel: "options",
      position: "52.53, 13.4",
    };
    const sent = await send(facts);
    expect(sent).toEqual({ appliedId: expect.any(Number), waits: true });
    expect(await get()).toMatchObject({
      name: "Kopps",
      veganLevel: "vegan",
      lat: 52.5296,
      phone: "+49 30 2222222",
      socialMedia: { instagram: "https://www.instagram.com/kopps" },
      cuisine: ["German", "Brunch"],
      features: ["takeout", "wifi"],
      hoursText: "Mo 10:00-18:00",
    });
    const { name, veganLevel, position } = facts;
    expect(await waitingParts()).toEqual([[{ name, veganLevel, position }, { name: "visit" }]]);
    const { corrected } = await readFactSources(database, ID);
    expect(corrected["phone"]).toMatchObject({ source: "a member" });
    const { entries } = await listAudit(database, 0, 1);
    expect(entries[0]).toMatchObject({
      action: "member.change",
      actor: member.sub,
      actorName: "A trusted member",
      subject: `suggestion:${sent!.appliedId}`,
      before: { phone: "+49 30 1111111", instagram: null },
      after: { phone: "+49 30 2222222", subject: `restaurant:${ID}` },
    });
    expect(await collectAccountData(database, member.sub)).toMatchObject({
      trusted_changes: [{ after: { phone: "+49 30 2222222" } }],
    });
    await importElements(database, [KOPPS, OTHER]);
    expect(await get()).toMatchObject({ phone: "+49 30 2222222" });
  });

  it("leaves all other facts to the desk", async () => {
    const before = await get();
    const names = FACT_NAMES.filter((name) => !isAtOnce(name));
    expect(names).toEqual([
      ...["name", "latinName", "address", "postcode", "city", "position", "description"],
      ...["veganLevel", "kind", "priceRange", "dietaryOptions", "wheelchair"],
    ]);
    const values: Record<string, string> = { position: "52.53, 13.4", veganLevel: "options" };
    const facts = Object.fromEntries(names.map((name) => [name, values[name] ?? "1"]));
    expect(await send(facts)).toEqual({ appliedId: undefined, waits: true });
    expect(await waitingParts()).toEqual([[facts, { name: "visit" }]]);
    expect(await get()).toEqual(before);
    expect(await list()).toEqual([]);
  });

  it("writes nothing that is not different, or cannot be read", async () => {
    const phone = "+49 30 1111111";
    expect(await send({ phone })).toEqual({ appliedId: undefined, waits: false });
    expect(await send({ phone, hoursText: "whenever" })).toEqual({
      appliedId: undefined,
      waits: true,
    });
    expect(await waitingParts()).toEqual([[{ hoursText: "whenever" }, {}]]);
    expect(await list()).toEqual([]);
    expect(await send({ phone: "+49 30 5" }, member, "gone")).toBeUndefined();
  });

  it("leaves what the owner said to the desk", async () => {
    const owner = await newUser(database, "Olive Owns");
    await saveClaim(database, owner, { restaurantId: ID, evidence: "Imprint", email: null });
    const claim = await findOwnClaim(database, owner, ID);
    await decideClaim(database, moderator, claim!.id, "accepted");
    await changeOwnFacts(database, owner, ID, [["phone", "+49 30 3333333"]]);
    const facts = { phone: "+49 30 2222222", email: "hello@kopps.example" };
    expect(await send(facts)).toMatchObject({ waits: true });
    expect(await get()).toMatchObject({ phone: "+49 30 3333333", email: facts.email });
    expect(await waitingParts()).toMatchObject([[{ phone: facts.phone }, { phone: "asked" }]]);
    // Owners who are trusted themselves change what they said.
    await makeTrusted(database, owner.sub, ID);
    expect(await send({ phone: "+49 30 4444444" }, owner)).toMatchObject({ waits: false });
    expect(await get()).toMatchObject({ phone: "+49 30 4444444" });
    const { corrected } = await readFactSources(database, ID);
    expect(corrected["phone"]).toMatchObject({ source: "the owner" });
  });

  it.each<[string, (sub: string) => ReturnType<typeof sql>]>([
    [
      "with 19 accepted",
      (sub) =>
        sql`delete from chard.suggestions where id = (select min(id) from chard.suggestions where user_id = ${sub})`,
    ],
    [
      "with an account of this month",
      (sub) => sql`update auth.users set created_at = now() - interval '29 days' where id = ${sub}`,
    ],
    [
      "while suspended",
      (sub) => sql`insert into chard.suspensions (user_id, reason) values (${sub}, 'Spam')`,
    ],
  ])("nothing applies %s", async (_case, change) => {
    await database.asOwner((transaction) => transaction.execute(change(member.sub)));
    expect(await send({ phone: "+49 30 2222222" })).toEqual({ appliedId: undefined, waits: true });
    expect(await get()).toMatchObject({ phone: "+49 30 1111111" });
  });

  it("nothing applies after a refusal, of other members' neither", async () => {
    await send({ name: "Kopps Berlin" });
    const [waiting] = await rows(sql`select id from chard.suggestions where status = 'open'`);
    await refuseSuggestion(database, moderator, Number(waiting!["id"]), "It is called Kopps.");
    expect(await level()).toBe("member");
    expect(await send({ phone: "+49 30 2222222" })).toMatchObject({ appliedId: undefined });
    const other = await newUser(database);
    expect(await send({ phone: "+49 30 2222222" }, other)).toMatchObject({ appliedId: undefined });
    expect(await get()).toMatchObject({ phone: "+49 30 1111111" });
  });

  it("is taken back in one press, once, and then counts as refused", async () => {
    await send({ phone: "+49 30 2222222", features: "wifi" });
    const [entry] = await list();
    expect(entry).toMatchObject({
      restaurantId: ID,
      name: "Kopps",
      isByOwner: false,
      isUndone: false,
    });
    expect(await level()).toBe("trusted");
    expect(await undo(entry!.id)).toMatchObject({
      isDone: true,
      result: { userId: member.sub, isByOwner: false, facts: ["phone", "features"] },
    });
    expect(await get()).toMatchObject({ phone: "+49 30 1111111", features: [] });
    expect(await list()).toMatchObject([{ isUndone: true }]);
    expect(await undo(entry!.id)).toMatchObject({ isDone: false, by: { action: "member.undo" } });
    expect(await level()).toBe("member");
    const own = await database.asUser(member, (transaction) =>
      executeRows(
        transaction,
        sql`select status, reason from chard.suggestions order by id desc limit 1`,
      ),
    );
    expect(own).toEqual([{ status: "refused", reason: expect.stringContaining("took it back") }]);
    expect(await send({ phone: "+49 30 2222222" })).toMatchObject({ appliedId: undefined });
  });

  it("is not taken back for another restaurant, and leaves what was changed since", async () => {
    await send({ phone: "+49 30 2222222", email: "hello@kopps.example" });
    await send({ phone: "+49 30 3333333" });
    const [second, first] = await list();
    expect(await undo(first!.id, "lucky-leek-berlin")).toEqual({ isDone: false, by: undefined });
    expect(await undo(first!.id)).toMatchObject({ result: { facts: ["email"] } });
    expect(await get()).toMatchObject({ phone: "+49 30 3333333" });
    expect(await undo(second!.id)).toMatchObject({ result: { facts: ["phone"] } });
    expect(await get()).toMatchObject({ phone: "+49 30 2222222" });
  });

  it("suspends a member at the desk, whose level is gone until the end of it", async () => {
    await setRole(database, (await emailOf(moderator.id))!, "moderator", moderator);
    await suspendAccount(database, moderator, member.sub, { reason: "Spam", endsAt: undefined });
    expect(await level()).toBeUndefined();
  });

  const emailOf = async (id: string) =>
    (await rows(sql`select email from auth.users where id = ${id}`))[0]?.["email"] as
      string | undefined;

  it("goes with the account; the facts and the log stay, without a name", async () => {
    await send({ phone: "+49 30 2222222" });
    await database.asOwner((transaction) =>
      transaction.execute(sql`delete from auth.users where id = ${member.sub}`),
    );
    expect(await get()).toMatchObject({ phone: "+49 30 2222222" });
    const [entry] = await list();
    expect(await undo(entry!.id)).toMatchObject({ isDone: true });
    expect(await get()).toMatchObject({ phone: "+49 30 1111111" });
    expect(await findTrustRecord(database, member.sub)).toBeUndefined();
  });
});
