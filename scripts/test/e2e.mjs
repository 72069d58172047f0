// `npm run e2e`: the browser tests against the production build, on a free port, with nothing configured but the defaults.
// Takes Playwright's arguments: `npm run e2e -- home/home.spec.ts`.
import "../run/node-version.mjs";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureChromium, ensureHeadlessChromium } from "./chromium.mjs";
import { ensureDependencies } from "../run/dependencies.mjs";
import { freePort } from "../run/port.mjs";
import { main, ROOT, run } from "../run/process.mjs";

export const CONFIG = "e2e/playwright.config.ts";

/** This process's environment with every variable of the site empty, so that .env files and the shell do not reach the tests. */
export function bareEnvironment() {
  const example = readFileSync(join(ROOT, ".env.example"), "utf8");
  const names = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  return { ...process.env, ...empty, NODE_ENV: undefined };
}

/**
 * Runs Playwright's tests of one configuration against the site; resolves to its exit code. Its report goes to `report`, if
 * given; `under` is a command that starts it; its output goes to `onOutput`, if given.
 *
 * @param {{ args: string[], report: string, env: object, under?: string[], onOutput?: (piece: Buffer) => void }} run
 */
export async function runPlaywright(config, { args, report, env, under = [], onOutput }) {
  const folder = mkdtempSync(join(tmpdir(), "chard-e2e-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const [command, ...rest] = [...under, process.execPath, cli, "test", "--config", config, ...args];
  const variables = {
    ...bareEnvironment(),
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(folder, "site"),
    E2E_REPORT: report,
    ...env,
  };
  return run(command, rest, variables, onOutput);
}

/** The tests in Chromium. */
export async function runBrowserTests({ args = [], report = "" } = {}) {
  const env = {
    CHROMIUM_PATH: await ensureHeadlessChromium(),
    // The headless shell has no back/forward cache.
    CHROMIUM_FULL_PATH: await ensureChromium(),
  };
  return runPlaywright(CONFIG, { args, report, env });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  main(async () => {
    await ensureDependencies({ development: true });
    process.exitCode = await runBrowserTests({ args: process.argv.slice(2) });
  });
