import { rmSync } from "node:fs";
import { startServer, type AuthServer } from "@/e2e/auth-server";
import { newDataDirectory } from "@/e2e/data-directories";
import { test as base } from "@/e2e/fixtures";

export { expect } from "@/e2e/fixtures";

let visitors = 0;

/** A server with a database of its own for each worker, where what visitors save and send is kept. */
export const test = base.extend<object, { server: AuthServer }>({
  server: [
    async ({}, provide) => {
      const server = await startServer({ dataDirectory: newDataDirectory() });
      await provide(server);
      await server.stop();
      rmSync(server.dataDirectory, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
  // Each test is another client, so that no test reaches the limits of an earlier one.
  extraHTTPHeaders: async ({}, provide, { workerIndex }) => {
    visitors += 1;
    await provide({
      "X-Forwarded-For": `198.${18 + (workerIndex % 2)}.${200 + (visitors >> 8)}.${visitors & 255}`,
    });
  },
});
