/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "drizzle-orm";
import { findCommand } from "@/lib/database/commands/run";
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { saveReview } from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { accountCommands } from "@/lib/server/account-commands";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const REVIEW = {
  restaurantId: "1",
  rating: 4 as const,
  title: "Warm soup",
  content: "The soup was warm and the rice was, too, twice in a row.",
  visitDate: "2026-11-15",
};
const HASH = "0123456789abcdef0123456789abcdef";

describe.each(ONE_DATABASE)("%s", (_name, open) => {
  let database: Database;
  let address: string;
  let folder: string;
  const removed: string[] = [];
  const photos = {
    put: () => Promise.resolve(),
    read: () => Promise.resolve(new Uint8Array([1, 2, 3])),
    remove: async (names: readonly string[]) => void removed.push(...names),
    listBefore: () => Promise.resolve([]),
  };

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    const user = await newUser(database);
    address = String(
      (await run(`select email from auth.users where id = '${user.sub}'`))[0]!.email,
    );
    await ensureMember(database, user);
    await saveReview(database, user, REVIEW, "published");
    await run(
      `insert into chard.photos (hash, width, height, description, restaurant_id, user_id) values ('${HASH}', 800, 600, 'Soup', '1', '${user.sub}')`,
    );
    return database;
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "chard-account-"));
    removed.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );
  const command = (name: string, parameters: string[] = [], hasAccountService = false) =>
    findCommand("account", name, [], { account: accountCommands({ photos, hasAccountService }) })(
      { database, location: "a test" },
      parameters,
      process,
    );

  it("lists accounts", async () => {
    expect(await command("list")).toEqual([
      expect.stringMatching(new RegExp(`^${address}, since \\d{4}-\\d\\d-\\d\\d`)),
    ]);
  });

  it("exports everything about an account into a file for its owner alone, and says so in the log", async () => {
    const file = join(folder, "data.zip");
    expect(await command("export", [address.toUpperCase(), file])).toEqual([
      `Everything about ${address} is in ${file}.`,
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const files = unzipSync(readFileSync(file));
    expect(Object.keys(files)).toEqual(["data.json", `photos/${HASH}-800.webp`]);
    expect(JSON.parse(strFromU8(files["data.json"]!))).toMatchObject({
      account: { email: address },
      reviews: [{ title: "Warm soup" }],
    });
    expect((await listAudit(database, 0, 1)).entries[0]).toMatchObject({
      action: "account.export",
    });
  });

  it("deletes an account with what it wrote, and the files of its photos", async () => {
    await command("delete", [address]);
    expect(await command("list")).toEqual(["There is no account."]);
    expect(await run("select 1 from chard.reviews where not sample")).toEqual([]);
    expect(removed).toContain(`${HASH}-800.webp`);
    expect((await listAudit(database, 0, 2)).entries).toMatchObject([
      { action: "account.deleted" },
      { action: "account.delete" },
    ]);
  });

  it("resets the second factor of a lost device, ends its sessions, and says so in the log", async () => {
    const id = "(select id from auth.users)";
    const factor = "11111111-1111-4111-8111-111111111111";
    await run(
      `insert into auth.mfa_factors (id, user_id, friendly_name, status, secret, created_at, updated_at)
       values ('${factor}', ${id}, 'Phone', 'verified', 'GEZDGNBVGY3TQOJQ', now(), now())`,
    );
    await run(
      `insert into auth.sessions (id, user_id, method, refresh_key, refresh_counter, refreshed_at, created_at, factor_id)
       values ('${factor}', ${id}, 'password', 'key', 0, now(), now(), '${factor}')`,
    );
    await command("export", [address, join(folder, "data.zip")]);
    const exported = unzipSync(readFileSync(join(folder, "data.zip")))["data.json"]!;
    expect(strFromU8(exported)).not.toContain("GEZDGNBVGY3TQOJQ");
    expect(await command("reset-second-factor", [address])).toEqual([
      `${address} has no second factor any more. Its devices can change nothing from now on, and are signed out within an hour.`,
    ]);
    expect(
      await run("select 1 from auth.mfa_factors union all select 1 from auth.sessions"),
    ).toEqual([]);
    const [entry] = (await listAudit(database, 0, 1)).entries;
    expect(entry).toMatchObject({
      action: "account.reset-second-factor",
      actorName: "npm run account",
      before: { factors: 1 },
    });
    expect(await command("reset-second-factor", [address])).toEqual([
      `${address} had no second factor. Its devices can change nothing from now on, and are signed out within an hour.`,
    ]);
  });

  it("leaves an account that a service keeps to the server", async () => {
    expect(await command("delete", [address], true)).toEqual([
      `${address} is deleted when the server starts, or at 04:30 UTC.`,
    ]);
    expect(await run("select reviews from chard.account_deletions where due_at < now()")).toEqual([
      { reviews: "delete" },
    ]);
  });

  it.each([
    ["delete", ["nobody@example.org"], "There is no account with the address nobody@example.org."],
    ["delete", [], "Name one account: npm run account -- delete ADDRESS"],
    ["export", ["nobody@example.org"], "Name one account: npm run account -- export ADDRESS FILE"],
    ["list", ["all"], "List all accounts"],
  ])("%s %j is refused", async (name, parameters, message) => {
    await expect(command(name, parameters)).rejects.toThrow(message);
  });
});
