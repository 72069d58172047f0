import { rmSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { newAddress, PASSWORD, startServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { expect, test } from "@/e2e/support/fixtures";

// These start and stop servers of their own; each takes a while.
test.describe.configure({ timeout: 240_000 });

let directory: string;

test.beforeEach(() => {
  directory = newDataDirectory();
});

test.afterEach(() => rmSync(directory, { recursive: true, force: true }));

const start = (ready?: RegExp) =>
  startServer({ dataDirectory: directory, ...(ready && { ready }) });

const signUp = (request: APIRequestContext, origin: string, email: string) =>
  request.post(`${origin}/auth/v1/signup`, { data: { email, password: PASSWORD } });

const signIn = (request: APIRequestContext, origin: string, email: string) =>
  request.post(`${origin}/auth/v1/token?grant_type=password`, {
    data: { email, password: PASSWORD },
  });

test("a second server on the same directory reports the lock holder, still serves pages, and has the accounts when the first ends", async ({
  request,
}) => {
  const email = newAddress();
  const first = await start();
  expect((await signUp(request, first.origin, email)).status()).toBe(200);

  const second = await start(/Accounts are not available/);
  expect(second.log()).toMatch(/is in use by another server \(process \d+, since /);
  expect((await request.get(`${second.origin}/`)).status()).toBe(200);
  const refused = await signUp(request, second.origin, newAddress());
  expect(refused.status()).toBe(503);
  expect(await refused.text()).not.toContain(directory);
  expect((await signIn(request, first.origin, email)).status()).toBe(200);

  await first.stop();
  // As after a restart: the directory is opened by another process.
  await expect
    .poll(async () => (await signIn(request, second.origin, email)).status(), { timeout: 60_000 })
    .toBe(200);
  await second.stop();
});

test("every confirmed sign-up is there after kill -9", async ({ request }) => {
  const first = await start();
  const confirmed: string[] = [];
  const attempts = Array.from({ length: 20 }, async () => {
    const email = newAddress();
    const response = await signUp(request, first.origin, email).catch(() => undefined);
    if (response?.status() === 200) confirmed.push(email);
  });
  await expect.poll(() => confirmed.length, { timeout: 60_000 }).toBeGreaterThan(4);
  await first.stop("SIGKILL");
  await Promise.all(attempts);

  const second = await start();
  for (const email of confirmed) {
    expect((await signIn(request, second.origin, email)).status()).toBe(200);
  }
  await second.stop();
});
