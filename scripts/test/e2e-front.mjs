// `npm run e2e:front`: what a deployment adds to the site, on this machine and without containers: the standalone copy, twice,
// behind the reverse proxy of deploy/, with accounts on another origin. Needs nginx. Takes Playwright's arguments.
import "../run/node-version.mjs";
import { createRequire } from "node:module";
import { ensureHeadlessChromium } from "./chromium.mjs";
import { ensureDependencies } from "../run/dependencies.mjs";
import { bareEnvironment } from "./e2e.mjs";
import { ensureNginx } from "./reverse-proxy.mjs";
import { freePort } from "../run/port.mjs";
import { main, npm, run, Stop } from "../run/process.mjs";

main(async () => {
  await ensureDependencies({ development: true });
  await ensureNginx();
  const authPort = String(await freePort());
  const sitePort = String(await freePort());
  const env = {
    ...bareEnvironment(),
    // Without it, each instance names its own port in canonical addresses.
    NEXT_PUBLIC_SITE_URL: `http://127.0.0.1:${sitePort}`,
    NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${authPort}`,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: "the-stand-in-asks-for-no-key",
  };
  if ((await npm(["run", "build:standalone"], env)) !== 0)
    throw new Stop("The build failed; see above.");
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  process.exitCode = await run(
    process.execPath,
    [cli, "test", "--config", "e2e/front/playwright.config.ts", ...process.argv.slice(2)],
    {
      ...env,
      CHROMIUM_PATH: await ensureHeadlessChromium(),
      E2E_AUTH_PORT: authPort,
      E2E_PORT: sitePort,
    },
  );
});
