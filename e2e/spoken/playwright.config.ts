import { defineConfig } from "@playwright/test";
import { siteServer } from "@/e2e/support/servers/site-server";

/** What the screen reader Orca says on the main journeys: `npm run e2e:spoken`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../results/spoken",
  // Orca starts once a user.
  workers: 1,
  retries: 1,
  timeout: 240_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: { baseURL: siteServer.url },
  webServer: siteServer,
});
