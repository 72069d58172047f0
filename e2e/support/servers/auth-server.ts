import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { databaseVariables, ensureDatabase } from "@/e2e/support/servers/server-database";
import { expect, test as base } from "@/e2e/support/fixtures";
import { recordServerLog } from "@/e2e/support/servers/server-logs";

const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next");
const START_TIMEOUT_MS = 120_000;

/** A server of the production build with embedded accounts, and its output so far. */
export type AuthServer = {
  origin: string;
  dataDirectory: string;
  log(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server on a port of its own; `ready` is what its log says when it can be used. */
export async function startServer({
  dataDirectory = newDataDirectory(),
  confirmEmail = false,
  reviewFirst = false,
  ready = /Accounts are embedded/,
  database = "",
  maxFileKilobytes,
  port: given,
  variables = {},
}: {
  dataDirectory?: string;
  confirmEmail?: boolean;
  /** Whether the first reviews of an account wait. */
  reviewFirst?: boolean;
  ready?: RegExp;
  /** "none": nothing that visitors do is kept. */
  database?: "" | "none";
  /** Where files may not grow beyond this, nothing more can be written, as on a disk that is full. */
  maxFileKilobytes?: number;
  /** That of a server before it: it is in the addresses of pages. */
  port?: number;
  /** Further environment variables. */
  variables?: Record<string, string>;
} = {}): Promise<AuthServer> {
  const port = given ?? (await freePort());
  if (database !== "none") await ensureDatabase(dataDirectory);
  const serve = [NEXT, "start", "--port", String(port), "--hostname", "127.0.0.1"];
  const limit = maxFileKilobytes && `ulimit -f ${maxFileKilobytes}; exec "$0" "$@"`;
  const child = spawn(
    limit ? "bash" : process.execPath,
    limit ? ["-c", limit, process.execPath, ...serve] : serve,
    {
      env: {
        ...process.env,
        CHARD_EMBEDDED_AUTH: "local",
        ...(database === "none"
          ? { CHARD_DATA_DIR: dataDirectory }
          : databaseVariables(dataDirectory)),
        CHARD_DATABASE: database,
        CHARD_EMBEDDED_CONFIRM: confirmEmail ? "1" : "",
        CHARD_REVIEW_FIRST: reviewFirst ? "1" : "",
        // The tests are the reverse proxy that says which client a request comes from.
        CHARD_TRUSTED_PROXIES: "1",
        ...variables,
      },
    },
  );
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  recordServerLog(origin, () => said);
  const server: AuthServer = {
    origin,
    dataDirectory,
    log: () => said,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
  const isReady = () => /Ready in/.test(said) && ready.test(said);
  await expect
    .poll(() => isReady() || said, {
      timeout: START_TIMEOUT_MS,
      intervals: [50],
      message: "The server starts",
    })
    .toBe(true);
  return server;
}

/** Ends a server that no test looks at any more at once, with all that it has kept; e2e/server/shutdown.spec.ts has one that finishes its work. */
export async function discard(server: AuthServer) {
  await server.stop("SIGKILL");
  rmSync(server.dataDirectory, { recursive: true, force: true });
}

type WorkerFixtures = { confirmEmail: boolean; server: AuthServer };

let visitors = 0;

/**
 * The tests of accounts: every worker has its own server, port and data directory, and every test an IP address of
 * its own, so that tests do not share limits.
 */
export const test = base.extend<object, WorkerFixtures>({
  confirmEmail: [false, { option: true, scope: "worker" }],
  server: [
    async ({ confirmEmail }, provide) => {
      const server = await startServer({ confirmEmail });
      await provide(server);
      await discard(server);
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
  extraHTTPHeaders: async ({}, provide, { workerIndex }) => {
    visitors += 1;
    await provide({
      "X-Forwarded-For": `198.${18 + (workerIndex % 2)}.${visitors >> 8}.${visitors & 255}`,
    });
  },
});

export { expect };

/** An e-mail address without an account. */
export function newAddress() {
  visitors += 1;
  return `visitor-${process.pid}-${visitors}@example.com`;
}

export const PASSWORD = "correct horse";
