/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { findItem } from "@/lib/database/desk/queues/items";
import { executeRows } from "@/lib/database/execute-rows";
import { seedSamples } from "@/lib/database/samples";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

// The restaurant that an item is about, for those that it may be as well.
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  const run = (statement: string) =>
    database.asOwner((transaction) => executeRows<{ id: string }>(transaction, sql.raw(statement)));
  const placeOf = async (queue: "listings" | "corrections" | "messages", id: string) =>
    (await findItem(database, queue, id))?.place;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  it("is a listing's name, at the position that it was sent with", async () => {
    await run(`insert into chard.listings (token, name, address, description, details) values
      ('placed', 'Kopps', '', '', '{"lat": "52.5", "lng": "13.4"}'),
      ('elsewhere', 'Kopps', '', '', '{}')`);
    expect(await placeOf("listings", "placed")).toEqual({
      name: "Kopps",
      at: { lat: 52.5, lng: 13.4 },
    });
    expect(await placeOf("listings", "elsewhere")).toEqual({ name: "Kopps", at: undefined });
  });

  it("is the restaurant of a correction, and none of a message", async () => {
    const [suggestion] =
      await run(`insert into chard.suggestions (restaurant_id, kind, facts, evidence)
      values ('1', 'facts', '{"phone": "1"}', '') returning id::text`);
    expect(await placeOf("corrections", suggestion!.id)).toMatchObject({
      id: "1",
      name: "Radish & Rye",
    });
    const [message] = await run(`insert into chard.messages (name, email, message)
      values ('Noor', 'noor@example.org', 'Hello') returning id::text`);
    expect(await placeOf("messages", message!.id)).toBeUndefined();
  });
});
