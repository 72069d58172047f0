import { rmSync } from "node:fs";
import { Agent, get } from "node:http";
import type { APIRequestContext } from "@playwright/test";
import {
  newAddress,
  PASSWORD,
  startServer,
  type AuthServer,
} from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { expect, test } from "@/e2e/support/fixtures";

// A server from its start to its end, and a second one on its data directory, which takes over.
test.describe.configure({ mode: "serial", timeout: 240_000 });

const TOKEN = "metrics-token-of-this-test";

let directory: string;
let first: AuthServer;
let second: AuthServer | undefined;
const email = newAddress();

test.beforeAll(async () => {
  directory = newDataDirectory();
  const variables = { CHARD_METRICS_TOKEN: TOKEN };
  first = await startServer({ dataDirectory: directory, variables });
});
test.afterAll(async () => {
  await first.stop();
  await second?.stop("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
});

const signUp = (request: APIRequestContext, { origin }: AuthServer, address: string) =>
  request.post(`${origin}/auth/v1/signup`, { data: { email: address, password: PASSWORD } });

const signIn = (request: APIRequestContext, { origin }: AuthServer) =>
  request.post(`${origin}/auth/v1/token?grant_type=password`, {
    data: { email, password: PASSWORD },
  });

test("Prometheus reads what the server did, and nobody else does", async ({ request }) => {
  const read = (headers = {}) => request.get(`${first.origin}/api/metrics`, { headers });
  expect((await read()).status()).toBe(401);
  expect((await read({ Authorization: "Bearer another-token-altogether" })).status()).toBe(401);
  await request.get(`${first.origin}/about/mission`);
  await request.get(`${first.origin}/nope`);

  const response = await read({ Authorization: `Bearer ${TOKEN}` });
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("text/plain; version=0.0.4");
  expect(response.headers()["cache-control"]).toBe("no-store");
  const text = await response.text();
  expect(text).toContain('chard_requests_total{kind="page",status="2xx"} 1');
  expect(text).toContain('chard_requests_total{kind="page",status="4xx"} 1');
  expect(text).toContain('chard_requests_total{kind="api",status="4xx"} 2');
  expect(text).toMatch(/chard_page_cache_total\{result="hit"\} \d/);
  expect(text).toMatch(/chard_transaction_seconds_count\{failed="false"\} [1-9]/);
  expect(text).toContain('chard_desk_waiting{queue="listings"} 0');
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(first.log()).not.toContain(TOKEN);
});

test("a second server on the same directory reports the lock holder, serves pages, is alive, not ready, and gives no details", async ({
  request,
}) => {
  expect((await signUp(request, first, email)).status()).toBe(200);
  second = await startServer({ dataDirectory: directory, ready: /Accounts are not available/ });
  expect(second.log()).toMatch(/is in use by another server \(process \d+, since /);
  const ask = (path: string) => request.get(`${second!.origin}${path}`);
  expect((await ask("/")).status()).toBe(200);
  const refused = await signUp(request, second, newAddress());
  expect(refused.status()).toBe(503);
  expect(await refused.text()).not.toContain(directory);
  expect((await signIn(request, first)).status()).toBe(200);

  expect((await ask("/api/health")).status()).toBe(200);
  const ready = await ask("/api/health/ready");
  expect(ready.status()).toBe(503);
  expect(ready.headers()["cache-control"]).toBe("no-store");
  const down = async () => (await (await ask("/api/health/ready")).json()) as unknown;
  await expect.poll(down).toEqual({ status: "unavailable", down: ["accounts", "database"] });
});

type Outcome = { status?: number; isLast?: boolean; cutShort?: boolean; isGone?: boolean };

/** One request over a connection that stays open. */
function askOnce(origin: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get(origin, { agent }, (response) => {
      const isLast = response.headers.connection === "close";
      response.on("error", () => resolve({ cutShort: true }));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, isLast }));
      response.resume();
    });
    request.on("error", () => resolve({ isGone: true }));
  });
}

test('when the first ends, busy clients get "Connection: close", no response is truncated, and the second has the accounts', async ({
  request,
}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const outcomes: Outcome[] = [];
  const clients = Array.from({ length: 10 }, async () => {
    let outcome: Outcome;
    do outcomes.push((outcome = await askOnce(`${first.origin}/about/mission`, agent)));
    while (!outcome.isGone);
  });
  await expect.poll(() => outcomes.length).toBeGreaterThan(50);
  await first.stop();
  await Promise.all(clients);
  agent.destroy();

  const responses = outcomes.filter(({ isGone }) => !isGone);
  expect(responses.filter(({ cutShort, status }) => cutShort || status !== 200)).toEqual([]);
  expect(responses.some(({ isLast }) => isLast)).toBe(true);
  // The last outcome of each client: the port is closed.
  expect(outcomes.filter(({ isGone }) => isGone)).toHaveLength(10);

  // As after a restart: the directory is opened by another process.
  await expect
    .poll(async () => (await signIn(request, second!)).status(), { timeout: 60_000 })
    .toBe(200);
});
