import { test as base } from "@/e2e/support/servers/processor-time";

/** What is attached of a log: its end. */
const MAX_LENGTH = 20_000;

const logs = new Map<string, () => string>();

/** A server that this worker has started. */
export function recordServerLog(origin: string, log: () => string) {
  logs.set(origin, log);
}

/** Playwright's `test`, which attaches the logs of the worker's servers to the report of a test that failed. */
export const test = base.extend<{ serverLogs: undefined }>({
  serverLogs: [
    async ({}, provide, testInfo) => {
      await provide(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const [origin, log] of logs)
        await testInfo.attach(`log of ${origin}`, {
          body: log().slice(-MAX_LENGTH),
          contentType: "text/plain",
        });
    },
    { auto: true },
  ],
});
