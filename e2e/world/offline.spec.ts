import { BESIDE_CARDS, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect } from "@/e2e/support/fixtures";
import { BERLIN, SHARED, test } from "@/e2e/support/servers/imported-server";
import { openWithWorker } from "@/e2e/support/open-with-worker";
import { keptLine, pressDownload } from "@/e2e/world/kept-world";

// All restaurants on the device: kept after a press, then used without a connection. What an import does to them is in
// e2e/near-me/imported.spec.ts, and that the samples are not to be kept in e2e/security/security.spec.ts.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow", world: SHARED });

/** What a browser says of requests that find no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/;
const NEAR_ME = "/restaurants/near-me";

test.beforeEach(async ({ allow, context }) => {
  allow.host("tiles.openfreemap.org");
  allow.console(NO_NETWORK);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: BERLIN.lat, longitude: BERLIN.lon });
});

test("the site has the world in one file, which never changes under its name", async ({
  request,
}) => {
  const pointer = await (await request.get("/restaurants/world/index.json")).json();
  expect(pointer).toMatchObject({ restaurants: 41 });
  const file = await request.get(`/restaurants/world/${pointer.version}`);
  expect(file.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "application/gzip",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  expect(await file.body()).toHaveLength(pointer.bytes);
  for (const version of ["1-0-0", "index"]) {
    const other = await request.get(`/restaurants/world/${version}`);
    expect([version, other.status()]).toEqual([version, 404]);
    expect(other.headers()["cache-control"]).toContain("no-store");
  }
});

test("nothing of it is loaded before the press; then near me lists around the device and any city without a connection, the search finds everything, and it can be removed", async ({
  page,
  context,
  allow,
}) => {
  // The streets of the Restaurant Map are not kept, nor is what would draw them.
  allow.console(/Worker failed to load/);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openWithWorker(page, NEAR_ME);
  await expect(page.getByText("40 restaurants found within 5 km")).toBeVisible();
  const isWorld = (path: string) => /\/restaurants\/world\/|all-cities/.test(path);
  expect(asked.filter(isWorld)).toEqual([]);
  await pressDownload(page);
  await expect(
    page.getByRole("heading", { name: "Saved for offline use on this device" }),
  ).toBeVisible();
  expect(asked.filter(isWorld)).toHaveLength(3);
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);
  await expect(keptLine(page, 41)).toBeVisible();
  await context.setOffline(true);

  await page.goto(NEAR_ME);
  await expect(page.getByText("40 restaurants found within 5 km")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Test Leaf/ }).first()).toBeVisible();
  await page.getByRole("button", { name: /^Around/ }).click();
  await page.getByRole("combobox", { name: "City or address" }).fill("Taipei");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 restaurant found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Test Far" })).toBeVisible();

  await page.goto("/restaurants/search?q=tset+far");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await expect(page.getByText("Did you mean one of these?")).toBeVisible();
  await page.getByLabel("Search restaurants everywhere").fill("leaf 17");
  await expect(page.getByText("1 restaurant found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Test Leaf 17" })).toBeVisible();

  await page.goto("/restaurants/test-far-taipei");
  await expect(page.getByRole("heading", { level: 2, name: "Test Far" })).toBeVisible();
  await expect(page.getByText("Hours not known yet.")).toBeVisible();

  await page.goto("/restaurants/map");
  const map = page.getByRole("region", { name: "Map of restaurants" });
  await expect(map.locator("[data-pin]").first()).toBeVisible();
  await page.goto("/restaurants/by-city/berlin");
  await page.getByRole("link", { name: "40 places with vegan food in Berlin" }).click();
  await expect(page.getByText("40 restaurants found within 5 km")).toBeVisible();

  await context.setOffline(false);
  await page.goto(NEAR_ME);
  await expect(keptLine(page, 41)).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Download for offline use" })).toBeVisible();
  expect(await page.evaluate(() => caches.has("chard-world"))).toBe(false);
});

test("says so where the device has no room, and keeps nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  });
  await openWithWorker(page, NEAR_ME);
  await pressDownload(page);
  await expect(page.getByText(/is not enough space/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("keptWorld"))).toBeNull();
});
