/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import type { Database } from "@/lib/database/database";
import { writeAudit } from "@/lib/database/desk/audit";
import { listLog } from "@/lib/database/desk/log";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const ACTOR = { id: null, name: "Noor Adeyemi" };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let sender: { sub: string };

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    sender = await newUser(database);
    await ensureMember(database, sender);
    const statements = [
      `update chard.members set name = 'Tomás Rivera' where user_id = '${sender.sub}'`,
      `insert into chard.listings (token, name, address, description, details) values ('turnip', 'Turnip Room', '', '', '{}')`,
      `insert into chard.suggestions (id, restaurant_id, kind, facts, evidence) overriding system value values (901, '1', 'facts', '{}', '')`,
      `insert into chard.messages (id, name, email, message) overriding system value values (902, 'Ana', 'ana@example.org', 'Hello.')`,
    ];
    await database.asOwner(async (transaction) => {
      for (const statement of statements) await transaction.execute(sql.raw(statement));
    });
  });

  afterAll(() => database.close());

  async function aboutOf(subject: string, before: unknown = null) {
    await database.asOwner((transaction) =>
      writeAudit(transaction, { actor: ACTOR, action: "decision.undo", subject, before }),
    );
    return (await listLog(database, 0, 1)).entries[0]?.about;
  }

  test.each([
    ["listing:turnip", "Turnip Room", "/desk/listings/turnip"],
    ["suggestion:901", "Radish & Rye", "/desk/corrections/901"],
    ["message:902", "Ana", "/desk/messages/902"],
    ["restaurant:1", "Radish & Rye", "/desk/venues/1"],
    ["venue:1", "Radish & Rye", "/desk/venues/1"],
  ])("%s is named", async (subject, name, href) => {
    expect(await aboutOf(subject)).toEqual({ name, href });
  });

  test("an account has its public name", async () => {
    expect(await aboutOf(`account:${sender.sub}`)).toEqual({
      name: "Tomás Rivera",
      href: `/desk/accounts/${sender.sub}`,
    });
  });

  test("an account without a public name has its page", async () => {
    const { sub } = await newUser(database);
    expect(await aboutOf(`account:${sub}`)).toEqual({
      name: "No public name yet",
      href: `/desk/accounts/${sub}`,
    });
  });

  test("a restaurant that was merged has the name that the entry has, and no page", async () => {
    expect(await aboutOf("restaurant:gone", { restaurant: { name: "Old Turnip" } })).toEqual({
      name: "Old Turnip",
      href: undefined,
    });
  });

  test.each(["listing:gone", "report:12345678", "import:1", "imports"])(
    "%s, which is there no more or has no name, is about nothing",
    async (subject) => {
      expect(await aboutOf(subject)).toBeUndefined();
    },
  );
});
