import { expect, test } from "@/e2e/support/fixtures";
import { setTextSize } from "@/e2e/support/checks/large-text";

// e2e/pages/every-page.spec.ts sees that nothing is lost.
test("with text of twice the size the bar folds to its phone form, the menu in it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/guides/health");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("navigation", { name: "Main" })).toBeVisible();
  const session = await setTextSize(page, 32);
  // Scripts hear that media queries have changed when the session ends.
  await session.detach();
  await expect(bar.getByRole("navigation", { name: "Main" })).toBeHidden();
  await bar.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Top Rated" })).toBeVisible();
});
