import { expect, test } from "@/e2e/support/fixtures";

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

test("a saved restaurant is found by the notice's link, on the list and on the map, and can be removed @core", async ({
  page,
}) => {
  await page.goto("/restaurants/1");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "See your favorites" }).click();
  await expect(page).toHaveURL("/favorites");
  await expect(page.getByText("1 restaurant in New York")).toBeVisible();

  await page.getByRole("button", { name: "Map", exact: true }).click();
  await expect(page).toHaveURL("/favorites#view=map");
  const map = page.getByRole("region", { name: "Map of your favorites" });
  await expect(map.getByRole("button", { name: /^Radish & Rye/ })).toBeVisible();
  await page.getByRole("button", { name: "List", exact: true }).click();

  await page.getByRole("button", { name: "Remove Radish & Rye from favorites" }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Radish & Rye" }).click();
  await expect(page).toHaveURL("/restaurants/1");
  await expect(page.getByRole("button", { name: "Save" })).toHaveAttribute("aria-pressed", "true");
});

test("a list changed in another tab changes here", async ({ page, context }) => {
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/restaurants/8");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Crumb & Canopy" })).toBeVisible();
});

test("the page is for its visitor, not for search engines", async ({ page }) => {
  await page.goto("/favorites");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});
