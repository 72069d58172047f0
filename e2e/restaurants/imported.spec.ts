import { within } from "@testing-library/dom";
import { BESIDE_CARDS, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect } from "@/e2e/support/fixtures";
import { HttpVisitor, textOf } from "@/e2e/support/http/http-visitor";
import { openSettled } from "@/e2e/support/settled";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { BERLIN, SHARED, test } from "@/e2e/support/servers/imported-server";

// Restaurants from OpenStreetMap in the embedded database.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ world: SHARED });

test("an element's URL redirects to its restaurant for good", async ({ request }) => {
  const response = await request.get("/osm/way/7", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toMatch(/\/restaurants\/test-far-taipei$/);
});

test("the search understands a link to an element, and degrees in other forms", async ({
  request,
}) => {
  const find = async (text: string) =>
    (await request.get(`/restaurants/find.json?q=${encodeURIComponent(text)}`)).json();
  expect(await find("https://www.openstreetmap.org/way/7#map=19/52.5/13.4")).toMatchObject({
    means: { restaurant: "test-far-taipei" },
  });
  for (const text of [`52°31'12"N 13°24'18"E`, "lat 52.52 lon 13.405", "N 52.52 E 13.405"])
    expect(await find(text)).toMatchObject({ means: { location: { lat: 52.52, lng: 13.405 } } });
});

test("a restaurant's page shows what is known, and whose data it is", async ({ page, allow }) => {
  allow.host("tiles.openfreemap.org");
  await page.goto("/osm/way/7");
  await expect(page).toHaveURL(/\/restaurants\/test-far-taipei$/);
  await expect(page.getByRole("heading", { level: 1, name: "Test Far" })).toBeVisible();
  await expect(page.getByText("Vegetarian", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Hours not known", { exact: true })).toBeVisible();
  await expect(page.getByText("Step-free, also inside")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit on OpenStreetMap" })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/edit?way=7",
  );
  await expect(page.getByRole("link", { name: "See this place on OpenStreetMap" })).toBeVisible();
  await expect(page.getByText(/City names and coordinates from/)).toBeVisible();
  await expect(page.getByText(/Sample listings are marked/)).toBeHidden();
  await expectNoBarriersInBothThemes(page);
});

test("unknown ids are 404 and not cached", async ({ request }) => {
  for (const path of ["/restaurants/nowhere", "/osm/node/1", "/restaurants/by-city/nowhere"]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(response.headers()["content-security-policy"]).toBeTruthy();
  }
});

test("near me lists what is around, within a distance that it states, and filters by level", async ({
  page,
  context,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: BERLIN.lat, longitude: BERLIN.lon });
  await page.goto("/restaurants/near-me");
  await expect(page.getByText("40 restaurants found within 5 km")).toBeVisible();
  await expect(page.getByText("24 of 40 restaurants shown")).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).first().click();
  await page.getByRole("group", { name: "How vegan" }).getByText("Fully vegan").click();
  await expect(page.getByText("14 restaurants found within 5 km")).toBeVisible();
  await expect(page).toHaveURL(/#around=[\d.,]+&level=vegan$/);
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);
});

test("the map searches the part that was moved to, and stays there", async ({
  page,
  context,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  // The camera is where it is going at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: BERLIN.lat, longitude: BERLIN.lon });
  await page.goto("/restaurants/near-me#view=map");
  const map = page.getByRole("region", { name: "Map of restaurants" });
  const search = map.getByRole("button", { name: "Search this area" });
  await expect(map.getByRole("button", { name: "Zoom out" })).toBeVisible();
  await expect(page.getByText("40 restaurants found within 5 km")).toBeVisible();
  await expect(search).toHaveCount(0);
  for (let step = 0; step < 3; step += 1)
    await map.getByRole("button", { name: "Zoom out" }).click();
  await search.click();
  await expect(page.getByText(/^40 restaurants found within (50|100) km$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Around this part of the map" })).toBeVisible();
  await expect(search).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Restaurants", exact: true })).toBeFocused();
  await map.getByRole("button", { name: "Zoom in" }).click();
  await expect(search).toHaveCount(0);
});

test("near me says how far the nearest is where nothing is near", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 0, longitude: -30 });
  await page.goto("/restaurants/near-me");
  await expect(
    page.getByText(/Nothing within 100 km\. The nearest is [\d.]+ km away, in Berlin/),
  ).toBeVisible();
});

test("search everywhere finds a restaurant on the other side of the world, also when misspelled", async ({
  page,
}) => {
  await page.goto("/restaurants/near-me#q=tset+far");
  await page.getByRole("link", { name: "Search everywhere" }).click();
  await expect(page.getByText("Did you mean one of these?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Test Far" })).toBeVisible();
  await page.getByLabel("Search restaurants everywhere").fill("taipei");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 restaurant found")).toBeVisible();
  await expect(page.getByRole("region", { name: "Taipei, Taiwan" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
});

test("tiles of an invented version lead to the present one, and empty ones are a 404", async ({
  request,
}) => {
  const { version, tiles } = await (await request.get("/restaurants/tiles/index.json")).json();
  const [name] = Object.keys(tiles);
  const present = `/restaurants/tiles/${version}/${name}`;
  expect((await request.get(present)).headers()["cache-control"]).toContain("immutable");
  const invented = await request.get(`/restaurants/tiles/invented/${name}`, { maxRedirects: 0 });
  expect([invented.status(), invented.headers()["location"]]).toEqual([307, present]);
  expect((await request.get(`/restaurants/tiles/${version}/0-0`)).status()).toBe(404);
});

test("a country in the URL opens the city with most restaurants", async ({ page }) => {
  await page.goto("/restaurants/near-me?country=Taiwan");
  await expect(page.getByText("Showing Taipei")).toBeVisible();
  await expect(page.getByText("1 restaurant found within 100 km")).toBeVisible();
});

/** Where the links of a page lead that are called so. */
function addressesIn({ page }: HttpVisitor, name: RegExp) {
  const nameOf = (link: Element) => link.getAttribute("aria-label") ?? textOf(link);
  const links = [...page.main.querySelectorAll("a")].filter((link) => name.test(nameOf(link)));
  return [...new Set(links.map((link) => link.getAttribute("href")!))];
}

/** Where they lead, all to one address. */
function addressIn(visitor: HttpVisitor, name: RegExp) {
  const [address, ...others] = addressesIn(visitor, name);
  expect([name, address, others]).toEqual([name, expect.any(String), []]);
  return address!;
}

test("a city has pages of its own that can be crawled", async ({ server }) => {
  const visitor = new HttpVisitor(server.origin);
  const articlesIn = (part: HTMLElement) => part.querySelectorAll("article").length;
  const region = (name: string) => visitor.main.getByRole("region", { name, hidden: true });
  await visitor.open("/restaurants/by-city/berlin");
  expect(textOf(visitor.page.main.querySelector("h1")!)).toBe("Vegan restaurants in Berlin");
  expect(articlesIn(region("All places in Berlin"))).toBe(24);
  expect(articlesIn(region("Top places"))).toBe(4);
  expect(textOf(region("Top places"))).toContain("Nobody has rated a place in Berlin yet");
  expect(addressIn(visitor, /^Card in German/)).toBe("/guides/phrases/de");
  const second = addressIn(visitor, /^Page 2$/);
  const thai = addressIn(visitor, /^Thai/);

  await visitor.open(second);
  expect(visitor.path).toBe("/restaurants/by-city/berlin/page/2");
  expect(articlesIn(visitor.page.main)).toBe(16);
  await visitor.open(thai);
  expect(visitor.path).toMatch(/\/by-city\/berlin\/cuisine\/thai$/);
  expect(articlesIn(visitor.page.main)).toBe(20);
});

test("cities and countries lead to those pages", async ({ page, server }) => {
  await page.goto("/restaurants/by-city");
  await expect(page.getByRole("link", { name: "All places in Berlin" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search cities..." }).fill("zzqq");
  await expect(page.getByRole("heading", { name: /^No cities found/ })).toBeVisible();
  await expect(page.locator("main [aria-live]").filter({ hasText: "No cities found" })).toHaveCount(
    1,
  );
  await expectNoBarriersInBothThemes(page);

  const visitor = new HttpVisitor(server.origin);
  await visitor.open("/restaurants/by-country");
  const country = "/restaurants/by-country/germany";
  expect(addressesIn(visitor, /^Germany/)).toContain(country);
  await visitor.open(country);
  expect(addressesIn(visitor, /^Berlin/)).toContain("/restaurants/by-city/berlin");
});

test("a country has its cities beside their map, and a search among them", async ({
  page,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await page.goto("/restaurants/by-country/germany");
  await expect(page.getByRole("region", { name: "Map of Germany" })).toBeVisible();
  const cities = page.getByRole("region", { name: "Cities" });
  const search = page.getByRole("searchbox", { name: "Search cities in Germany" });
  await search.fill("zzqq");
  await expect(cities.getByText("No city in Germany matches the search.")).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await search.fill("BÉR");
  await cities.getByRole("link", { name: "Berlin" }).click();
  await expect(page).toHaveURL(/\/by-city\/berlin$/);
});

test("the maps of a city and a restaurant are pictures until they are wanted", async ({
  page,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openSettled(page, "/restaurants/by-city/berlin");
  const map = page.getByRole("region", { name: "Map of Berlin" });
  await expect(map.getByRole("img", { name: /in Berlin$/ })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  const height = (await map.boundingBox())!.height;
  await map.getByRole("button", { name: "Move the map" }).click();
  await expect(map.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await expect(map.getByRole("img", { name: /in Berlin$/ })).toHaveCount(0);
  expect((await map.boundingBox())!.height).toBe(height);

  await page.getByRole("article").first().getByRole("link").click();
  await page.waitForURL(/\/restaurants\/test-leaf/);
  const location = page.getByRole("region", { name: /^Map of Test Leaf/ });
  await expect(location.getByRole("img")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await location.scrollIntoViewIfNeeded();
  await location.getByRole("button").first().focus();
  await expect(location.getByRole("button", { name: "Zoom in" })).toBeVisible();
});

test("the cities of a country are there without JavaScript", async ({ server }) => {
  const visitor = new HttpVisitor(server.origin);
  await visitor.open("/restaurants/by-country/germany");
  const cities = visitor.main.getByRole("region", { name: "Cities" });
  expect([...cities.querySelectorAll("a")].map(textOf).join()).toContain("Berlin");
  expect(visitor.main.queryAllByRole("searchbox")).toEqual([]);
  const map = within(visitor.main.getByRole("region", { name: "Map of Germany" }));
  map.getByRole("img");
  expect(map.queryAllByRole("button")).toEqual([]);
});

/** Where the one link of a page leads that says this. */
async function addressOf({ origin }: AuthServer, words: string, path: string) {
  const { document } = await new HttpVisitor(origin).open(path);
  const links = [...document.querySelectorAll("a")].filter((link) => textOf(link).includes(words));
  expect(links).toHaveLength(1);
  return links[0]!.getAttribute("href")!;
}

test("the data can be downloaded as GeoJSON", async ({ server, request }) => {
  const response = await request.get(await addressOf(server, "Download GeoJSON", "/data"));
  const { features, license } = await response.json();
  expect(features).toHaveLength(41);
  expect(license).toContain("Open Database License");
});

test("the sitemap has restaurants of which more than the name is known, and cities with at least three", async ({
  request,
}) => {
  await expect
    .poll(async () => (await request.get("/sitemap.xml")).text(), {
      timeout: 30_000,
    })
    .toContain("/restaurants/by-city/berlin<");
  const xml = await (await request.get("/sitemap.xml")).text();
  expect(xml).toContain("/restaurants/by-city/berlin/cuisine/thai<");
  expect(xml.match(/<loc>/g)).toHaveLength(xml.match(/<lastmod>/g)!.length);
  expect(xml).toContain("/restaurants/test-leaf-0-berlin<");
  expect(xml).not.toContain("/restaurants/test-far-taipei<");
  expect(xml).not.toContain("/restaurants/by-city/taipei<");
});

test("what is new in a city is read as a feed", async ({ server, request }) => {
  expect(await addressOf(server, "RSS feed", "/restaurants/by-city/berlin")).toBe(
    "/restaurants/by-city/berlin/feed.xml",
  );
  const response = await request.get("/restaurants/by-city/berlin/feed.xml");
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const xml = await response.text();
  expect(xml.match(/<item>/g)).toHaveLength(30);
  expect(xml).toContain("Test Leaf");
  expect((await request.get("/restaurants/by-city/nowhere/feed.xml")).status()).toBe(404);
});
