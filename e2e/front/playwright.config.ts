import { defineConfig } from "@playwright/test";
import base from "@/e2e/playwright.config";

const ORIGIN = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** The reverse proxy's own tests, and the site's main journeys again through it. */
export default defineConfig({
  ...base,
  testDir: "..",
  outputDir: "../results/front",
  testIgnore: [],
  testMatch: [
    "front/*.spec.ts",
    "server/smoke.spec.ts",
    "pages/routes.spec.ts",
    "near-me/main-journey.spec.ts",
  ],
  webServer: {
    command: "node e2e/front/serve.mjs",
    cwd: "../..",
    url: ORIGIN,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    timeout: 180_000,
  },
});
