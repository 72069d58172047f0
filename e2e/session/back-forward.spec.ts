import { HOME_ALIASES } from "@/lib/home/alias-paths";
import { distinctRoutes, prerenderedRoutes, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";

/** Enough for a page that was kept; one that was not never has the mark. */
const RETURN_MS = 5_000;

test("every page that has scripts of its own enters the back/forward cache and is restored from it", async ({
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
  const isAt = (path: string) => new URL(page.url()).pathname === path;
  /** Leaves the page for the next one, looks whether it comes back, and goes on to the next one. */
  async function isKept(path: string, next: string) {
    if (!isAt(path)) await page.goto(path);
    await page.evaluate(() => document.documentElement.setAttribute("data-was-here", ""));
    await page.goto(next);
    await page.goBack({ waitUntil: "commit" });
    // The page that is left responds for a moment longer.
    const kept = await page
      .waitForSelector("html[data-was-here]", { state: "attached", timeout: RETURN_MS })
      .then(() => true)
      .catch(() => false);
    await page.goForward({ waitUntil: "commit" });
    await page.waitForURL((url) => url.pathname === next, { waitUntil: "commit" });
    return kept;
  }
  const lost: string[] = [];
  const routes = distinctRoutes();
  for (const [index, path] of routes.entries()) {
    const next = routes[(index + 1) % routes.length]!;
    // A browser short of time keeps nothing: a page that cannot be kept is lost each time.
    if (!(await isKept(path, next)) && !(await isKept(path, next))) lost.push(path);
  }
  await browser.close();
  expect(lost).toEqual([]);
});

test("no page forbids to store it, and none has a handler for its end", async () => {
  const routes = prerenderedRoutes().filter((route) => !HOME_ALIASES.includes(route));
  const documents = await readDocuments(routes);
  expect(documents.length).toBeGreaterThan(50);
  const lost = documents.filter(
    ({ headers, html }) =>
      headers.get("cache-control")?.includes("no-store") || /\bon(before)?unload=/i.test(html),
  );
  expect(lost.map(({ route }) => route)).toEqual([]);
});
