/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { embeddedAccounts, type AccountStore } from "@/lib/database/connection/account-store";
import type { Database } from "@/lib/database/database";
import { listRoles } from "@/lib/database/desk/accounts/roles";
import { embeddedDatabase } from "@/lib/database/connection/embedded";
import { executeRows } from "@/lib/database/execute-rows";
import { isPassword } from "@/lib/embedded/passwords";
import { addFirstModerator } from "@/lib/server/first-moderator";
import { HAS_PGLITE } from "@/tests/lib/database/support/open-test-database";
import { emptyDatabase } from "@/tests/lib/database/support/empty-database";
import { migratedPGlite } from "@/tests/lib/database/support/migrated-pglite";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";
import { newPostgres, POSTGRES_URL } from "@/tests/lib/database/support/postgres-server";

const MODERATOR = { address: "Ada@chard.example", password: "long-enough-7" };

type Stores = { database: Database; accounts: AccountStore };

async function openPGlite(): Promise<Stores> {
  const pglite = await migratedPGlite();
  const database = await embeddedDatabase(pglite, MIGRATIONS);
  return {
    database: { ...database, close: () => pglite.close() },
    accounts: embeddedAccounts(pglite),
  };
}

type Engine = [name: string, open: () => Promise<Stores>];

const PGLITE: Engine[] = HAS_PGLITE ? [["PGlite", openPGlite]] : [];
const POSTGRES: Engine[] = POSTGRES_URL ? [["Postgres", () => newPostgres()]] : [];

describe.each([...PGLITE, ...POSTGRES])("%s", (_name, open) => {
  let database: Database;
  let accounts: AccountStore;
  beforeAll(async () => {
    ({ database, accounts } = await open());
  });
  beforeEach(() => emptyDatabase(database));
  afterAll(() => database.close());

  const add = (moderator = MODERATOR) => addFirstModerator({ database, accounts }, moderator);
  const users = () =>
    database.asOwner((transaction) =>
      executeRows<{ email: string; password_hash: string; confirmed: boolean }>(
        transaction,
        sql`select email, password_hash, confirmed_at is not null as confirmed from auth.users`,
      ),
    );

  it("makes an account that can sign in and is a moderator's, once", async () => {
    expect(await add()).toMatch(/moderator's: the desk is at \/desk/);
    expect(await listRoles(database)).toEqual([{ email: "ada@chard.example", role: "moderator" }]);
    const [user] = await users();
    expect(user?.confirmed).toBe(true);
    expect(await isPassword(MODERATOR.password, user?.password_hash)).toBe(true);
    expect(await add({ ...MODERATOR, address: "bea@chard.example" })).toBeUndefined();
    expect(await users()).toHaveLength(1);
  });

  it("gives no role to an account that somebody else may have opened", async () => {
    await add();
    await database.asOwner((transaction) => transaction.execute(sql`delete from chard.roles`));
    const [before] = await users();
    expect(await add({ ...MODERATOR, password: "another-password" })).toMatch(
      /has an account already/,
    );
    expect(await listRoles(database)).toEqual([]);
    expect(await users()).toEqual([before]);
  });
});
