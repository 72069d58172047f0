import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { scriptsOf, sizeOf, weighEmptyPage } from "@/bench/pages/page-scripts.mjs";
import { expect } from "@/e2e/support/fixtures";
import { extract, runImport, test, waitForWorld } from "@/e2e/support/servers/imported-server";
import { SCRIPT_BUDGET, SCRIPT_BUDGETS } from "@/e2e/support/checks/script-budgets";
import { describeLook, hold } from "@/e2e/support/checks/late-styles";
import { DEFAULT_MAP_STYLE_URL } from "@/lib/public-env";
import { ROUTES } from "@/lib/routes";
import { inlineScriptsOf, pagePolicy } from "@/lib/security/content-security-policy";

// An import while the site runs. Pages of real restaurants are rendered when they are first requested: that response follows the rules
// of prerendered pages. Names in other scripts than the Latin one are there in the world of the same server.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ world: "first-response" });

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BUILD = join(ROOT, ".next");
const HOSTS = { mapStyleUrl: DEFAULT_MAP_STYLE_URL, isSecure: false };

const PLACES = [
  { lat: 35.66, lon: 139.7, tags: { name: "緑の台所", "name:ja-Latn": "Midori no Daidokoro" } },
  { lat: 32.07, lon: 34.78, tags: { name: "הגינה הירוקה" } },
  { lat: 42.69, lon: 23.32, tags: { name: "Къща на слънцето" } },
  { lat: 25.04, lon: 121.53, tags: { name: "青葉素食", "name:en": "Green Leaf" } },
].map(({ lat, lon, tags }, index) => ({
  type: "node",
  id: 1 + index,
  lat,
  lon,
  tags: { amenity: "restaurant", "diet:vegan": "only", phone: "+1 212 555 0100", ...tags },
}));

/** Pages of the first four restaurants, which were not requested before. */
const restaurants: string[] = [];

test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

function places() {
  const data = extract();
  return { ...data, elements: [...data.elements, ...PLACES] };
}

test("the command imports while the site runs, and says what it did in one line", async ({
  server,
  request,
}) => {
  expect(runImport(server, places())).toMatchObject({ added: 45, changed: 0, missing: 0 });
  expect(runImport(server, places())).toMatchObject({ added: 0, changed: 0, unchanged: 45 });
  await waitForWorld(server);
  const found = await Promise.all(
    [1000, 1001, 1002, 1003].map(
      async (element) =>
        (await request.get(`/osm/node/${element}`, { maxRedirects: 0 })).headers()["location"],
    ),
  );
  restaurants.push(...found.map((address) => new URL(address ?? "", server.origin).pathname));
  expect(new Set(restaurants).size).toBe(4);
});

for (const [name, pathOf, budget] of [
  ["a restaurant", () => restaurants[0]!, SCRIPT_BUDGET],
  ["a city", () => "/restaurants/by-city/berlin", SCRIPT_BUDGET],
  ["a country", () => "/restaurants/by-country/germany", SCRIPT_BUDGET],
  ["the restaurants of one level", () => "/restaurants/by-city/berlin/level/vegan", SCRIPT_BUDGET],
  ["near me around a city", () => "/restaurants/near-me/berlin", SCRIPT_BUDGETS[ROUTES.nearMe]!],
] as const)
  test(`the first response of ${name} has its own policy and styles, and no more script than a prerendered page`, async ({
    request,
  }) => {
    const empty = weighEmptyPage(ROOT).gzip;
    let first = "";
    // The server may read that the import changed the page between the two.
    for (const state of [/^MISS$/, /^(HIT|STALE)$/]) {
      const response = await request.get(pathOf());
      const html = await response.text();
      first ||= html;
      expect(response.status()).toBe(200);
      expect(response.headers()["x-nextjs-cache"]).toMatch(state);
      expect(html).toBe(first);
      expect(response.headers()["content-security-policy"]).toBe(
        pagePolicy(inlineScriptsOf(html), HOSTS),
      );
      expect(inlineScriptsOf(html).length).toBeGreaterThan(3);
      expect(html).toMatch(/<style>.{1000,}<\/style><noscript><link rel="stylesheet"/s);
      expect(html).not.toMatch(/<script [^>]*\bsrc="(?![^>]*\bnomodule\b)/i);
      expect(html).not.toMatch(/<link [^>]*\bas="script"/);
    }
    const scripts = scriptsOf(first);
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = scripts.reduce((sum, path) => sum + sizeOf(join(BUILD, path)).gzip, 0);
    expect(bytes / empty).toBeLessThanOrEqual(budget);
  });

for (const [name, pathOf] of [
  ["a restaurant", () => restaurants[1]!],
  ["the second page of a city", () => "/restaurants/by-city/berlin/page/2"],
] as const)
  test(`${name} is drawn in full by the styles of its first response`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const styles = await hold(page, /\.css$/);
    const others = await hold(page, /\.(js|woff2)$/);
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    const response = await page.goto(pathOf(), { waitUntil: "commit" });
    expect(response?.headers()["x-nextjs-cache"]).toBe("MISS");
    await page.waitForSelector("head > link[rel=stylesheet]", { state: "attached" });
    const before = await page.evaluate(describeLook);
    styles.release();
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
    expect(before.length).toBeGreaterThan(100);
    expect(await page.evaluate(describeLook)).toEqual(before);
    others.release();
  });

for (const [node, door, latin] of [
  [1, '<bdi lang="ja" dir="ltr">緑の台所</bdi>', "Midori no Daidokoro"],
  [2, '<bdi lang="he" dir="rtl">הגינה הירוקה</bdi>', undefined],
  [3, '<bdi lang="bg" dir="ltr">Къща на слънцето</bdi>', "Kashta na slantseto"],
  [4, '<bdi lang="zh-Hant" dir="ltr">青葉素食</bdi>', "Green Leaf"],
] as const)
  test(`the name at the door comes first: ${door}`, async ({ request }) => {
    const response = await request.get(`/osm/node/${node}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const name = door.replace(/<.*?>/g, "");
    expect(html).toMatch(new RegExp(`<h1[^>]*>${door}</h1>`));
    const title = latin ? `${name} (${latin})` : name;
    expect(html).toContain(`<title>${title}, `);
    expect(html).toContain(`"name":"${name}"`);
    if (latin) {
      expect(html).toMatch(new RegExp(`</h1><p[^>]*>${latin}</p>`));
      expect(html).toContain(`"alternateName":"${latin}"`);
    } else expect(html).not.toContain("alternateName");
  });

for (const text of ["緑の台所", "midori", "הגינה", "slantseto", "слънце", "green leaf", "青葉"])
  test(`the search without scripts finds "${text}"`, async ({ request }) => {
    const response = await request.get(`/restaurants/search?${new URLSearchParams({ q: text })}`);
    const html = await response.text();
    expect(html).toMatch(/<bdi lang="[^"]+" dir="(?:ltr|rtl)">/);
  });

test("the city's page and its feed name both forms", async ({ request }) => {
  const html = await (await request.get("/restaurants/by-city/taipei")).text();
  expect(html).toContain('<bdi lang="zh-Hant" dir="ltr">青葉素食</bdi>');
  expect(html).toMatch(/<p[^>]*>Green Leaf<\/p>/);
  const [, feed] =
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(html) ?? [];
  const path = new URL(feed!, "http://chard.example").pathname;
  expect(await (await request.get(path)).text()).toContain("青葉素食 (Green Leaf)");
});

test("a flood of unknown ids and places returns 404, and does not evict cached pages", async ({
  request,
}) => {
  const [kept] = restaurants;
  const paths = Array.from({ length: 200 }, (_, step) =>
    step % 2 === 0 ? `/restaurants/unknown-${step}` : `/restaurants/by-city/unknown-${step}`,
  );
  while (paths.length > 0) {
    const responses = await Promise.all(paths.splice(0, 20).map((path) => request.get(path)));
    expect(new Set(responses.map((response) => response.status()))).toEqual(new Set([404]));
  }
  // Stale: a while after the import its pages are rendered once more.
  expect((await request.get(kept!)).headers()["x-nextjs-cache"]).toMatch(/^(HIT|STALE)$/);
});

test("a change in the data reaches the pages that were rendered, in other languages, too", async ({
  server,
  request,
}) => {
  const changed = places();
  changed.elements[0]!.tags.name = "Renamed Leaf";
  Object.assign(changed.elements[1]!.tags, { cuisine: "vietnamese" });
  const [first, second] = restaurants;
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read(first!)).toContain("Test Leaf 0");
  const inHebrew = `/he${second}`;
  expect(await read(inHebrew)).not.toContain("וייטנאמי");
  expect(runImport(server, changed)).toMatchObject({ changed: 2, unchanged: 43 });
  await expect.poll(() => read(first!)).toContain("Renamed Leaf");
  await expect.poll(() => read(inHebrew)).toContain("וייטנאמי");
  // It was not asked for before.
  await expect.poll(() => read(`/de${second}`)).toContain("Vietnamesisch");
});
