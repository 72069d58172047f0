// `npm run e2e:browsers`: the main journeys in Firefox and WebKit. Takes Playwright's arguments: `-- --project firefox`.
import "../run/node-version.mjs";
import { pathToFileURL } from "node:url";
import { ensureDependencies } from "../run/dependencies.mjs";
import { runPlaywright } from "./e2e.mjs";
import { ensureFirefox, ensureWebKit } from "./other-browsers.mjs";
import { main } from "../run/process.mjs";

const CONFIG = "e2e/browsers/playwright.config.ts";

/** Whether the arguments choose a project, and not this one. */
function isLeftOut(name, args) {
  const chosen = args.flatMap((arg, index) =>
    arg === "--project" ? [args[index + 1]] : arg.startsWith("--project=") ? [arg.slice(10)] : [],
  );
  return chosen.length > 0 && !chosen.includes(name);
}

/** Resolves to Playwright's exit code; its report goes to `report`, if given. */
export async function runOtherBrowsers({ args = [], report = "" } = {}) {
  const firefox = isLeftOut("firefox", args) ? "" : await ensureFirefox();
  const webkit = isLeftOut("webkit", args) ? { driver: "", browser: "" } : await ensureWebKit();
  return runPlaywright(CONFIG, {
    args,
    report,
    env: {
      FIREFOX_PATH: firefox,
      WEBKIT_DRIVER_PATH: webkit.driver,
      WEBKIT_BROWSER_PATH: webkit.browser,
    },
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  main(async () => {
    await ensureDependencies({ development: true });
    process.exitCode = await runOtherBrowsers({ args: process.argv.slice(2) });
  });
