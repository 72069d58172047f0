import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { drawNoMaps } from "@/e2e/support/spared-maps";

const PATH = "/restaurants/by-city";
const TILES = "tiles.openfreemap.org";
/** A machine without a graphics card takes its time to draw a map. */
const DRAWN = { timeout: 20_000 };

/** A card says its country, a pin does not. */
const card = (page: Page, name: string, country: string) =>
  page.getByRole("button", { name: `${name} ${country}` });

test.beforeEach(({ allow }) => allow.host(TILES));

test("opens a city's map above the list, keeps the focus on its card, and closes it @everywhere @core", async ({
  page,
}) => {
  await page.goto(PATH);
  const nairobi = card(page, "Nairobi", "Kenya");
  await expect(nairobi).toContainText("14 vegan restaurants");
  await nairobi.click();

  const title = page.getByRole("heading", { name: "Restaurants in Nairobi" });
  await expect(title).toBeInViewport();
  await expect(nairobi).toContainText("Viewing map above");
  await expect(nairobi).toBeFocused();
  await expect(
    page
      .getByRole("region", { name: "Map of Nairobi" })
      .getByRole("button", { name: "Nairobi, 14 vegan restaurants" }),
  ).toBeVisible(DRAWN);

  await nairobi.click();
  await expect(title).toHaveCount(0);
  await expect(nairobi).toContainText("Click to view map");

  await nairobi.click();
  await page.getByRole("button", { name: "Show All Cities" }).click();
  await expect(title).toHaveCount(0);
  await expect(nairobi).toBeFocused();
  await expect(nairobi).toBeInViewport();
});

test("shows New York's own pin and the restaurants around it", async ({ page }) => {
  await page.goto(`${PATH}#city=new-york`);
  const map = page.getByRole("region", { name: "Map of New York" });
  await expect(map.getByRole("button", { name: "New York, 245 vegan restaurants" })).toBeVisible(
    DRAWN,
  );
  await expect(map.getByRole("button", { name: /rated \d/ }).first()).toBeVisible();
});

test("keeps the choice in the URL: shared, reloaded, and step by step with Back", async ({
  page,
  context,
}) => {
  await drawNoMaps(context);
  await page.goto(PATH);
  const heading = page.getByRole("heading", { name: /^Restaurants in / });
  await card(page, "Paris", "France").click();
  await expect(page).toHaveURL(`${PATH}#city=paris`);
  await card(page, "Tokyo", "Japan").click();
  await expect(heading).toHaveText("Restaurants in Tokyo");

  await page.goBack();
  await expect(heading).toHaveText("Restaurants in Paris");
  await page.goBack();
  await expect(heading).toHaveCount(0);
  await page.goForward();
  await expect(heading).toHaveText("Restaurants in Paris");
  await page.reload();
  await expect(heading).toHaveText("Restaurants in Paris");
});

test("comes back to the selected city from another page", async ({ page, context }) => {
  await drawNoMaps(context);
  await page.goto(PATH);
  await card(page, "Lisbon", "Portugal").click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Top Rated" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Top Rated" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Restaurants in Lisbon" })).toBeVisible();
});

test("searches without accents, keeps the selected city, and says when nothing matches @everywhere", async ({
  page,
  context,
}) => {
  await drawNoMaps(context);
  await page.goto(PATH);
  await card(page, "Berlin", "Germany").click();
  const search = page.getByPlaceholder("Search cities...");
  await search.fill("sao paulo");
  await expect(card(page, "São Paulo", "Brazil")).toBeVisible();
  await expect(card(page, "Berlin", "Germany")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Restaurants in Berlin" })).toBeVisible();

  await search.fill("atlantis");
  await expect(page.getByText("No cities found matching the search")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(card(page, "Berlin", "Germany")).toContainText("Viewing map above");
});

test("jumps to a continent below the header, with the selected city kept @everywhere", async ({
  page,
  context,
}) => {
  await drawNoMaps(context);
  await page.goto(`${PATH}#city=paris`);
  await expect(page.getByRole("heading", { name: "Restaurants in Paris" })).toBeVisible();
  await page.getByRole("link", { name: /^Africa/ }).click();
  const africa = page.getByRole("region", { name: "Africa" });
  await expect(africa).toBeFocused();
  await expect(africa.getByRole("heading")).toBeInViewport();
  await expect(page).toHaveURL(`${PATH}#city=paris`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lists every city and offers no control that does nothing", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(/^\d+ vegan restaurants$/).filter({ visible: true })).toHaveCount(
      100,
    );
    await expect(page.getByPlaceholder("Search cities...")).toBeHidden();
    await page.getByRole("link", { name: /^Oceania/ }).click();
    await expect(page.getByRole("heading", { name: "Oceania" })).toBeInViewport();
  });
});
