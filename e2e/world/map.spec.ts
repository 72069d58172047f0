import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect } from "@/e2e/support/fixtures";
import { HttpVisitor, textOf } from "@/e2e/support/http/http-visitor";
import { BERLIN, SHARED, test } from "@/e2e/support/servers/imported-server";

// The map of all restaurants.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ world: SHARED });

test.beforeEach(async ({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

test("opens on the world with numbers from one request, and comes closer with each press @core", async ({
  page,
  request,
}) => {
  await expect
    .poll(async () => (await request.get("/restaurants/map")).text())
    .toContain("Numbers show places in an area");
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto("/restaurants/map");
  const map = page.getByRole("region", { name: "Map of restaurants" });
  const number = map.getByRole("button", { name: "40 places close together" });
  await expect(number).toBeVisible();
  await expect(page.getByText(/^41 places with vegan food\. Zoom in/)).toBeVisible();
  expect(asked.filter((path) => /\/tiles\/|cities\.json/.test(path))).toEqual([
    "/restaurants/tiles/index.json",
  ]);

  await expect(async () => {
    await number.focus({ timeout: 1_000 });
    await page.keyboard.press("Enter");
    await expect(page.getByText("40 places with vegan food in this part of the map")).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText("And 16 more.")).toBeVisible();
});

test("opens on the last location, with a list of what is in view", async ({ page }) => {
  await page.addInitScript((place) => localStorage.setItem("lastPlace", JSON.stringify(place)), {
    name: "Berlin",
    lat: BERLIN.lat,
    lng: BERLIN.lon,
  });
  await page.goto("/restaurants/map");
  await expect(
    page.getByText(/^\d+ places with vegan food in this part of the map$/),
  ).toBeVisible();
  const inView = page.getByRole("region", { name: "In this part of the map" });
  await expect(inView.getByRole("link", { name: /^Test Leaf/ }).first()).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("link", { name: "List them in near me" }).click();
  await expect(page).toHaveURL(/\/restaurants\/near-me#around=/);
});

test("has no barriers with numbers, and the location search above it moves it", async ({
  page,
}) => {
  await page.goto("/restaurants/map");
  await expect(page.getByRole("button", { name: "40 places close together" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "On this map" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.getByLabel("Location: city or address").focus();
  const search = page.getByRole("combobox", { name: "Location: city or address" });
  await search.fill("Taipei");
  await search.press("Enter");
  await expect(page.getByText("1 place with vegan food in this part of the map")).toBeVisible();
  await expectNoBarriersInBothThemes(page);
});

test("names countries and cities without JavaScript", async ({ server }) => {
  const visitor = new HttpVisitor(server.origin);
  await visitor.open("/restaurants/map");
  expect(visitor.page.text).toContain("The map needs JavaScript. The countries");
  const links = [...visitor.page.main.querySelectorAll("a")];
  expect(links.some((link) => textOf(link).startsWith("Germany"))).toBe(true);
  const berlin = links.find((link) => textOf(link).startsWith("Berlin"))!;
  await visitor.open(berlin.getAttribute("href")!);
  expect(visitor.path).toMatch(/\/by-city\/berlin$/);
  expect(visitor.page.status).toBe(200);
});
