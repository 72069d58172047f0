import { expect, test } from "@/e2e/fixtures";

const PATH = "/restaurants/by-city";
const TILES = "tiles.openfreemap.org";

test.beforeEach(({ allow }) => allow.host(TILES));

test("opens a city's map above the list, keeps the focus on its card, and closes it @everywhere", async ({
  page,
}) => {
  await page.goto(PATH);
  const card = page.getByRole("button", { name: /^Nairobi/ });
  await expect(card).toContainText("14 vegan restaurants");
  await card.click();

  const title = page.getByRole("heading", { name: "Restaurants in Nairobi" });
  await expect(title).toBeInViewport();
  await expect(card).toContainText("Viewing map above");
  await expect(card).toBeFocused();
  await expect(
    page
      .getByRole("region", { name: "Map of Nairobi" })
      .getByRole("button", { name: "Nairobi, 14 vegan restaurants" }),
  ).toBeVisible();

  await card.click();
  await expect(title).toHaveCount(0);
  await expect(card).toContainText("Click to view map");

  await card.click();
  await page.getByRole("button", { name: "Show All Cities" }).click();
  await expect(title).toHaveCount(0);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
});

test("shows New York's own pin and the restaurants around it", async ({ page }) => {
  await page.goto(`${PATH}#city=new-york`);
  const map = page.getByRole("region", { name: "Map of New York" });
  await expect(map.getByRole("button", { name: "New York, 245 vegan restaurants" })).toBeVisible();
  await expect(map.getByRole("button", { name: /rated \d/ }).first()).toBeVisible();
});

test("keeps the choice in the address: shared, reloaded, and step by step with Back", async ({
  page,
}) => {
  await page.goto(PATH);
  const heading = page.getByRole("heading", { name: /^Restaurants in / });
  await page.getByRole("button", { name: /^Paris/ }).click();
  await expect(page).toHaveURL(`${PATH}#city=paris`);
  await page.getByRole("button", { name: /^Tokyo/ }).click();
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

test("comes back to the selected city from another page", async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole("button", { name: /^Lisbon/ }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Top Rated" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Top Rated" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Restaurants in Lisbon" })).toBeVisible();
});

test("searches without accents, keeps the selected city, and says when nothing matches @everywhere", async ({
  page,
}) => {
  await page.goto(PATH);
  await page.getByRole("button", { name: /^Berlin/ }).click();
  const search = page.getByPlaceholder("Search cities...");
  await search.fill("sao paulo");
  await expect(page.getByRole("button", { name: /^São Paulo/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Berlin/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Restaurants in Berlin" })).toBeVisible();

  await search.fill("atlantis");
  await expect(page.getByText("No cities found matching the search")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByRole("button", { name: /^Berlin/ })).toContainText("Viewing map above");
});

test("jumps to a continent below the header, with the selected city kept @everywhere", async ({
  page,
}) => {
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
    await expect(page.getByText("vegan restaurants").filter({ visible: true })).toHaveCount(100);
    await expect(page.getByPlaceholder("Search cities...")).toBeHidden();
    await page.getByRole("link", { name: /^Oceania/ }).click();
    await expect(page.getByRole("heading", { name: "Oceania" })).toBeInViewport();
  });
});
