import type { Page, Request } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { watchShifts } from "@/e2e/layout-shift";

/** Stops every request whose address matches; `release` lets them, and all later ones, through. */
async function hold(page: Page, address: RegExp) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return { release: open };
}

test("no script is asked for before the styles are there, and the page still comes to life", async ({
  page,
}) => {
  const styles = await hold(page, /\.css/);
  const order: string[] = [];
  const note = (request: Request) => order.push(request.resourceType());
  page.on("request", (request) => request.resourceType() === "script" && note(request));
  page.on("requestfinished", (request) => request.resourceType() === "stylesheet" && note(request));
  // It is asked for while the styles are held up: by then scripts of the head would have been, too.
  const picture = page.waitForRequest(/leaf-map/);
  await page.goto("/", { waitUntil: "commit" });
  await picture;
  styles.release();
  await page.getByRole("button", { name: "Community" }).click();
  await expect(page.getByRole("link", { name: "Events" }).first()).toBeVisible();
  const firstScript = order.indexOf("script");
  expect(firstScript).toBeGreaterThan(0);
  expect(order.slice(0, firstScript)).toContain("stylesheet");
});

const PAGES = [
  "/",
  "/restaurants/near-me",
  "/restaurants/by-city",
  "/restaurants/1",
  "/community/ai-gallery",
  "/guides/veg-food",
  "/about/mission",
];

for (const path of PAGES)
  test(`the text of ${path} keeps its place when its fonts arrive late @everywhere`, async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    const fonts = await hold(page, /\.woff2/);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("footer")).toBeAttached();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
    fonts.release();
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await shifted()).toBeLessThan(0.05);
  });
