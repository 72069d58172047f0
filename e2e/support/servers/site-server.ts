const PORT = process.env.E2E_PORT ?? "3100";

/** Long enough for the build that `npm start` makes when the sources changed. */
const START_MS = 600_000;

/** The site as `npm start` serves it, for the browser tests. */
export const siteServer = {
  command: "node scripts/run/start.mjs",
  cwd: process.cwd(),
  url: `http://127.0.0.1:${PORT}`,
  env: {
    PORT,
    // What the specification leaves unfinished stays so; e2e/support/servers/database-server.ts starts servers with a database, and
    // With E2E_DATABASE=embedded all tests run with a database.
    CHARD_DATABASE: process.env.E2E_DATABASE || "none",
    // The tests are the reverse proxy that says which client a request comes from.
    CHARD_TRUSTED_PROXIES: "1",
    ...(process.env.E2E_DATA_DIR && { CHARD_DATA_DIR: process.env.E2E_DATA_DIR }),
  },
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
  timeout: START_MS,
  stdout: "pipe" as const,
};

/** Its address in what it sends: no setting names another. */
export const SITE = `http://localhost:${PORT}`;

/** Whether it has one. */
export const hasDatabase = siteServer.env.CHARD_DATABASE !== "none";
