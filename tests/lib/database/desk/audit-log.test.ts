/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { restoreBackup } from "@/lib/database/backup/restore-backup";
import { writeBackup } from "@/lib/database/backup/write-backup";
import { COMMANDS } from "@/lib/database/commands/run";
import type { Database, Transaction } from "@/lib/database/database";
import { listAudit, writeAudit } from "@/lib/database/desk/audit";
import { findDeskMember, listRoles, setRole } from "@/lib/database/desk/accounts/roles";
import { executeRows } from "@/lib/database/execute-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const MEMBER = { sub: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0002" };
const OPERATOR = { id: null, name: "the operator" };
const refusal = { cause: expect.objectContaining({ code: "42501" }) };

type Work = (transaction: Transaction) => Promise<unknown>;

const run =
  (...statements: string[]): Work =>
  async (transaction) => {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
  };

const VERBS = [
  "update chard.audit_log set actor_name = 'nobody'",
  "delete from chard.audit_log",
  "truncate chard.audit_log",
];
const RESTORING = "set local chard.restoring = '1'";

/** Every identity that statements can run under, by what it has to do first. */
const IDENTITIES: [string, (database: Database, work: Work) => Promise<unknown>, string[]][] = [
  ["a visitor", (database, work) => database.asAnonymous(work), []],
  [
    "a visitor who says that a backup is restored",
    (database, work) => database.asAnonymous(work),
    [RESTORING],
  ],
  ["a member", (database, work) => database.asUser(MEMBER, work), []],
  [
    "a member who says that a backup is restored",
    (database, work) => database.asUser(MEMBER, work),
    [RESTORING],
  ],
  [
    "Supabase's service",
    (database, work) => database.asOwner(work),
    ["set local role service_role"],
  ],
  ["the owner", (database, work) => database.asOwner(work), []],
  [
    "the owner without ordinary triggers",
    (database, work) => database.asOwner(work),
    ["set local session_replication_role = replica"],
  ],
];

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await database.asOwner((transaction) =>
      writeAudit(transaction, {
        actor: OPERATOR,
        action: "listing.refuse",
        subject: "listing:first",
        before: { status: "review" },
        after: { status: "refused" },
        reason: "Already listed",
      }),
    );
  });
  afterAll(() => database.close());

  const entriesOf = async () => (await listAudit(database, 0, 100)).entries;

  it.each(
    IDENTITIES.flatMap(([name, as, first]) =>
      VERBS.map(
        (statement) => [statement.split(" ")[0]!, name, as, [...first, statement]] as const,
      ),
    ),
  )("refuses to %s the log as %s", async (_verb, _identity, as, statements) => {
    const before = await entriesOf();
    await expect(as(database, run(...statements))).rejects.toMatchObject(refusal);
    expect(await entriesOf()).toEqual(before);
  });

  it.each(["update", "truncate"])("refuses to %s it while a backup is restored", async (verb) => {
    const statement = VERBS.find((text) => text.startsWith(verb))!;
    await expect(database.asOwner(run(RESTORING, statement))).rejects.toMatchObject(refusal);
  });

  it("refuses an entry by anyone but the owner", async () => {
    const forge = run(
      "insert into chard.audit_log (actor_name, action, subject) values ('Ada', 'x', 'y')",
    );
    await expect(database.asAnonymous(forge)).rejects.toMatchObject(refusal);
    await expect(database.asUser(MEMBER, forge)).rejects.toMatchObject(refusal);
  });

  it("is replaced by that of a backup", async () => {
    const folder = await mkdtemp(join(tmpdir(), "chard-desk-"));
    const file = join(folder, "chard.backup");
    const before = await entriesOf();
    await writeBackup(database, file);
    await database.asOwner((transaction) =>
      writeAudit(transaction, { actor: OPERATOR, action: "later", subject: "listing:first" }),
    );
    expect(await entriesOf()).toHaveLength(before.length + 1);
    await restoreBackup(database, file);
    expect(await entriesOf()).toEqual(before);
    await rm(folder, { recursive: true });
  });

  describe("roles", () => {
    it("are given, changed and taken, and each is in the log", async () => {
      const user = await newUser(database);
      expect(await findDeskMember(database, user.sub)).toBeUndefined();
      expect(await setRole(database, user.email.toUpperCase(), "moderator", OPERATOR)).toBe(true);
      expect(await findDeskMember(database, user.sub)).toEqual({ role: "moderator" });
      await setRole(database, user.email, "editor", OPERATOR);
      expect(await listRoles(database)).toContainEqual({ email: user.email, role: "editor" });
      await setRole(database, user.email, "none", OPERATOR);
      await setRole(database, user.email, "none", OPERATOR);
      expect(await findDeskMember(database, user.sub)).toBeUndefined();
      const changes = (await entriesOf())
        .filter(({ subject }) => subject === `account:${user.sub}`)
        .map(({ before, after }) => [before, after]);
      expect(changes).toEqual([
        [{ role: "editor" }, { role: "none" }],
        [{ role: "moderator" }, { role: "editor" }],
        [{ role: "none" }, { role: "moderator" }],
      ]);
    });

    it("can be read by their account alone, and written by no account", async () => {
      const [own, other] = [await newUser(database), await newUser(database)];
      await setRole(database, own.email, "editor", OPERATOR);
      const read = (transaction: Transaction) =>
        executeRows(transaction, sql`select role from chard.roles`);
      expect(await database.asUser(own, read)).toEqual([{ role: "editor" }]);
      expect(await database.asUser(other, read)).toEqual([]);
      await expect(database.asAnonymous(read)).rejects.toMatchObject(refusal);
      for (const statement of [
        `insert into chard.roles (user_id, role) values ('${other.sub}', 'moderator')`,
        "update chard.roles set role = 'moderator'",
        "delete from chard.roles",
      ])
        await expect(database.asUser(own, run(statement))).rejects.toMatchObject(refusal);
    });

    it("go with their account, and the log stays", async () => {
      const user = await newUser(database);
      await setRole(database, user.email, "moderator", OPERATOR);
      const before = await entriesOf();
      await database.asOwner(run(`delete from auth.users where id = '${user.sub}'`));
      expect(await findDeskMember(database, user.sub)).toBeUndefined();
      expect(await entriesOf()).toEqual(before);
    });

    it("are given by the command, which says so in one line", async () => {
      const user = await newUser(database);
      const target = { database, location: "here" };
      const command = (name: string, ...parameters: string[]) =>
        COMMANDS.role![name]!(target, parameters, process);
      expect(await command("moderator", user.email)).toEqual([
        `${user.email} is a moderator: the desk is at /desk.`,
      ]);
      expect(await command("list")).toContain(`${user.email}: moderator`);
      expect(await command("none", user.email)).toEqual([`${user.email} has no role.`]);
      await expect(command("editor", "nobody@example.org")).rejects.toThrow(
        "There is no account with the address nobody@example.org.",
      );
      await expect(command("editor")).rejects.toThrow("Name one account");
    });
  });
});
