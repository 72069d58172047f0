import { expect, test } from "@/e2e/support/fixtures";

/** A Friday, 19:30 in New York: dinner time. */
const DINNER = new Date("2026-03-13T19:30:00-04:00");

test("from a place typed on the home page to a restaurant's page and back @everywhere @core", async ({
  page,
  isMobile,
}) => {
  await page.clock.setFixedTime(DINNER);
  await page.goto("/");
  const search = page.getByRole("combobox", { name: "City or address" });
  await search.fill("Brooklyn");
  await expect(page.getByRole("option").first()).toContainText("Brooklyn");
  await search.press("Enter");

  await expect(page).toHaveURL("/restaurants/near-me");
  await expect(page.getByText("Around Brooklyn")).toBeVisible();
  await expect(page.getByText("8 restaurants found")).toBeVisible();
  const list = page.getByRole("region", { name: "Restaurants", exact: true });
  const distances = await list.getByText(/^\d[\d.]* (mi|ft)$/).allTextContents();
  const miles = distances.map((text) => parseFloat(text) / (text.endsWith("ft") ? 5280 : 1));
  expect(miles).toHaveLength(8);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));

  await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByRole("switch", { name: "Open now" }).click();
  await page.getByRole("button", { name: "Italian", exact: true }).click();
  if (isMobile) await page.getByRole("button", { name: "Show 1 restaurant" }).click();
  await expect(page.getByText("1 restaurant found")).toBeVisible();
  await expect(page).toHaveURL("/restaurants/near-me#cuisine=Italian&open=1");

  await list.getByRole("link", { name: "Pomodoro Sisters" }).click();
  await expect(page).toHaveURL("/restaurants/6");
  await expect(page.getByRole("heading", { level: 1, name: "Pomodoro Sisters" })).toBeVisible();
  await expect(page.getByText("Open now")).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL("/restaurants/near-me#cuisine=Italian&open=1");
  await expect(page.getByText("Around Brooklyn")).toBeVisible();
  await expect(page.getByText("1 restaurant found")).toBeVisible();
  await expect(page.getByText("Location unavailable")).toHaveCount(0);
});
