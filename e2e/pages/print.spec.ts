import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { PAPER_WIDTH } from "@/e2e/support/checks/printed";
import { openSettled } from "@/e2e/support/settled";

async function openPrinted(page: Page, path: string) {
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await openSettled(page, path);
  await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "reduce" });
}

test.beforeEach(async ({ page, allow }) => {
  allow.host("tiles.openfreemap.org");
  allow.console(/404/);
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
});

test("a restaurant prints all opening hours, its links' addresses and no map that did not load", async ({
  page,
}) => {
  await openPrinted(page, "/restaurants/1");
  await expect(page.getByText("Wednesday")).toBeVisible();
  await expect(page.getByText("Sunday")).toBeVisible();
  await expect(page.getByText("Loading map...")).toBeHidden();
  const website = page.getByRole("complementary").locator("a[href^=http]").first();
  const written = await website.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(written).toContain("http");
});

test("a card, a recipe or a row is never divided between two sheets", async ({ page }) => {
  const divided: string[] = [];
  for (const path of [
    "/guides/recipes",
    "/restaurants/near-me",
    "/restaurants/1",
    "/guides/health",
  ]) {
    await openPrinted(page, path);
    const count = await page.evaluate(
      () =>
        [...document.querySelectorAll("article")].filter(
          (article) => getComputedStyle(article).breakInside !== "avoid",
        ).length,
    );
    if (count > 0) divided.push(`${path}: ${count}`);
  }
  expect(divided).toEqual([]);
});
