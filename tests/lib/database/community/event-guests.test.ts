/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import {
  countGuests,
  listGuests,
  listOwnEvents,
  setGuest,
} from "@/lib/database/community/event-guests";
import { ensureMember } from "@/lib/database/accounts/members";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

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
    expect(await setGuest(database, ada, EVENT, true)).toBe("joined");
    expect(await setGuest(database, ben, EVENT, true)).toBe("joined");
    expect((await countGuests(database)).get(EVENT)).toBe(2);
    expect(await listOwnEvents(database, ada)).toEqual([EVENT]);
    expect(await setGuest(database, ada, EVENT, false)).toBe("left");
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
    for (const user of [ada, ben]) await setGuest(database, user, event, true);
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
    await setGuest(database, await newUser(database), event, true);
    expect(await listGuests(database, ada, event)).toMatchObject({ others: 1 });
    await setGuest(database, ada, event, false);
    expect(await listGuests(database, ada, event)).toBeUndefined();
  });

  it("does what was asked, also where it is done already", async () => {
    const ada = await newUser(database);
    for (let times = 0; times < 2; times++)
      expect(await setGuest(database, ada, EVENT, true)).toBe("joined");
    expect(await listOwnEvents(database, ada)).toEqual([EVENT]);
    for (let times = 0; times < 2; times++)
      expect(await setGuest(database, ada, EVENT, false)).toBe("left");
    expect(await listOwnEvents(database, ada)).toEqual([]);
  });

  it("lets no one join an event that is over, and guests leave it", async () => {
    const [ada, ben] = [await newUser(database), await newUser(database)];
    await setGuest(database, ben, EVENT, true);
    const now = new Date("2031-01-01T00:00:00Z");
    expect(await setGuest(database, ada, EVENT, true, now)).toBe("over");
    expect(await listOwnEvents(database, ada)).toEqual([]);
    expect(await setGuest(database, ben, EVENT, false, now)).toBe("left");
  });

  it("accepts no other events", async () => {
    const ada = await newUser(database);
    expect(await setGuest(database, ada, "no-such-event", true)).toBe("missing");
    expect(await setGuest(database, ada, "", true)).toBe("missing");
  });
});
