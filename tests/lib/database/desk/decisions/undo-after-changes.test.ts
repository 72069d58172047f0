/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import { changeOwnFacts } from "@/lib/database/claims/change-own-facts";
import type { Database } from "@/lib/database/database";
import { acceptSuggestion } from "@/lib/database/desk/decisions/decide-corrections";
import { approveListing } from "@/lib/database/desk/decisions/decide-listings";
import { mergeListing } from "@/lib/database/desk/decisions/merge-listing";
import { undoDecision } from "@/lib/database/desk/decisions/undo";
import { addDish } from "@/lib/database/dishes/own-dishes";
import { executeRows } from "@/lib/database/execute-rows";
import { setPriceVote } from "@/lib/database/tips/price-votes";
import { saveTip } from "@/lib/database/tips/tips";
import { newRestaurant } from "@/lib/import/write/new-restaurant";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const BERLIN = { lat: 52.52, lng: 13.405 };
const PLACE = "kopps-berlin";
const ADDED = "lucky-leek-berlin";

// What others did after a decision stays when it is undone (P14.115).
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let user: Awaited<ReturnType<typeof newUser>>;
  let ada: { id: string; name: string };

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );
  const valueOf = async (query: string) => Object.values((await run(query))[0] ?? {})[0];
  const factsOf = (id: string) =>
    run(`select phone, website from chard.restaurants where id = '${id}'`);
  const own = () =>
    run(
      `insert into chard.claims (restaurant_id, user_id, evidence, status) values ('${PLACE}', '${user.sub}', 'Mine.', 'accepted')`,
    );

  eachTestStartsWith(async () => {
    database = await open();
    await importElements(database, [vegan(1, 52.5296, 13.3991, { name: "Kopps" })]);
    user = await newUser(database);
    await ensureMember(database, user);
    ada = { id: (await newUser(database)).sub, name: "Ada" };
    return database;
  });
  afterAll(() => database.close());

  const dish = {
    name: "Mapo tofu",
    level: undefined,
    request: undefined,
    price: undefined,
    allergens: [],
    byOwner: false,
  };

  it.each([
    ["a dish", () => addDish(database, user, { ...dish, restaurantId: ADDED })],
    ["a tip", () => saveTip(database, user, { restaurantId: ADDED, text: "Ask for the terrace." })],
    ["a price", () => setPriceVote(database, user, { restaurantId: ADDED, level: 2 })],
    [
      "a claim",
      () =>
        run(
          `insert into chard.claims (restaurant_id, user_id, evidence) values ('${ADDED}', '${user.sub}', 'It is mine.')`,
        ),
    ],
  ])("a restaurant that has %s is not removed again", async (_what, use) => {
    await run(
      `insert into chard.listings (token, name, address, description, details) values ('new', 'Lucky Leek', 'Kollwitzstraße 54', 'Plants.', '{}')`,
    );
    const restaurant = newRestaurant({ name: "Lucky Leek" }, BERLIN, new Date());
    await approveListing(database, ada, "new", restaurant);
    await use();
    expect(await undoDecision(database, ada, "listing:new")).toBeUndefined();
    expect(await valueOf(`select id from chard.restaurants where id = '${ADDED}'`)).toBe(ADDED);
  });

  it("a fact of a correction that the owner has changed since", async () => {
    await own();
    const id = Number(
      await valueOf(
        `insert into chard.suggestions (restaurant_id, kind, facts, evidence)
         values ('${PLACE}', 'facts', '{"phone":"+49 30 1111111","website":"https://kopps.example"}', 'I called.') returning id`,
      ),
    );
    await acceptSuggestion(database, ada, id, ["phone", "website"]);
    await changeOwnFacts(database, user, PLACE, [["phone", "+49 30 2222222"]]);
    expect(await undoDecision(database, ada, `suggestion:${id}`)).toEqual({ restaurantId: PLACE });
    expect(await factsOf(PLACE)).toEqual([{ phone: "+49 30 2222222", website: null }]);
    expect(await valueOf(`select status from chard.suggestions where id = ${id}`)).toBe("open");
  });

  it("a fact of a merged listing that the owner has changed since", async () => {
    await own();
    await run(
      `insert into chard.listings (token, name, address, description, details) values ('again', 'Kopps', 'Linienstraße 94', 'Plants.', '{}')`,
    );
    const facts = [
      ["phone", "+49 30 1111111"],
      ["website", "https://kopps.example"],
    ] as const;
    await mergeListing(database, ada, { token: "again", target: PLACE, facts });
    await changeOwnFacts(database, user, PLACE, [["phone", "+49 30 2222222"]]);
    expect(await undoDecision(database, ada, "listing:again")).toEqual({ restaurantId: PLACE });
    expect(await factsOf(PLACE)).toEqual([{ phone: "+49 30 2222222", website: null }]);
  });
});
