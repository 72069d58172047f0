// `npm run e2e:postgres`: what visitors save, write and send, and the desk, in the browser with Postgres in place of the embedded
// database. Takes Playwright's arguments: `npm run e2e:postgres -- kept-reviews.spec.ts`.
import "../run/node-version.mjs";
import { ensureChromium } from "./chromium.mjs";
import { runPlaywright } from "./e2e.mjs";
import { startPostgres } from "./postgres.mjs";
import { ensureDependencies } from "../run/dependencies.mjs";
import { main, Stop } from "../run/process.mjs";

/** The specifications of what a database keeps. */
const KEPT = ["e2e/kept-", "e2e/desk"];

/** Roles belong to the whole server: two databases that are set up at once would both make them. */
async function createRoles(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client(url);
  await client.connect();
  for (const role of ["anon", "authenticated", "service_role"])
    await client.query(`create role ${role} nologin noinherit`);
  await client.end();
}

main(async () => {
  await ensureDependencies({ development: true });
  const postgres = await startPostgres();
  if (!postgres) throw new Stop("There is no Postgres server on this machine.");
  try {
    await createRoles(postgres.url);
    const args = process.argv.slice(2);
    const env = { CHROMIUM_PATH: await ensureChromium(), E2E_POSTGRES_URL: postgres.url };
    process.exitCode = await runPlaywright("e2e/playwright.config.ts", {
      args: args.length > 0 ? args : KEPT,
      report: "",
      env,
    });
  } finally {
    await postgres.stop();
  }
});
