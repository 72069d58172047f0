/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { openDatabase } from "@/lib/embedded/pglite";
import { migrate, SCHEMA_VERSION } from "@/lib/embedded/schema";
import { embeddedTarget, newVisitor } from "@/tests/lib/embedded/contract-target";
import { PGlite } from "@/tests/fakes/pglite";

jest.setTimeout(120_000);

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "chard-schema-"));
});

afterEach(() => rm(directory, { recursive: true }));

/** A data directory as the first version of the site left it; what is in it: tests/lib/embedded/data-directory-1.md. */
async function unpackFirstVersion() {
  const packed = await readFile("tests/lib/embedded/data-directory-1.tar.br");
  execFileSync("tar", ["-x", "-C", directory], { input: brotliDecompressSync(packed) });
}

it("keeps the accounts, passwords and sessions of the first version's data directory", async () => {
  await unpackFirstVersion();
  const { database, close } = await openDatabase(directory);
  const { auth } = newVisitor(await embeddedTarget(database));
  const signedIn = await auth.signInWithPassword({
    email: "noor@example.com",
    password: "correct horse",
  });
  expect(signedIn.data.user?.user_metadata.full_name).toBe("Noor");
  const refreshed = await newVisitor(await embeddedTarget(database)).auth.refreshSession({
    refresh_token: "7deLK2J5R82am3fQMUJo-QAAAACiUyeCXbhgbbvG_FADhM-u",
  });
  expect(refreshed.error).toBeNull();
  const [counts] = await database.transaction((query) =>
    query("select (select count(*)::int from users) as users, version from schema_version"),
  );
  expect(counts).toEqual({ users: 3, version: SCHEMA_VERSION });
  await close();
});

it("trusts no password of the first version that still waits for its mail", async () => {
  await unpackFirstVersion();
  const { database, close } = await openDatabase(directory);
  const byMail = await embeddedTarget(database, { confirmEmail: true });
  const { auth } = newVisitor(byMail);
  const account = { email: "waiting@example.com", password: "not confirmed" };
  const early = await auth.signInWithPassword(account);
  expect(early.error?.code).toBe("email_not_confirmed");
  await auth.resend({ type: "signup", email: account.email });
  await byMail.open((await byMail.mailTo(account.email)).link);
  const late = await auth.signInWithPassword(account);
  expect(late.error?.code).toBe("invalid_credentials");
  await close();
});

it("changes nothing when the tables are of this version", async () => {
  const pglite = await PGlite.create();
  await migrate(pglite);
  await pglite.exec("update schema_version set version = version");
  await migrate(pglite);
  const { rows } = await pglite.query("select version from schema_version");
  expect(rows).toEqual([{ version: SCHEMA_VERSION }]);
  await pglite.close();
});

it("refuses the tables of a newer version, and leaves them alone", async () => {
  const pglite = await PGlite.create();
  await migrate(pglite);
  await pglite.exec("update schema_version set version = version + 1");
  await expect(migrate(pglite)).rejects.toThrow(/newer version of the site.*CHARD_DATA_DIR/);
  const { rows } = await pglite.query("select version from schema_version");
  expect(rows).toEqual([{ version: SCHEMA_VERSION + 1 }]);
  await pglite.close();
});
