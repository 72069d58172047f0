/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { countGuests, listGuests, listOwnEvents, toggleGuest } from "@/lib/database/event-guests";
import { ensureMember } from "@/lib/database/members";
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

  it("joins and leaves, and returns only a member's own events", async () => {
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

  it("names those who go to those who go, and to no one else", async () => {
    const [ada, ben, cleo] = [
      await newUser(database, "Ada Goes"),
      await newUser(database, "Ben Goes"),
      await newUser(database, "Cleo Stays"),
    ];
    const event = "knife-skills";
    for (const user of [ada, ben, cleo]) await ensureMember(database, user);
    for (const user of [ada, ben]) await toggleGuest(database, user, event);
    expect(await listGuests(database, cleo, event)).toBeUndefined();
    const guests = await listGuests(database, ben, event);
    expect(guests).toEqual({
      members: [
        { name: "Ada Goes", slug: "ada-goes" },
        { name: "Ben Goes", slug: "ben-goes" },
      ],
      others: 0,
    });
    // A guest without a public name is counted.
    await toggleGuest(database, await newUser(database), event);
    expect(await listGuests(database, ada, event)).toMatchObject({ others: 1 });
    await toggleGuest(database, ada, event);
    expect(await listGuests(database, ada, event)).toBeUndefined();
  });

  it("never leaves by a press from before the sign-in", async () => {
    const ada = await newUser(database);
    for (let times = 0; times < 2; times++)
      expect(await toggleGuest(database, ada, EVENT, { onlyJoins: true })).toBe("joined");
    expect(await listOwnEvents(database, ada)).toEqual([EVENT]);
  });

  it("lets no one join an event that is over, and guests leave it", async () => {
    const [ada, ben] = [await newUser(database), await newUser(database)];
    await toggleGuest(database, ben, EVENT);
    const now = new Date("2031-01-01T00:00:00Z");
    for (const onlyJoins of [false, true])
      expect(await toggleGuest(database, ada, EVENT, { now, onlyJoins })).toBe("over");
    expect(await listOwnEvents(database, ada)).toEqual([]);
    expect(await toggleGuest(database, ben, EVENT, { now })).toBe("left");
  });

  it("accepts no other events", async () => {
    const ada = await newUser(database);
    expect(await toggleGuest(database, ada, "no-such-event")).toBe("missing");
    expect(await toggleGuest(database, ada, "")).toBe("missing");
  });
});
