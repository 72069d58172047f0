/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { addListing, findListing } from "@/lib/database/contributions/listings";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const LISTING = {
  name: "Fenchel & Feuer",
  address: "Weserstraße 14, Berlin",
  description: "A wood oven.",
  details: { veganLevel: "vegan" },
};

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("shows a listing to a visitor who has its token, without its sender", async () => {
    const { sub } = await newUser(database);
    const token = await addListing(database, { ...LISTING, userId: sub });
    expect(token).toMatch(/^[\w-]{22}$/);
    const listing = await findListing(database, token);
    expect(listing).toMatchObject({ name: LISTING.name, status: "review", reason: null });
    expect(JSON.stringify(listing)).not.toContain(sub);
  });

  it("takes listings of signed-out visitors, and gives each a token of its own", async () => {
    const tokens = new Set<string>();
    for (let count = 0; count < 5; count += 1)
      tokens.add(await addListing(database, { ...LISTING, name: `Oven ${count}`, userId: null }));
    expect(tokens.size).toBe(5);
    expect(await findListing(database, "A".repeat(22))).toBeUndefined();
  });
});
