/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { countGuests, listOwnEvents, toggleGuest } from "@/lib/database/event-guests";
import { newUser } from "@/tests/lib/database/new-user";
import { DATABASES } from "@/tests/lib/database/open-test-database";

jest.setTimeout(120_000);

const EVENT = "one-long-table";

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("joins and leaves, and tells each member of its own events alone", async () => {
    const [ada, ben] = [await newUser(database), await newUser(database)];
    expect(await toggleGuest(database, ada, EVENT)).toBe("joined");
    expect(await toggleGuest(database, ben, EVENT)).toBe("joined");
    expect((await countGuests(database)).get(EVENT)).toBe(2);
    expect(await listOwnEvents(database, ada)).toEqual([EVENT]);
    expect(await toggleGuest(database, ada, EVENT)).toBe("left");
    expect((await countGuests(database)).get(EVENT)).toBe(1);
    expect(await listOwnEvents(database, ada)).toEqual([]);
    expect(await listOwnEvents(database, ben)).toEqual([EVENT]);
  });

  it("knows no other events", async () => {
    const ada = await newUser(database);
    expect(await toggleGuest(database, ada, "no-such-event")).toBe("missing");
    expect(await toggleGuest(database, ada, "")).toBe("missing");
  });
});
