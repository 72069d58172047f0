import { HOME_ALIASES } from "@/lib/home/alias-paths";
import { prerenderedRoutes } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";

/** Enough for a page that was kept; one that was not never has the mark. */
const RETURN_MS = 5_000;

test("every page enters the back/forward cache and is restored from it", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(240_000);
  // Playwright turns the back/forward cache off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(process.env.CHROMIUM_FULL_PATH && { executablePath: process.env.CHROMIUM_FULL_PATH }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ serviceWorkers: "block", ...(baseURL && { baseURL }) });
  await page.route(/tiles\.openfreemap\.org/, (route) => route.abort());
  async function isKept(path: string) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.setAttribute("data-was-here", ""));
    await page.goto("/offline");
    await page.goBack({ waitUntil: "commit" });
    // The page that is left responds for a moment longer.
    return page
      .waitForSelector("html[data-was-here]", { state: "attached", timeout: RETURN_MS })
      .then(() => true)
      .catch(() => false);
  }
  const lost: string[] = [];
  for (const path of prerenderedRoutes().filter((route) => !HOME_ALIASES.includes(route))) {
    // A browser short of time keeps nothing: a page that cannot be kept is lost each time.
    if (!(await isKept(path)) && !(await isKept(path))) lost.push(path);
  }
  await browser.close();
  expect(lost).toEqual([]);
});
