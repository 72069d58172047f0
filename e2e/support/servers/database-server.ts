import { discard, expect, startServer, type AuthServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { test as base } from "@/e2e/support/fixtures";
import { waitWithMaps } from "@/e2e/support/spared-maps";

export { expect };

/** Before its database is open, a server sends pages as they were built. */
export async function waitForDatabase({ origin }: AuthServer) {
  const isReady = async () => (await fetch(`${origin}/api/health/ready`)).ok;
  await expect.poll(isReady, { timeout: 90_000, intervals: [100] }).toBe(true);
}

type Provide = (server: AuthServer) => Promise<void>;

async function provideServer({}: object, provide: Provide) {
  const server = await startServer({ dataDirectory: newDataDirectory() });
  await waitForDatabase(server);
  await provide(server);
  await discard(server);
}

/** A server of its own for each worker, which all tests with this fixture share, in a browser or without one. */
export const serverFixture: [typeof provideServer, { scope: "worker"; timeout: number }] = [
  provideServer,
  { scope: "worker", timeout: 240_000 },
];

let visitors = 0;

/** A server with a database of its own for each worker, where what visitors save and send is kept. Maps wait until they are pressed. */
export const test = base.extend<object, { server: AuthServer }>({
  server: serverFixture,
  baseURL: async ({ server }, provide) => provide(server.origin),
  context: async ({ context }, provide) => {
    await waitWithMaps(context);
    await provide(context);
  },
  // Each test is another client, so that no test reaches the limits of an earlier one.
  extraHTTPHeaders: async ({}, provide, { workerIndex }) => {
    visitors += 1;
    await provide({
      "X-Forwarded-For": `198.${18 + (workerIndex % 2)}.${200 + (visitors >> 8)}.${visitors & 255}`,
    });
  },
});
