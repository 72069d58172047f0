/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDataDirectory } from "@/lib/database/data-directory";
import { MIGRATIONS } from "@/tests/lib/database/open-test-database";
import { embeddedTarget, newAddress, newVisitor } from "@/tests/lib/embedded/contract-target";

jest.setTimeout(120_000);

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "chard-data-"));
});

afterEach(() => rm(parent, { recursive: true }));

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
