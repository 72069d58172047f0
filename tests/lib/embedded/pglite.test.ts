/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@/lib/embedded/pglite";
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

  const before = await openDatabase(directory);
  const { auth } = newVisitor(await embeddedTarget(before.database));
  const { data } = await auth.signUp({ email, password });
  await expect(openDatabase(directory)).rejects.toThrow(`process ${process.pid}`);
  await before.close();
  expect((await stat(directory)).mode & 0o777).toBe(0o700);

  const after = await openDatabase(directory);
  const visitor = newVisitor(await embeddedTarget(after.database));
  expect((await visitor.auth.getUser(data.session!.access_token)).data.user?.email).toBe(email);
  expect((await visitor.auth.setSession(data.session!)).error).toBeNull();
  expect((await visitor.auth.signInWithPassword({ email, password })).error).toBeNull();
  await after.close();
});
