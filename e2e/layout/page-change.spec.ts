import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { openHydrated } from "@/e2e/support/hydrated";

test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

/** The pages that the router has requested so far. */
function pagesAsked(page: Page) {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has("_rsc")) paths.add(pathname);
  });
  return paths;
}

test("prefetches a page when the mouse stays on its link, and no other", async ({ page }) => {
  const asked = pagesAsked(page);
  await openHydrated(page, "/restaurants/near-me");
  await page.mouse.wheel(0, 4_000);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect([...asked]).toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Mission" }).hover();
  await expect.poll(() => [...asked]).toEqual(["/about/mission"]);
});

/** Keeps the names of the view transitions' parts that moved. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...args) {
      const transition = start.apply(this, args);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const part = (animation.effect as KeyframeEffect | null)?.pseudoElement;
          if (part && animation instanceof CSSAnimation) moved.push(part);
        }
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

const PICTURE = "::view-transition-group(restaurant-1)";

async function openFirstRestaurant(page: Page) {
  await page.goto("/restaurants/near-me");
  await page.getByRole("link", { name: "Radish & Rye" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Radish & Rye" })).toBeVisible();
}

test("a card's picture grows into the one of the restaurant's page", async ({ page }) => {
  const moved = await watchTransitions(page);
  await openFirstRestaurant(page);
  await expect.poll(moved).toContain(PICTURE);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves from a card to the restaurant's page", async ({ page }) => {
    const moved = await watchTransitions(page);
    await openFirstRestaurant(page);
    expect(await moved()).toEqual([]);
  });
});

test("a link of the footer leads the focus to the heading of the next page", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Top Rated" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/restaurants/top-rated");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("so does a link of the phone's menu, which opens with the focus on its close button @phone", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Top Rated" }).click();
  await expect(page).toHaveURL("/restaurants/top-rated");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const path of ["/restaurants/near-me", "/restaurants/top-rated"])
  test(`Back to ${path} returns the focus to the card that was left`, async ({ page }) => {
    await openHydrated(page, path);
    const card = page.getByRole("link", { name: "Maitake House" });
    await card.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Maitake House" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(card).toBeFocused();
  });
