// `npm run e2e:postgres`: what visitors save, write and send, and the desk, in the browser with Postgres in place of the embedded
// database. Takes Playwright's arguments: `npm run e2e:postgres -- kept-reviews.spec.ts`.
import "../run/node-version.mjs";
import { ensureHeadlessChromium } from "./chromium.mjs";
import { runPlaywright } from "./e2e.mjs";
import { startPostgres } from "./postgres.mjs";
import { ensureDependencies } from "../run/dependencies.mjs";
import { main, Stop } from "../run/process.mjs";

/** The specifications of what a database keeps. */
const KEPT = ["e2e/kept-", "e2e/desk"];

main(async () => {
  await ensureDependencies({ development: true });
  const postgres = await startPostgres();
  if (!postgres) throw new Stop("There is no Postgres server on this machine.");
  try {
    const args = process.argv.slice(2);
    const env = { CHROMIUM_PATH: await ensureHeadlessChromium(), E2E_POSTGRES_URL: postgres.url };
    process.exitCode = await runPlaywright("e2e/playwright.config.ts", {
      args: args.length > 0 ? args : KEPT,
      report: "",
      env,
    });
  } finally {
    await postgres.stop();
  }
});
