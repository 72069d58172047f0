import { expect, test } from "@/e2e/support/fixtures";

test("sends the home page as one prerendered file @core", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.locator("main")).toHaveCount(1);
});
