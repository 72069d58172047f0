import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/map-fixtures";

const KEY = "AIza-visitor";
const GOOGLE_MAP = "[data-fake-map]";

/** Again where the map's box is replaced meanwhile, as when its parts arrive. */
function scrollTo(map: Locator) {
  return expect(() => map.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
}

test.describe("in a document that began with an account page", () => {
  /** By links, as a visitor: the document stays the one of the account page. */
  async function openRestaurant(page: Page) {
    await page.goto("/auth");
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole("banner").getByRole("link", { name: "Chard" }).first().click();
    await page.waitForURL("/");
    await page.locator('a[href="/restaurants/1"]').first().click();
    await page.waitForURL("/restaurants/1");
  }
  const loadedAnew = (page: Page) => page.waitForFunction(() => !("isSamePage" in window));

  test("a page with a map is loaded once more, as it opens, for Google's map", async ({
    maps,
    page,
  }) => {
    await maps.keepKey(KEY);
    const asked = await maps.serveGoogle();
    await openRestaurant(page);
    await loadedAnew(page);
    await page.waitForLoadState("networkidle");
    expect(asked).toHaveLength(0);
    const map = page.getByRole("region", { name: "Map of Radish & Rye" });
    await scrollTo(map);
    await expect(map.getByRole("button", { name: "Radish & Rye" })).toBeVisible();
    await expect(page.locator(GOOGLE_MAP)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test("without a key the open map is there at once; a new key loads the page", async ({
    maps,
    page,
  }) => {
    await maps.serveStreets();
    const asked = await maps.serveGoogle();
    await openRestaurant(page);
    const map = page.getByRole("region", { name: "Map of Radish & Rye" });
    await scrollTo(map);
    await expect(map.getByRole("button", { name: "Radish & Rye" })).toBeVisible();
    await expect(map.locator("canvas")).toBeVisible();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    const unfold = map.getByRole("button", { name: "Show this panel" });
    if (await unfold.isVisible()) await unfold.click();
    await map.getByLabel("Google Maps API key").fill(KEY);
    await map.getByRole("button", { name: "Load Map" }).click();
    await loadedAnew(page);
    await scrollTo(map);
    await expect(page.locator(GOOGLE_MAP)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test("a search uses the site's own list, and nothing of Google's", async ({ maps, page }) => {
    await maps.keepKey(KEY);
    const asked = await maps.serveGoogle();
    await page.goto("/auth");
    await page.getByRole("banner").getByRole("link", { name: "Chard" }).first().click();
    await page.waitForURL("/");
    await page.getByLabel("City or address").fill("Berl");
    await expect(page.getByRole("option").first()).toContainText("Berlin");
    expect(asked).toHaveLength(0);
  });
});
