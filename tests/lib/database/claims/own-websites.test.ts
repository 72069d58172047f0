/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import { confirmClaim, saveClaim } from "@/lib/database/claims/claims";
import { findOwnClaim, isOwner } from "@/lib/database/claims/own-claims";
import type { Database } from "@/lib/database/database";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const KOPPS = vegan(1, 52.5296, 13.3991, { name: "Kopps", website: "https://kopps.example" });
const LEEK = vegan(2, 52.5317, 13.4061, { name: "Lucky Leek", website: "https://leek.example" });

// P14.221: whose website it is.
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await importElements(database, [KOPPS]);
    return database;
  });
  afterAll(() => database.close());

  async function newMember() {
    const user = await newUser(database);
    await ensureMember(database, user);
    return user;
  }
  type User = Awaited<ReturnType<typeof newMember>>;
  const claim = async (user: User, restaurantId = "kopps-berlin") =>
    (
      await saveClaim(database, user, {
        restaurantId,
        evidence: "Mine",
        email: "info@kopps.example",
      })
    )?.token;
  const run = (statement: string) =>
    database.asOwner((transaction) => transaction.execute(sql.raw(statement)));
  const addListing = (userId: string, details: object, status = "published") =>
    run(
      `insert into chard.listings (token, user_id, name, address, description, details, status, restaurant_id)
         values (gen_random_uuid()::text, '${userId}', 'Kopps', '', '', '${JSON.stringify(details)}', '${status}', 'kopps-berlin')`,
    );
  const addCorrection = (userId: string, facts: object, status: string) =>
    run(
      `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence, status)
         values ('kopps-berlin', '${userId}', 'facts', '${JSON.stringify(facts)}', 'The door.', '${status}')`,
    );

  it("the first import of an area brings websites that prove something", async () => {
    expect(await claim(await newMember())).toBeTruthy();
  });

  it("the website of a sender's own listing proves nothing, to the others it does", async () => {
    const sender = await newMember();
    await addListing(sender.sub, { website: "https://kopps.example" });
    expect(await claim(sender)).toBeUndefined();
    expect((await findOwnClaim(database, sender, "kopps-berlin"))?.status).toBe("open");
    expect(await claim(await newMember())).toBeTruthy();
  });

  it("nor does that of an own correction, once it was accepted", async () => {
    const sender = await newMember();
    await addCorrection(sender.sub, { phone: "+49 30 1" }, "accepted");
    await addCorrection(sender.sub, { website: "https://kopps.example" }, "refused");
    const token = await claim(sender);
    expect(token).toBeTruthy();
    await addCorrection(sender.sub, { website: "https://kopps.example" }, "accepted");
    expect(await claim(await newMember())).toBeTruthy();
    const link = { restaurantId: "kopps-berlin", token: token! };
    expect(await confirmClaim(database, sender, link)).toBe(false);
    expect(await isOwner(database, sender, "kopps-berlin")).toBe(false);
  });

  it("a listing without a website makes nobody bring one", async () => {
    const sender = await newMember();
    await addListing(sender.sub, { phone: "+49 30 1" });
    await addListing(sender.sub, { website: "" });
    expect(await claim(sender)).toBeTruthy();
  });

  it("a restaurant that was added within four weeks is too new, for any account", async () => {
    await run(
      `insert into chard.restaurants (id, name, cuisine, lat, lng, city, country, time_zone, review_count, images, features, dietary_options, verified, featured, sample, website, created_at, updated_at)
         select 'listed', 'Listed', cuisine, lat, lng, city, country, time_zone, 0, '[]', features, dietary_options, false, false, false, 'https://kopps.example', now(), now() from chard.restaurants where id = 'kopps-berlin'`,
    );
    const added = (weeks: number) =>
      run(
        `insert into chard.change_log (at, actor, restaurant_id, field, after)
           values (now() - make_interval(weeks => ${weeks}), 'Ada', 'listed', '*', '"Listed"')`,
      );
    await added(5);
    expect(await claim(await newMember(), "listed")).toBeTruthy();
    await added(3);
    expect(await claim(await newMember(), "listed")).toBeUndefined();
  });

  it("so is one that a later import of the area has first", async () => {
    await importElements(database, [KOPPS, LEEK]);
    expect(await claim(await newMember(), "lucky-leek-berlin")).toBeUndefined();
    expect(await claim(await newMember())).toBeTruthy();
    await run("update chard.change_log set at = at - make_interval(weeks => 5)");
    expect(await claim(await newMember(), "lucky-leek-berlin")).toBeTruthy();
  });
});
