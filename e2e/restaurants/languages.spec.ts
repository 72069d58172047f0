import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { faultsOf, languageFaults, PHONE } from "@/e2e/support/checks/every-page";
import { expect } from "@/e2e/support/fixtures";
import { HttpVisitor, textOf } from "@/e2e/support/http/http-visitor";
import { SHARED, test, waitForWorld } from "@/e2e/support/servers/imported-server";

// Pages of real places in other languages, in the embedded database (P2.13 to P2.15).
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ world: SHARED });

test.beforeAll(({ server }) =>
  waitForWorld(server, [
    ["/zh-hant/restaurants/by-city", "/restaurants/by-city/berlin"],
    ["/de/restaurants/by-country", "/restaurants/by-country/taiwan"],
    ["/de/restaurants/map", "/restaurants/by-city/berlin"],
  ]),
);

const PLACE = "/restaurants/test-leaf-1-berlin";
const CITY = "/restaurants/by-city/berlin";
const COUNTRY = "/restaurants/by-country/germany";

test("a German page of a place says what a German would write, and leads within German", async ({
  request,
}) => {
  const html = await (await request.get(`/de${PLACE}`)).text();
  expect(html).toContain(
    "<title>Test Leaf 1, Restaurant mit veganem Angebot in Berlin-Mitte</title>",
  );
  expect(html).toContain('<html lang="de"');
  expect(html).toContain("Laut OpenStreetMap, geprüft im März 2026");
  expect(html).toContain("Noch keine Bewertungen");
  expect(html).toMatch(/<a [^>]*href="\/de\/restaurants\/test-leaf-\d+-berlin"/);
  expect(html).toMatch(/hreflang="en"[^>]*>[^<]*Dauerhaft geschlossen|href="[^"]*\/closed"/i);
});

test("the pages of a city have titles of their language, and name each other", async ({
  request,
}) => {
  for (const [path, title] of [
    [`/de${CITY}`, "Vegane Restaurants in Berlin"],
    [`/de${CITY}/level/vegan`, "Rein vegane Restaurants in Berlin"],
    [`/fr${CITY}/cuisine/thai`, "Restaurants thaïs avec options véganes à Berlin"],
    [`/he${CITY}/page/2`, "מסעדות טבעוניות בברלין, עמוד 2"],
    [`/es${CITY}`, "Restaurantes veganos en Berlín"],
    [`/zh-hant${CITY}`, "柏林純素餐廳"],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/hrefLang="x-default" href="[^"]*\/restaurants\/by-city\/berlin/);
    expect(html).not.toMatch(/>(?:All places|Top places|Cities nearby|Show|Page \d)/);
  }
});

test("the pages of a country have titles of their language, and name each other", async ({
  request,
}) => {
  for (const [path, title] of [
    [`/de${COUNTRY}`, "Vegane Restaurants in Deutschland"],
    [`/fr${COUNTRY}/level/vegan`, "Restaurants 100\u00a0% véganes en Allemagne"],
    [`/zh-hant${COUNTRY}`, "德國純素餐廳"],
    [`/he${COUNTRY}/page/2`, "מסעדות טבעוניות בגרמניה, עמוד 2"],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/hrefLang="x-default" href="[^"]*\/restaurants\/by-country\/germany/);
    expect(html).not.toMatch(/>(?:All places|Cities|Countries|Search cities|Show|Page \d)/);
  }
});

test("the lists of cities and countries lead to their pages within the language", async ({
  page,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await page.goto("/zh-hant/restaurants/by-city");
  await expect(page.getByRole("heading", { level: 2, name: "歐洲" })).toBeVisible();
  await page.getByRole("searchbox", { name: "搜尋城市……" }).fill("berlin");
  await page.getByRole("link", { name: "所有店家：柏林" }).click();
  await page.waitForURL(`**/zh-hant${CITY}`);
  await page.getByRole("link", { name: "德國", exact: true }).click();
  await page.waitForURL(`**/zh-hant${COUNTRY}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("德國純素餐廳");
  await page.getByRole("link", { name: "柏林", exact: true }).first().click();
  await page.waitForURL(`**/zh-hant${CITY}`);
  await page.goto("/de/restaurants/by-country");
  await page.getByRole("region", { name: "Alle Länder" }).getByRole("link").first().click();
  await page.waitForURL(`**/de/restaurants/by-country/*`);
});

test("the map names what is below it, and what is on it, in its language", async ({
  page,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await page.goto("/de/restaurants/map");
  await expect(page).toHaveTitle("Restaurantkarte");
  const map = page.getByRole("region", { name: "Karte der Restaurants" });
  await expect(
    map.getByRole("button", { name: /^\d+ Lokale(?: dicht beieinander)?$/ }).first(),
  ).toBeVisible();
  await expect(page.getByText(/^41 Lokale mit veganem Essen\. Zoom/)).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page
    .getByRole("region", { name: "Länder" })
    .getByRole("link", { name: "Deutschland" })
    .click();
  await page.waitForURL(`**/de${COUNTRY}`);
});

test("what a place means is a page of its language, for visitors without JavaScript", async ({
  request,
}) => {
  const found = await (await request.get("/de/restaurants/find?q=Berlin")).text();
  expect(found).toMatch(/<h1[^>]*>Ort: Berlin<\/h1>/);
  expect(found).toContain("Mit Filtern und Karte");
  expect(found).toContain('href="/de/restaurants/test-leaf-');
  const unknown = await (await request.get("/he/restaurants/find?q=Berln")).text();
  expect(unknown).toContain("אולי התכוונתם לאחת מהאפשרויות האלה?");
  expect(unknown).toContain('href="/he/restaurants/find?q=');
  expect(unknown).toContain('href="/he/restaurants/search?q=Berln"');
});

test("the search everywhere leads to places where no restaurant has the text", async ({
  request,
}) => {
  const misspelled = await (await request.get("/he/restaurants/search?q=Berln")).text();
  expect(misspelled).toContain("מחפשים מקום?");
  expect(misspelled).toMatch(/href="\/he\/restaurants\/near-me\/52\.5\d,13\.\d+#/);
  const inEnglish = await (await request.get("/restaurants/search?q=Berln")).text();
  expect(inEnglish).toContain("Looking for a place?");
  expect(inEnglish).toContain("Around Berlin, Germany");
  const found = await (await request.get("/restaurants/search?q=Test+Leaf")).text();
  expect(found).not.toContain("Looking for a place?");
  const inGerman = await (await request.get("/de/restaurants/search?q=Test+Leaf")).text();
  expect(inGerman).toMatch(/<title>Überall suchen/);
  expect(inGerman).toMatch(/Restaurants? gefunden|Die ersten \d+ Restaurants, es gibt noch mehr/);
});

test("what is new in a city is a feed in German, to which the German page leads", async ({
  request,
}) => {
  const html = await (await request.get(`/de${CITY}`)).text();
  expect(html).toContain(`href="/de${CITY}/feed.xml"`);
  expect(html).toMatch(new RegExp(`rel="alternate" type="application/rss\\+xml"[^>]*/de${CITY}`));
  const response = await request.get(`/de${CITY}/feed.xml`);
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers()["content-security-policy"]).toBeTruthy();
  const xml = await response.text();
  expect(xml).toContain("<title>Neu in Berlin | Chard</title>");
  expect(xml).toContain("/de/restaurants/test-leaf-");
  expect((await request.get("/nl/restaurants/by-city/berlin/feed.xml")).status()).toBe(404);
});

test("a German page of a place leads to its city in German, and back", async ({ server }) => {
  const visitor = new HttpVisitor(server.origin);
  const linksTo = (address: RegExp) =>
    [...visitor.page.main.querySelectorAll("a")].filter((link) =>
      address.test(link.getAttribute("href")!),
    );
  await visitor.open(`/de${PLACE}`);
  expect(linksTo(new RegExp(`^/de${CITY}$`)).map(textOf)).toContain("Alle Lokale in Berlin");
  await visitor.open(`/de${CITY}`);
  expect(textOf(visitor.page.document.querySelector("h1")!)).toBe("Vegane Restaurants in Berlin");
  const places = linksTo(/^\/de\/restaurants\/test-leaf-/).map(textOf);
  expect(places.filter((name) => name.startsWith("Test Leaf"))).not.toEqual([]);
});

// Themes change colors alone, which are seen in English.
for (const language of ["de", "he"])
  test(`places, cities and countries in /${language} are accessible and fit into their window`, async ({
    page,
    allow,
  }) => {
    allow.host("tiles.openfreemap.org");
    await page.setViewportSize(PHONE);
    const paths = [PLACE, CITY, COUNTRY].map((path) => `/${language}${path}`);
    expect(await faultsOf(page, paths, languageFaults)).toEqual({});
  });
