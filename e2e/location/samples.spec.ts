import { expect, test } from "@/e2e/support/fixtures";

// The location search without imported restaurants (P4.16); with them it is in location-search.spec.ts.
test("with the samples alone every text is a place", async ({ page }) => {
  const location = page.getByRole("combobox", { name: "City or address" });
  await page.goto("/");
  await location.fill("thai in Berlin");
  await location.press("Enter");
  await expect(page.getByText(/^Around\s+thai in Berlin$/)).toBeVisible();
  await expect(page).toHaveURL("/restaurants/near-me");
});
