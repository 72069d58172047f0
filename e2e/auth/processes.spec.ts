import { rmSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { newAddress, PASSWORD, startServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { expect, test } from "@/e2e/support/fixtures";

// It starts and stops servers of its own; e2e/server/two-servers.spec.ts has two of them at once.
test.describe.configure({ timeout: 240_000 });

let directory: string;

test.beforeEach(() => {
  directory = newDataDirectory();
});

test.afterEach(() => rmSync(directory, { recursive: true, force: true }));

const start = () => startServer({ dataDirectory: directory });

const signUp = (request: APIRequestContext, origin: string, email: string) =>
  request.post(`${origin}/auth/v1/signup`, { data: { email, password: PASSWORD } });

const signIn = (request: APIRequestContext, origin: string, email: string) =>
  request.post(`${origin}/auth/v1/token?grant_type=password`, {
    data: { email, password: PASSWORD },
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
