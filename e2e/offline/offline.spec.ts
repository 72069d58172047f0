import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { openWithWorker } from "@/e2e/support/open-with-worker";

test.use({ serviceWorkers: "allow" });

function keptPaths(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ""));
  });
}

const keeps = (page: Page, path: string) =>
  expect.poll(async () => (await keptPaths(page)).includes(path), { timeout: 15_000 }).toBe(true);

/** What a browser says of requests that find no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/;

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

test("near-me opens without a connection, around the last place, with all its restaurants @core", async ({
  page,
  context,
  allow,
}) => {
  allow.console(NO_NETWORK);
  await openWithWorker(page, "/");
  await page.getByRole("combobox").fill("Brooklyn");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Around Brooklyn")).toBeVisible();

  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto("/restaurants/near-me");
  await expect(offline.getByText("Around Brooklyn")).toBeVisible();
  await expect(offline.getByText("8 restaurants found")).toBeVisible();
  const picture = offline.getByRole("region", { name: "Restaurants" }).locator("img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("near me in a language that was not visited opens in English, with its filters", async ({
  page,
  context,
  allow,
}) => {
  allow.console(NO_NETWORK);
  await openWithWorker(page, "/");
  await context.setOffline(true);
  await page.goto("/de/restaurants/near-me?country=Japan#cuisine=Italian");
  await expect(page).toHaveURL("/restaurants/near-me?country=Japan#cuisine=Italian");
  await expect(page.getByRole("button", { name: "Remove filter Italian" })).toBeVisible();
});

test("the favorites that were seen once are there without a connection", async ({
  page,
  context,
  allow,
}) => {
  allow.console(NO_NETWORK);
  await openWithWorker(page, "/");
  await page.evaluate(() => localStorage.setItem("savedRestaurants", '["1","8"]'));
  await page.goto("/favorites");
  await expect(page.getByRole("link", { name: "Radish & Rye" })).toBeVisible();
  await keeps(page, "/restaurants/8/summary.json");
  await keeps(page, "/favorites");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("link", { name: "Radish & Rye" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Crumb & Canopy" })).toBeVisible();
});

test("a visited page stays, one that never was is replaced by the offline screen, which recovers by itself", async ({
  page,
  context,
  allow,
}) => {
  allow.console(NO_NETWORK);
  await openWithWorker(page, "/guides/health");
  await keeps(page, "/guides/health");
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Mission" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Our Mission" })).toBeVisible();
  await keeps(page, "/about/mission");

  await context.setOffline(true);
  await page.goto("/guides/health");
  await expect(page.getByRole("heading", { level: 1, name: "Vegan Health Guide" })).toBeVisible();
  await page.goto("/about/mission");
  await expect(page.getByRole("heading", { level: 1, name: "Our Mission" })).toBeVisible();

  await page.goto("/community/members");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.getByRole("link", { name: "Vegan Recipes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vegan Recipes" })).toBeVisible();

  await page.goto("/community/members");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
});

test("below a language the offline screen is in it, and leads to what was opened there", async ({
  page,
  context,
  allow,
}) => {
  allow.console(NO_NETWORK);
  await openWithWorker(page, "/de/guides/phrases");
  await keeps(page, "/de/guides/phrases");
  await page.getByRole("link", { name: "Japanisch" }).first().click();
  await expect(page).toHaveURL("/de/guides/phrases/ja");
  await keeps(page, "/de/guides/phrases/ja");

  await context.setOffline(true);
  await page.goto("/de/restaurants/by-city");
  await expect(page.getByRole("heading", { level: 1, name: "Du bist offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Vegane Rezepte \(auf Englisch\)/ })).toBeVisible();
  await page.getByRole("link", { name: /^Nach veganem Essen fragen die/ }).click();
  await page.getByRole("link", { name: "Japanisch" }).first().click();
  await expect(
    page.getByRole("heading", { level: 1, name: "So bestellst du vegan auf Japanisch" }),
  ).toBeVisible();
});

test("keeps nothing of accounts, the API or other hosts", async ({ page }) => {
  await openWithWorker(page, "/auth");
  await page.goto("/restaurants/map");
  await page.evaluate(() => fetch("/auth/v1/health").catch(() => undefined));
  await page.goto("/about/mission");
  await keeps(page, "/about/mission");
  const kept = await keptPaths(page);
  expect(kept.filter((path) => /^\/(auth|api)/.test(path))).toEqual([]);
  expect(kept.filter((path) => !path.startsWith("/"))).toEqual([]);
});

test("a new build drops what the last one kept, except phrase cards, which it fetches anew", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(async () => {
    const cache = await caches.open("chard-page-of-an-old-build");
    await cache.put("/guides/travel", new Response("old"));
    const cards = await caches.open("chard-card-of-an-old-build");
    await cards.put("/guides/phrases/th", new Response("old"));
    await cards.put("/guides/phrases/gone", new Response("old"));
  });
  await openWithWorker(page, "/guides/travel");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vegan Travel Guides");
  await expect
    .poll(() => page.evaluate(() => caches.has("chard-page-of-an-old-build")))
    .toBe(false);
  const cards = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("chard-card-"));
    const texts = names.map(async (name) => {
      const cache = await caches.open(name);
      const kept = await cache.keys();
      return Promise.all(
        kept.map(async (key) => [
          new URL(key.url).pathname,
          (await (await cache.match(key))!.text()).includes("วีแกน"),
        ]),
      );
    });
    return (await Promise.all(texts)).flat();
  });
  expect(cards).toEqual([["/guides/phrases/th", true]]);
});
