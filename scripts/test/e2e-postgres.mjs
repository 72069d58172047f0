// `npm run e2e:postgres`: what visitors save, write and send, and the desk, in the browser with Postgres in place of the embedded
// database. Takes Playwright's arguments: `npm run e2e:postgres -- reviews/reviews.spec.ts`.
import "../run/node-version.mjs";
import { ensureHeadlessChromium } from "./chromium.mjs";
import { runPlaywright } from "./e2e.mjs";
import { startPostgres } from "./postgres.mjs";
import { ensureDependencies } from "../run/dependencies.mjs";
import { main, Stop } from "../run/process.mjs";

/** The specifications of what a database keeps. */
const STORED = [
  ...[
    "account",
    "claims",
    "community",
    "contact",
    "corrections",
    "database",
    "desk",
    "favorites",
    "lists",
  ],
  ...["forms", "forum", "listings", "mail", "moderation", "near-me", "photos", "questions"],
  ...["reports", "restaurants", "reviews"],
].map((subject) => `e2e/${subject}/`);

main(async () => {
  await ensureDependencies({ development: true });
  const postgres = await startPostgres();
  if (!postgres) throw new Stop("There is no Postgres server on this machine.");
  try {
    const args = process.argv.slice(2);
    const env = { CHROMIUM_PATH: await ensureHeadlessChromium(), E2E_POSTGRES_URL: postgres.url };
    process.exitCode = await runPlaywright("e2e/playwright.config.ts", {
      args: args.length > 0 ? args : STORED,
      report: "",
      env,
    });
  } finally {
    await postgres.stop();
  }
});
