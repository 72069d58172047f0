import { defineConfig } from "@playwright/test";
import { siteServer } from "@/e2e/support/servers/site-server";

/** The main journeys in the engines that are not Chromium's: `npm run e2e:browsers`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../results/browsers",
  // One worker for each engine.
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT
    ? [["list"], ["json", { outputFile: process.env.E2E_REPORT }]]
    : [["list"]],
  use: { baseURL: siteServer.url },
  // A test tagged "@firefox" is about that engine alone.
  projects: [{ name: "firefox" }, { name: "webkit", grepInvert: /@firefox/ }],
  webServer: siteServer,
});
