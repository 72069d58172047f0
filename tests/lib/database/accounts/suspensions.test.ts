/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { setGuest } from "@/lib/database/community/event-guests";
import { setVote } from "@/lib/database/reviews/reviews";
import { SAMPLE_IDS } from "@/lib/database/sample-files";
import { seedSamples } from "@/lib/database/samples";
import { executeRows } from "@/lib/database/execute-rows";
import { findSuspension } from "@/lib/database/accounts/suspensions";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const EVENT = SAMPLE_IDS.events[0]!;

// P14.95.
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  const run = <Row = Record<string, unknown>>(statement: string) =>
    database.asOwner((transaction) => executeRows<Row>(transaction, sql.raw(statement)));
  const suspend = (userId: string, endsAt: string, liftedAt = "null") =>
    run(
      `insert into chard.suspensions (user_id, reason, ends_at, lifted_at) values ('${userId}', 'Spam until ${endsAt.replaceAll("'", "")}', ${endsAt}, ${liftedAt})`,
    );

  it("finds the one in force that lasts longest", async () => {
    const user = await newUser(database);
    expect(await findSuspension(database, user)).toBeUndefined();
    await suspend(user.sub, "'2020-01-01'");
    await suspend(user.sub, "null", "now()");
    expect(await findSuspension(database, user)).toBeUndefined();
    await suspend(user.sub, "'2090-01-01T12:00Z'");
    await suspend(user.sub, "'2080-01-01'");
    expect(await findSuspension(database, user)).toEqual({
      reason: "Spam until 2090-01-01T12:00Z",
      endsAt: new Date("2090-01-01T12:00:00Z"),
    });
    await suspend(user.sub, "null");
    expect(await findSuspension(database, user)).toEqual({
      reason: "Spam until null",
      endsAt: undefined,
    });
    expect(await findSuspension(database, await newUser(database))).toBeUndefined();
  });

  it("a suspended member takes back votes and leaves events, and gets the notice for everything else", async () => {
    const user = await newUser(database);
    const rows = await run<{ id: string }>("select id from chard.reviews where sample limit 2");
    const [voted, other] = rows.map(({ id }) => id) as [string, string];
    expect(await setVote(database, user, voted)).toBe("added");
    expect(await setGuest(database, user, EVENT, true)).toBe("joined");
    await suspend(user.sub, "null");
    const suspension = { reason: "Spam until null", endsAt: undefined };
    expect(await setVote(database, user, other)).toEqual(suspension);
    expect(await setVote(database, user, voted)).toBe("removed");
    expect(await setVote(database, user, voted)).toEqual(suspension);
    expect(await setGuest(database, user, EVENT, false)).toBe("left");
    expect(await setGuest(database, user, EVENT, true)).toEqual(suspension);
  });
});
