import { defineConfig, devices } from "@playwright/test";
import { PHONE } from "@/e2e/support/phone";
import { hasDatabase, siteServer } from "@/e2e/support/servers/site-server";
import { translatedTexts } from "@/lib/env/translated-texts";

// As the build reads them (next.config.ts), for specs that ask which languages a page has.
process.env.TRANSLATED_TEXTS = translatedTexts(process.cwd()).join(" ");

/** No other host has an IP address. Blocking by a route would switch the HTTP cache off, which visitors have. */
const THIS_HOST_ONLY = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** Where `npm test`, which runs all of them, wants a report. */
const REPORT = process.env.E2E_REPORT;

/**
 * Chromium without requests of its own: no updates, no sync, no QUIC; no sandbox, since CI may run as root. WebGL comes from
 * its software renderer, so that maps are drawn on machines without a graphics card too.
 */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  THIS_HOST_ONLY,
];

/** What the specification leaves unfinished is tagged "@none": with a database it works, which other tests show. */
const UNFINISHED = /@none/;

export default defineConfig({
  testDir: ".",
  // They need more than Chromium: npm run e2e:front, npm run e2e:browsers, npm run e2e:spoken.
  testIgnore: ["**/front/**", "**/browsers/**", "**/spoken/**"],
  outputDir: "results/artifacts",
  fullyParallel: true,
  workers: 2,
  // In CI, one retry: a test that needs it is reported as flaky, and is fixed.
  retries: process.env.CI ? 1 : 0,
  // Generous: no test asserts a time, and the machine may be busy.
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: "{testDir}/trees/{arg}{ext}", children: "deep-equal" },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: REPORT ? [["list"], ["json", { outputFile: REPORT }]] : [["list"]],
  use: {
    baseURL: siteServer.url,
    // A cached response would hide what the server sends; e2e/offline/offline.spec.ts allows them.
    serviceWorkers: "block",
    // Recording all costs a fifth of the time. Of a failure, `npm test` keeps a picture and the page's tree, and in CI, where it is
    // tried again, the second try is recorded; `npm run e2e` records what it is to run.
    trace: process.env.CI ? "on-first-retry" : REPORT ? "off" : "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
  // A test runs on the desktop; tagged "@phone" it runs on the phone instead, tagged "@everywhere" on both.
  projects: [
    {
      name: "desktop",
      grepInvert: hasDatabase ? [/@phone/, UNFINISHED] : /@phone/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grep: /@phone|@everywhere/,
      grepInvert: hasDatabase ? UNFINISHED : [],
      use: PHONE,
    },
  ],
  webServer: siteServer,
});
