import type { Page, Route } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";

/** As if a deployment had replaced the scripts: those that the page names itself, or those it loads later. */
async function withoutScripts(page: Page, which: "first" | "later", isGone: () => boolean) {
  let html = "";
  await page.route("**/*", async (route: Route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      const response = await route.fetch();
      html = await response.text();
      return route.fulfill({ response });
    }
    const { pathname } = new URL(request.url());
    const isScript = /^\/_next\/static\/chunks\/.*\.js$/.test(pathname);
    const isFirst = html.includes(pathname);
    if (isScript && isFirst === (which === "first") && isGone())
      return route.fulfill({ status: 404, body: "" });
    return route.fallback();
  });
}

function countLoads(page: Page) {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** A request for a page is not yet the page. */
function countDocuments(page: Page) {
  let documents = 0;
  page.on("domcontentloaded", () => (documents += 1));
  return () => documents;
}

test.beforeEach(({ allow }) => {
  allow.console(/404|ChunkLoadError|Failed to load chunk/);
});

for (const which of ["first", "later"] as const)
  test(`a page whose ${which} scripts went with a deployment loads itself again and works`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    await withoutScripts(page, which, () => loads() === 1);
    const documents = countDocuments(page);
    await page.goto("/restaurants/1");
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Added to favorites")).toBeVisible();
    expect(loads()).toBe(2);
  });

test("a script that stays missing is no loop, and the page stays readable", async ({ page }) => {
  const loads = countLoads(page);
  await withoutScripts(page, "later", () => true);
  await page.goto("/guides/recipes");
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(loads()).toBe(2);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vegan Recipes");
});

test("what was typed is worth more than a missing script", async ({ page }) => {
  const loads = countLoads(page);
  let isGone = false;
  await withoutScripts(page, "later", () => isGone);
  await page.goto("/about/contact");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Message").fill("A table for two");
  isGone = true;
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.src = "/_next/static/chunks/gone.js";
    document.head.append(script);
  });
  await page.waitForResponse(/gone\.js/);
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Message")).toHaveValue("A table for two");
  expect(loads()).toBe(1);
});
