/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { openDataDirectory } from "@/lib/database/data-directory/data-directory";
import { embeddedTarget, newVisitor } from "@/tests/lib/embedded/contract-target";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";

jest.setTimeout(120_000);

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "chard-schema-"));
});

afterEach(() => rm(directory, { recursive: true }));

/** A data directory as the first version of the site left it; what is in it: tests/lib/database/data-directory/data-directory-1.md. */
async function unpackFirstVersion() {
  const packed = await readFile("tests/lib/database/data-directory/data-directory-1.tar.br");
  execFileSync("tar", ["-x", "-C", directory], { input: brotliDecompressSync(packed) });
}

it("keeps the accounts, passwords and sessions of the first version's data directory", async () => {
  await unpackFirstVersion();
  const { database, accounts } = await openDataDirectory(directory, MIGRATIONS);
  const { auth } = newVisitor(await embeddedTarget(accounts));
  const signedIn = await auth.signInWithPassword({
    email: "noor@example.com",
    password: "correct horse",
  });
  expect(signedIn.data.user?.user_metadata.full_name).toBe("Noor");
  const refreshed = await newVisitor(await embeddedTarget(accounts)).auth.refreshSession({
    refresh_token: "7deLK2J5R82am3fQMUJo-QAAAACiUyeCXbhgbbvG_FADhM-u",
  });
  expect(refreshed.error).toBeNull();
  const [counts] = await accounts.transaction((query) =>
    query("select count(*)::int as users from auth.users"),
  );
  expect(counts).toEqual({ users: 3 });
  await database.close();
});

it("trusts no password of the first version that still waits for its mail", async () => {
  await unpackFirstVersion();
  const { database, accounts } = await openDataDirectory(directory, MIGRATIONS);
  const byMail = await embeddedTarget(accounts, { confirmEmail: true });
  const { auth } = newVisitor(byMail);
  const account = { email: "waiting@example.com", password: "not confirmed" };
  const early = await auth.signInWithPassword(account);
  expect(early.error?.code).toBe("email_not_confirmed");
  await auth.resend({ type: "signup", email: account.email });
  await byMail.open((await byMail.mailTo(account.email)).link);
  const late = await auth.signInWithPassword(account);
  expect(late.error?.code).toBe("invalid_credentials");
  await database.close();
});
