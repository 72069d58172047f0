import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect } from "@/e2e/support/fixtures";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { openSettled } from "@/e2e/support/settled";
import {
  BERLIN,
  extract,
  runImport,
  test,
  waitForWorld,
} from "@/e2e/support/servers/imported-server";
import { shiftOfLateFonts, watchShifts } from "@/e2e/support/checks/layout-shift";

// Near me around a place as a page of the server (P14.760). A page that does not exist is remembered for a minute: not one of those
// below is asked for before the import.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ world: "place-page" });

const CITY = "/restaurants/near-me/berlin";
const POINT = "/restaurants/near-me/52.52,13.40";

test.beforeAll(async ({ server }) => {
  runImport(server, extract());
  await waitForWorld(server);
});

for (const path of [CITY, POINT])
  test(`${path} has its first cards in the HTML, and is stored`, async ({ server, request }) => {
    const page = await new HttpVisitor(server.origin).open(path);
    expect(page.text).toContain("Around Berlin");
    expect(page.text).toContain("40 restaurants found within 5 km");
    expect(page.document.querySelectorAll("article")).toHaveLength(24);
    const head = (selector: string) => page.document.head.querySelector(selector);
    expect(head("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
    expect(head("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/by-city\/berlin$/);
    expect(page.document.title).toBe("Vegan restaurants near Berlin");
    const again = await request.get(path);
    expect(again.headers()["x-nextjs-cache"]).toMatch(/^(HIT|STALE)$/);
  });

for (const [other, path] of [
  ["Berlin", CITY],
  [encodeURIComponent("柏林"), CITY],
  ["52.5201,13.4049", POINT],
  ["52.52%2C13.4", POINT],
] as const)
  test(`${other} is another spelling`, async ({ request }) => {
    const response = await request.get(`/restaurants/near-me/${other}`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    // Next sends the header twice with the response of the first rendering.
    const locations = response.headersArray().filter(({ name }) => /^location$/i.test(name));
    expect(new Set(locations.map(({ value }) => value))).toEqual(new Set([path]));
  });

for (const unknown of ["nowhere-at-all", "91.00,13.40", "%25"])
  test(`${unknown} is no place`, async ({ request }) => {
    expect((await request.get(`/restaurants/near-me/${unknown}`)).status()).toBe(404);
  });

test("is rendered again after a change in one of its tiles", async ({ server, request }) => {
  const data = extract();
  const first = data.elements[0]!;
  const newcomer = { ...first, id: 4000, tags: { ...first.tags, name: "Test Newcomer" } };
  data.elements.push(newcomer as never);
  runImport(server, data);
  await expect
    .poll(async () => (await request.get(POINT)).text(), { timeout: 30_000 })
    .toContain("41 restaurants found");
});

test("nothing moves and no tile is loaded until the visitor chooses; then all are searched", async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  const tiles: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/restaurants/tiles/")) tiles.push(request.url());
  });
  await openSettled(page, POINT);
  await expect(page.getByText(/^Open/).first()).toBeVisible();
  const cards = page.getByRole("article").getByRole("heading");
  const names = await cards.allInnerTexts();
  expect(names).toHaveLength(24);
  expect(tiles).toEqual([]);
  expect(await shifted()).toBeLessThan(0.05);
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("button", { name: "Show more restaurants" }).press("Enter");
  await expect(cards).toHaveCount(41);
  await expect(cards.nth(24).getByRole("link")).toBeFocused();
  expect((await cards.allInnerTexts()).slice(0, 24)).toEqual(names);
  await page.getByRole("button", { name: "Fully vegan" }).first().click();
  await expect(page.getByText("15 restaurants found within 5 km")).toBeVisible();
  await expect(page).toHaveURL(`${POINT}#level=vegan`);
  await page.reload();
  await expect(page.getByText("15 restaurants found within 5 km")).toBeVisible();
});

test("hardly moves on a phone when its fonts arrive late", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await shiftOfLateFonts(page, POINT)).toBeLessThan(0.02);
});

test("the position of the device is listed by near me itself, and reaches no server", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: BERLIN.lat, longitude: BERLIN.lon });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(CITY);
  await page.getByRole("button", { name: "Use my current location" }).click();
  await expect(page).toHaveURL(`/restaurants/near-me#around=${BERLIN.lat},${BERLIN.lon}`);
  await expect(page.getByRole("button", { name: "Around Your location" })).toBeVisible();
  await expect(page.getByText("41 restaurants found within 5 km")).toBeVisible();
  expect(asked.filter((url) => url.includes("13.40"))).toEqual([]);
});

test("chips have no counts while no place is known", async ({ page }) => {
  await openSettled(page, "/restaurants/near-me");
  await expect(page.getByRole("heading", { name: "Where do you want to eat?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Fully vegan" }).first()).toBeEnabled();
  await expect(page.getByRole("button", { name: /\(0\)/ })).toHaveCount(0);
});
