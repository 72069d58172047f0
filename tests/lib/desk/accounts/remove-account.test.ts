/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import type * as Actions from "@/lib/desk/accounts/actions";
import { actionText } from "@/lib/desk/log/action-words";
import { deleteAccounts } from "@/lib/jobs/delete-accounts";
import { newUser } from "@/tests/lib/database/support/new-user";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const mockSite = {
  database: undefined as Database | undefined,
  visitor: undefined as object | undefined,
};
const mockMails: { to: string; subject: string }[] = [];

jest.mock("next/cache", () => ({ revalidatePath: () => undefined }));
jest.mock("next/headers", () => ({
  headers: async () => new Headers({ "next-action": "x" }),
  cookies: async () => ({ get: () => undefined }),
}));
jest.mock("@/lib/clients/write-limits", () => ({ mayWrite: () => true }));
jest.mock("@/lib/database/client", () => ({ getStores: async () => mockSite }));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => true }));
jest.mock("@/lib/supabase/current-user", () => ({ getCurrentUser: async () => mockSite.visitor }));
jest.mock("@/lib/mail/send-mail", () => ({
  sendsMail: () => true,
  sendMail: async (mail: (typeof mockMails)[number]) => mockMails.push(mail),
}));

/** The action itself, which other tests replace. */
const { removeAccount } = jest.requireActual<typeof Actions>("@/lib/desk/accounts/actions.ts");

describe.each(ONE_DATABASE)("%s", (_name, open) => {
  let database: Database;

  const run = (statement: string) =>
    database.asOwner((transaction) => transaction.execute(sql.raw(statement)));
  const newestActions = async () =>
    (await listAudit(database, 0, 2)).entries.map(({ action }) => actionText(action));

  /** What the desk says when a moderator has an account deleted (P14.94). */
  async function remove(id: string) {
    const data = new FormData();
    const filledIn = { id, reviews: "delete", reason: "Only advertising", confirmed: "on" };
    for (const [name, value] of Object.entries(filledIn)) data.set(name, value);
    return removeAccount({ values: {}, errors: {} }, data);
  }

  beforeAll(async () => {
    database = await open();
    mockSite.database = database;
    const moderator = await newUser(database, "Mo");
    await run(`insert into chard.roles (user_id, role) values ('${moderator.sub}', 'moderator')`);
    mockSite.visitor = { ...moderator, secondFactor: "used" };
  });
  afterEach(() => mockMails.splice(0));
  afterAll(() => database.close());

  it("says that the account was deleted where it was", async () => {
    const { sub, email } = await newUser(database, "Swift");
    expect(await remove(sub)).toMatchObject({
      done: { href: "/desk/accounts", notice: { title: "Account deleted" } },
    });
    expect(await newestActions()).toEqual(["Account deleted", "Account to be deleted"]);
    expect(mockMails).toMatchObject([{ to: email, subject: "Your account was deleted" }]);
  });

  it("says that it was recorded where it failed, and deletes it the next time", async () => {
    const { sub, email } = await newUser(database, "Stuck");
    await run(`create function chard.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'stuck'; end $$`);
    await run(`create trigger refuse before delete on auth.users
      for each row execute function chard.refuse()`);
    const log = jest.spyOn(console, "error").mockReturnValue();
    expect(await remove(sub)).toMatchObject({
      done: {
        href: `/desk/accounts/${sub}`,
        notice: {
          title: "Deletion recorded",
          description: expect.stringContaining("every day at 04:30 UTC"),
        },
      },
    });
    expect(log).toHaveBeenCalledWith(expect.stringContaining("Accounts to delete: "));
    log.mockRestore();
    expect((await newestActions())[0]).toBe("Account to be deleted");
    expect(mockMails).toEqual([]);

    await run("drop trigger refuse on auth.users");
    await deleteAccounts();
    expect((await newestActions())[0]).toBe("Account deleted");
    expect(mockMails).toMatchObject([{ to: email, subject: "Your account was deleted" }]);
  });
});
