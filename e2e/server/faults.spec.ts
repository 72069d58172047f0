import { openHydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/map-fixtures";

// What a visitor sees when a dependency of the site fails: docs/faults.md.
const KEY = "AIza-test-key";
const FIRST_PIN = /^Little Tendril/;

test("a full storage: saving says so, the theme still switches, the list still opens", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await page.goto("/restaurants/1");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Not saved")).toBeVisible();
  const isDark = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await isDark();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /theme|dark|light/i })
    .click();
  expect(await isDark()).not.toBe(before);

  await page.goto("/");
  await page.getByRole("combobox").fill("Brooklyn");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Around Brooklyn")).toBeVisible();
});

test("offline after the list has loaded: search, filters and sort go on", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  await openHydrated(page, "/restaurants/near-me");
  await expect(page.getByText("8 restaurants found")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("searchbox").fill("radish");
  await expect(page.getByText("1 restaurant found")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await page.getByLabel("Sort by").selectOption({ label: "Name A-Z" });
  await expect(
    page.getByRole("region", { name: "Restaurants" }).getByRole("heading", { level: 2 }).first(),
  ).toHaveText("Basil Street Noodle Bar");
});

test("when the toaster script fails to load, the next notice loads it again and is shown @core", async ({
  page,
  allow,
}) => {
  allow.console(/ERR_FAILED|ChunkLoadError/);
  const html = await (await page.request.get("/restaurants/1")).text();
  let isDown = true;
  let refused = 0;
  await page.route("**/_next/static/chunks/*.js", (route) => {
    if (!isDown || html.includes(new URL(route.request().url()).pathname)) return route.fallback();
    refused += 1;
    return route.abort();
  });
  // The bundler retries, an unspecified number of times: until the network is idle.
  await page.goto("/restaurants/1", { waitUntil: "networkidle" });
  expect(refused).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Added to favorites")).toHaveCount(0);
  isDown = false;
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Removed from favorites")).toBeVisible();
});

for (const [which, days] of [
  ["ahead", 1],
  ["behind", -1],
] as const)
  test(`a device whose clock is a day ${which}: the list stands, open or closed by that clock`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
    await page.goto("/restaurants/near-me");
    await expect(page.getByText("8 restaurants found")).toBeVisible();
    await expect(
      page
        .getByRole("article")
        .first()
        .getByText(/^(Open|Closed|Closes soon)/),
    ).toBeVisible();
  });

test("Google's script hangs: the box keeps its place and says that the map is loading", async ({
  maps,
  page,
  context,
  allow,
}) => {
  allow.host("maps.googleapis.com");
  await maps.keepKey(KEY);
  await context.route(
    ({ host }) => host === "maps.googleapis.com",
    () => new Promise(() => {}),
  );
  const map = await maps.open();
  await expect(map.getByText(/loading/i)).toBeVisible();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page.getByText("8 restaurants found")).toBeVisible();
});

test("a Google key that is revoked while its map is up: the reason, over the open map with its pins", async ({
  maps,
  page,
  allow,
}) => {
  allow.console(/MapError/);
  await maps.keepKey(KEY);
  await maps.serveGoogle();
  const map = await maps.open();
  await expect(map.getByRole("button", { name: FIRST_PIN })).toBeVisible();
  await page.evaluate(() => window.gm_authFailure?.());
  await expect(map.getByRole("alert")).toContainText("Map Loading Error");
  await expect(map.getByRole("button", { name: FIRST_PIN })).toBeVisible();
});
