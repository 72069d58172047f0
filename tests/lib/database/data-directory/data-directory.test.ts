/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { openDataDirectory } from "@/lib/database/data-directory/data-directory";
import { copyMigratedDirectory } from "@/tests/lib/database/support/migrated-directory";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";
import { embeddedTarget, newAddress, newVisitor } from "@/tests/lib/embedded/contract-target";

jest.setTimeout(120_000);

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "chard-data-"));
});

// A database that is left open, as after a crash, may write its lock once more.
afterEach(() => rm(parent, { recursive: true, maxRetries: 5 }));

it("keeps accounts, sessions and keys over a restart, for their owner's eyes alone", async () => {
  const directory = join(parent, "new", ".data");
  const email = newAddress();
  const password = "correct horse";

  const before = await openDataDirectory(directory, MIGRATIONS);
  const { auth } = newVisitor(await embeddedTarget(before.accounts));
  const { data } = await auth.signUp({ email, password });
  await expect(openDataDirectory(directory, MIGRATIONS)).rejects.toThrow(`process ${process.pid}`);
  await before.database.close();
  expect((await stat(directory)).mode & 0o777).toBe(0o700);

  const after = await openDataDirectory(directory, MIGRATIONS);
  const visitor = newVisitor(await embeddedTarget(after.accounts));
  expect((await visitor.auth.getUser(data.session!.access_token)).data.user?.email).toBe(email);
  expect((await visitor.auth.setSession(data.session!)).error).toBeNull();
  expect((await visitor.auth.signInWithPassword({ email, password })).error).toBeNull();
  await after.database.close();
});

it("keeps confirmed writes when the power fails: what was synced, and nothing else", async () => {
  const directory = join(parent, ".data");
  const disk = join(parent, "disk");
  await copyMigratedDirectory(directory);
  const child = spawn(
    process.execPath,
    [
      ...["--import", "./tests/lib/database/support/copy-synced.mjs"],
      ...["tests/lib/database/support/write-in-child.mjs", directory, MIGRATIONS],
    ],
    { stdio: "inherit", env: { ...process.env, SYNCED_FROM: directory, SYNCED_TO: disk } },
  );
  expect(await once(child, "close")).toEqual([null, "SIGKILL"]);

  const { database } = await openDataDirectory(disk, MIGRATIONS);
  const { rows } = (await database.asOwner((transaction) =>
    transaction.execute("select number from chard.confirmed"),
  )) as unknown as { rows: object[] };
  expect(rows).toEqual([{ number: 42 }]);
  await database.close();
});

it("closes an existing directory to everyone but its owner", async () => {
  const directory = join(parent, ".data");
  await copyMigratedDirectory(directory);
  await chmod(directory, 0o755);
  const { database } = await openDataDirectory(directory, MIGRATIONS);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  await database.close();
});

it("writes nothing more, and no checkpoint, once another process has taken over", async () => {
  const directory = join(parent, ".data");
  await copyMigratedDirectory(directory);
  const { database, accounts } = await openDataDirectory(directory, MIGRATIONS);
  await accounts.transaction((query) => query("select 1"));
  const taken = JSON.stringify({ token: "a rival's" });
  await writeFile(join(directory, "lock.json"), taken);
  const pause = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  const before = await contents(join(directory, "database"));

  const deletion = accounts.transaction((query) => query("delete from users"));
  await expect(deletion).rejects.toThrow("has taken over");
  await expect(database.asOwner((query) => query.execute("select 1"))).rejects.toThrow();
  await database.close();
  expect(await contents(join(directory, "database"))).toEqual(before);
  expect(await readFile(join(directory, "lock.json"), "utf8")).toBe(taken);
  pause.mockRestore();
});

/** Opens a directory in a process without the rights of root, and returns why it cannot. */
async function openWithoutRights(directory: string) {
  const child = spawn(
    process.execPath,
    ["tests/lib/database/support/open-in-child.mjs", directory, MIGRATIONS],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  await once(child, "close");
  return said.trim();
}

const NO_RIGHTS =
  /^The database is not available: this user may not write into the data directory \((EACCES|EPERM)\)\.$/;

it("says that the directory may not be written", async () => {
  await chmod(parent, 0o555);
  expect(await openWithoutRights(join(parent, "missing"))).toMatch(NO_RIGHTS);
  await chmod(parent, 0o755);
});

it("says that the directory is another user's", async () => {
  const directory = userInfo().uid === 0 ? join(parent, "roots") : "/usr";
  if (userInfo().uid === 0) await mkdir(directory);
  await chmod(parent, 0o755);
  expect(await openWithoutRights(directory)).toMatch(NO_RIGHTS);
});

/** When each file was last written. */
async function contents(folder: string) {
  const names = (await readdir(folder, { recursive: true })).toSorted();
  return Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs]));
}
