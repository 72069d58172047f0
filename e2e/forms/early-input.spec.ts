import { expect, test } from "@/e2e/support/fixtures";
import { openBeforeScripts } from "@/e2e/support/open-before-scripts";

test.describe("before the scripts are there @everywhere", () => {
  test("a word typed on near-me filters the list when they come", async ({ page }) => {
    const { release } = await openBeforeScripts(page, "/restaurants/near-me");
    const box = page.getByRole("searchbox", { name: "Search restaurants, cuisine, or dishes" });
    await box.fill("ramen");
    release();
    await expect(page).toHaveURL(/q=ramen/);
    await expect(box).toHaveValue("ramen");
  });

  test("Filters opens when they come @core", async ({ page }) => {
    const { release } = await openBeforeScripts(page, "/restaurants/near-me");
    await page.getByRole("button", { name: "Filters" }).click();
    release();
    await expect(page.getByRole("group", { name: "Cuisine" })).toBeVisible();
  });

  test("an order and a layout chosen in the gallery are taken up", async ({ page }) => {
    const { release } = await openBeforeScripts(page, "/community/ai-gallery");
    await page.getByLabel("Sort by").selectOption("Title A-Z");
    await page.getByRole("button", { name: "List", exact: true }).click();
    release();
    await expect(page.getByRole("button", { name: "List", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(async () => {
      const titles = await page.getByRole("article").getByRole("heading").allInnerTexts();
      expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, "en")));
    }).toPass();
  });

  test("a tab pressed on home is shown when they come", async ({ page }) => {
    const { release } = await openBeforeScripts(page, "/");
    await page.getByRole("tab", { name: /foodies/i }).click();
    release();
    await expect(page.getByRole("tab", { name: /foodies/i })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });

  test("a city typed on home brings its suggestions when they come", async ({ page }) => {
    const { release } = await openBeforeScripts(page, "/");
    await page.getByRole("combobox").pressSequentially("Brook");
    release();
    await expect(page.getByRole("option", { name: /Brooklyn/ }).first()).toBeVisible();
  });
});
