import { byKeyboard } from "@/e2e/support/by-keyboard";
import { expect, test } from "@/e2e/support/fixtures";
import { openHydrated } from "@/e2e/support/hydrated";
import { obscuredControls } from "@/e2e/support/checks/obscured";

test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

test("a notice that stays covers nothing that has the focus, and Tab goes past it", async ({
  page,
}) => {
  const keys = byKeyboard(page);
  await openHydrated(page, "/restaurants/near-me");
  const notice = page.getByRole("alert").filter({ hasText: "Location unavailable" });
  await expect(notice).toBeVisible();
  const last = page.getByRole("contentinfo").getByRole("link", { name: "GeoNames" });
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await keys.moveTo(last);
  await keys.moveTo(notice.getByRole("button", { name: "Dismiss" }));
  await page.keyboard.press("Tab");
  await expect(notice.getByRole("button", { name: "Dismiss" })).not.toBeFocused();
  await expect(last).not.toBeFocused();
  await expect(notice).toBeVisible();
});

test("it covers nothing that has the focus in a small window and on a phone either @core", async ({
  page,
}) => {
  await openHydrated(page, "/restaurants/near-me");
  const notice = page.getByRole("alert").filter({ hasText: "Location unavailable" });
  await expect(notice).toBeVisible();
  const windows = [
    { width: 390, height: 844 },
    { width: 320, height: 256 },
  ];
  expect(await obscuredControls(page, windows)).toEqual([]);
  await expect(notice).toBeVisible();
});

test("a notice with a link stays, and F8 leads to it @none", async ({ page }) => {
  await openHydrated(page, "/restaurants/1");
  await page.getByRole("button", { name: /^Helpful/ }).press("Enter");
  const notice = page.getByRole("status").filter({ hasText: "Voting on reviews is not open yet" });
  await expect(notice).toContainText("Press F8 to go to this notice.");
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(notice.getByRole("link", { name: "Meet the members" })).toBeFocused();
});

test("the notice about the location disappears when near me is left", async ({ page }) => {
  await openHydrated(page, "/restaurants/near-me");
  const notice = page.getByRole("alert").filter({ hasText: "Location unavailable" });
  await expect(notice).toBeVisible();
  await page.getByRole("link", { name: "Maitake House" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Maitake House" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("is not announced again when the filters close @phone", async ({ page }) => {
  await openHydrated(page, "/restaurants/near-me");
  await expect(page.getByRole("alert").filter({ hasText: "Location unavailable" })).toBeVisible();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("button", { name: "Close filters" }).click();
  await expect(page.getByText("Location unavailable")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Location unavailable" })).toHaveCount(0);
});

test("the pictures of a restaurant are a stop for Tab where they scroll", async ({ page }) => {
  await page.goto("/restaurants/1");
  const pictures = page.getByRole("region", { name: "Pictures of Radish & Rye" });
  await pictures.focus();
  await expect(pictures).not.toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await pictures.focus();
  await expect(pictures).toBeFocused();
});
