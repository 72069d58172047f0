import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { openSettled } from "@/e2e/support/settled";

/** A Friday, 19:30 in New York: dinner time. */
const DINNER = new Date("2026-03-13T19:30:00-04:00");
const MIDTOWN = JSON.stringify({ name: "Midtown", lat: 40.7589, lng: -73.9851 });

type Screen = {
  name: string;
  path: string;
  /** Opens what the tree is about. */
  reach?: (page: Page) => Promise<void>;
  /** Which part of the page; its main part if not told. */
  part?: string;
};

/** Narrows a long list down to a few entries that are worth reading. */
const search = (text: string) => (page: Page) => page.getByRole("searchbox").fill(text);

const SCREENS: Screen[] = [
  { name: "home", path: "/", part: "body" },
  { name: "near-me", path: "/restaurants/near-me" },
  { name: "by-city", path: "/restaurants/by-city", reach: search("port") },
  { name: "restaurant", path: "/restaurants/1" },
  { name: "add-listing", path: "/restaurants/add-listing" },
  { name: "ai-gallery", path: "/community/ai-gallery", reach: search("lanterns") },
  { name: "gallery-image", path: "/community/ai-gallery#image-2", part: "[role=dialog]" },
  { name: "blog", path: "/community/blog" },
  { name: "auth", path: "/auth" },
];

test.beforeEach(async ({ page, allow }) => {
  allow.host("tiles.openfreemap.org");
  await page.clock.setFixedTime(DINNER);
  await page.addInitScript((place) => {
    sessionStorage.setItem("searchLocation", place);
    // Maps wait to come into view, and so stay as they are.
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  }, MIDTOWN);
});

for (const { name, path, reach, part = "main" } of SCREENS)
  test(`a screen reader's way through ${name} @none`, async ({ page }) => {
    await openSettled(page, path);
    await reach?.(page);
    await expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });

test("a screen reader's way through the phone sheet @phone", async ({ page }) => {
  await openSettled(page, "/restaurants/near-me");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toMatchAriaSnapshot({
    name: "phone-sheet.aria.yml",
  });
});
