import type { Page } from "@playwright/test";
import { BESIDE_CARDS, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect } from "@/e2e/support/fixtures";
import { BERLIN, SHARED, test } from "@/e2e/support/servers/imported-server";

// Food at a place in the location search (P4.16), with imported restaurants.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ world: SHARED });

const location = (page: Page) => page.getByRole("combobox", { name: "City or address" });
const text = (page: Page) => page.getByRole("searchbox");

async function search(page: Page, phrase: string) {
  await page.goto("/");
  await location(page).fill(phrase);
  await location(page).press("Enter");
  await expect(page).toHaveURL(/\/restaurants\/near-me/);
}

test("food and a city lead to the list around it, with the food in the search box", async ({
  page,
}) => {
  await search(page, "vegan thai berlin");
  await expect(page.getByText(/^Around\s+berlin$/)).toBeVisible();
  await expect(page).toHaveURL(
    /\/restaurants\/near-me\/52\.5\d,13\.4\d#around=berlin@[\d.,]+&q=vegan\+thai$/,
  );
  await expect(text(page)).toHaveValue("vegan thai");
  await expect(page.getByText("20 restaurants found within 5 km")).toBeVisible();
  await text(page).fill("cafe");
  await expect(page.getByText("10 restaurants found within 5 km")).toBeVisible();
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);
});

test("the name of a place stays one", async ({ page }) => {
  await search(page, "Bar Harbor");
  await expect(page.getByText(/^Around\s+Bar Harbor$/)).toBeVisible();
  await expect(page).toHaveURL(
    /\/restaurants\/near-me\/44\.39,-68\.20#around=Bar\+Harbor@[\d.,-]+$/,
  );
});

test("food near me uses the device position", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: BERLIN.lat, longitude: BERLIN.lon });
  await search(page, "cafes near me");
  await expect(page.getByText(/^Around\s+Your location$/)).toBeVisible();
  await expect(text(page)).toHaveValue("cafe");
  await expect(page.getByText("10 restaurants found within 5 km")).toBeVisible();
});

test("near me's own location search understands it, by keyboard, and Back brings both back", async ({
  page,
}) => {
  await search(page, "Taipei");
  await page.getByRole("button", { name: "Around Taipei" }).click();
  await location(page).pressSequentially("thai in Berlin");
  await location(page).press("Enter");
  await expect(page).toHaveURL(
    /\/restaurants\/near-me\/52\.52,13\.4\d#around=Berlin@[\d.,]+&q=thai$/,
  );
  await expect(page.getByRole("button", { name: "Around Berlin" })).toBeVisible();
  await expect(text(page)).toHaveValue("thai");
  await expect(page.getByText("20 restaurants found within 5 km")).toBeVisible();
  await page.goto("/about/mission");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Around Berlin" })).toBeVisible();
  await expect(text(page)).toHaveValue("thai");
});

test("a text that nobody knows stays where it was typed, with near spellings", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await location(page).fill("Berln");
  await location(page).press("Enter");
  await expect(page.getByText(/We could not find “/)).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(location(page)).toHaveValue("Berln");
  await expectNoBarriersInBothThemes(page, { include: "[data-hero]" });
  await page
    .getByRole("list", { name: "Near spellings" })
    .getByRole("button", { name: /^Berlin/ })
    .click();
  await expect(page.getByRole("button", { name: /^Around Berlin/ })).toBeVisible();
});

test("a refused position lists no other place: near me asks for one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/restaurants/near-me");
  const notice = page.getByRole("alert").filter({ hasText: "Location unavailable" });
  await expect(notice).toContainText("Please allow location access for better results.");
  await expect(notice).not.toContainText("default");
  await expect(location(page)).toBeFocused();
  await expect(page.getByText("New York")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);
  await location(page).fill("Qwxzyplatz");
  await location(page).press("Enter");
  await expect(page.getByText(/We could not find “/)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await location(page).fill("ber");
  await expect(page.getByRole("group", { name: "Cities and districts" })).toBeVisible();
  await page
    .getByRole("option", { name: /^Berlin/ })
    .first()
    .click();
  await expect(page.getByText("40 restaurants found within 5 km")).toBeVisible();
});

test("By City and the search everywhere know a city by its other names", async ({
  page,
  request,
}) => {
  const found = await request.get(`/restaurants/search?q=${encodeURIComponent("台北")}`);
  expect(await found.text()).toContain("Test Far");
  await page.goto("/restaurants/by-city");
  const main = page.getByRole("main");
  await expect(main.getByText("Berlin", { exact: true }).first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Search cities..." }).fill("台北");
  await expect(main.getByText("Taipei", { exact: true }).first()).toBeVisible();
  await expect(main.getByText("Berlin", { exact: true })).toHaveCount(0);
});
