import { expect, test } from "@/e2e/support/fixtures";

const LOADING = "Loading restaurant details...";

// The page's map fetches its streets as soon as it comes near the viewport.
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

test("sends a restaurant's page prerendered, without the time of day or the loading text @core", async ({
  request,
}) => {
  const response = await request.get("/restaurants/1");
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain("<h1");
  expect(html).not.toContain(LOADING);
  expect(html).not.toMatch(/>Open now<|>Closed</);
});

test("returns 404, uncached, for unknown ids", async ({ request }) => {
  for (const id of ["9", "0", "01", "abc", "__proto__", "%F0%9F%8C%B1"]) {
    const response = await request.get(`/restaurants/${id}`);
    expect([id, response.status()]).toEqual([id, 404]);
    expect(response.headers()["cache-control"], id).toContain("no-store");
  }
});

test("says that an unknown restaurant does not exist", async ({ page, allow }) => {
  allow.console(/404/);
  await page.goto("/restaurants/unknown");
  await expect(page.getByRole("heading", { name: "Restaurant not found" })).toBeVisible();
  await expect(page.getByText("The restaurant you're looking for doesn't exist.")).toBeVisible();
});

test("says that the page is loading while it is", async ({ page }) => {
  let release = () => {};
  const asked = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/restaurants\/2\?_rsc/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/restaurants/top-rated");
  await page.getByRole("link", { name: "Maitake House" }).click();
  await expect(page.getByText(LOADING)).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Maitake House" })).toBeVisible();
  await expect(page.getByText(LOADING)).toHaveCount(0);
});

test("keeps a saved restaurant over a reload and says so @everywhere @core", async ({ page }) => {
  await page.goto("/restaurants/1");
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await expect(page.getByText("Added to favorites")).toBeVisible();
  await page.reload();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await save.click();
  await expect(page.getByText("Removed from favorites")).toBeVisible();
});

test("copies the link where the device cannot share", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/restaurants/1");
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("says what is not open yet, and where to go today @none", async ({ page }) => {
  await page.goto("/restaurants/1");
  await page.getByRole("button", { name: "Helpful (24)" }).click();
  await expect(page.getByRole("link", { name: "Meet the members" })).toBeVisible();
  await page.getByRole("button", { name: "Add Review" }).click();
  await expect(page.getByText("Writing reviews is not open yet")).toBeVisible();
  await page.getByRole("link", { name: "See the top rated restaurants" }).click();
  await expect(page).toHaveURL("/restaurants/top-rated");
});

test("goes back to the list that the visitor came from @core", async ({ page }) => {
  await page.goto("/restaurants/near-me#q=ramen&sort=rating");
  await page.getByRole("link", { name: "Maitake House" }).click();
  await page.getByRole("link", { name: "862 reviews" }).click();
  await expect(page).toHaveURL("/restaurants/2#reviews");
  await page.getByRole("link", { name: "Restaurants near you" }).click();
  await expect(page).toHaveURL("/restaurants/near-me#q=ramen&sort=rating");
  await expect(page.getByText("1 restaurant found")).toBeVisible();
});

test("opens near-me for a visitor who came from elsewhere", async ({ page }) => {
  await page.goto("/restaurants/2");
  await page.getByRole("link", { name: "Restaurants near you" }).click();
  await expect(page.getByText("8 restaurants found")).toBeVisible();
});

test("on a phone Call and Website stay in reach, clear of the footer; three pictures are swiped one at a time; the week opens from today's hours @phone", async ({
  page,
}) => {
  await page.goto("/restaurants/1");
  const pictures = page.getByRole("region", { name: "Pictures of Radish & Rye" });
  const images = pictures.getByRole("img");
  await expect(images.nth(0)).toBeInViewport({ ratio: 0.9 });
  await pictures.evaluate((element) => element.scrollBy({ left: 250 }));
  await expect(images.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(images.nth(0)).not.toBeInViewport();

  const days = page.getByRole("term");
  await expect(days.filter({ visible: true })).toHaveCount(1);
  await page.getByRole("button", { name: "All opening hours" }).click();
  await expect(days.filter({ visible: true })).toHaveCount(7);

  const dockedCall = page.getByRole("link", { name: "Call Radish & Rye: +1 212 555 0148" }).last();
  await expect(dockedCall).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const dock = await dockedCall.boundingBox();
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page is readable, the whole week included @everywhere", async ({ page }) => {
    await page.goto("/restaurants/2");
    await expect(page.getByRole("heading", { level: 1, name: "Maitake House" })).toBeVisible();
    await expect(page.getByText("18:00 – 02:00").first()).toBeVisible();
    await expect(page.getByRole("term").filter({ visible: true })).toHaveCount(7);
    await expect(page.getByRole("button", { name: "All opening hours" })).toBeHidden();
  });
});
