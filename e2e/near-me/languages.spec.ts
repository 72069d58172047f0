import type { Page } from "@playwright/test";
import { faultsOf, languageFaults, PHONE } from "@/e2e/support/checks/every-page";
import { expect } from "@/e2e/support/fixtures";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { openSettled } from "@/e2e/support/settled";
import { SHARED, test, waitForWorld } from "@/e2e/support/servers/imported-server";
import { LANGUAGES } from "@/lib/languages/languages";

// Near me in other languages than English (P2.13 to P2.15).
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ world: SHARED });

const CITY = "/restaurants/near-me/berlin";

/** The location search, and not the sort menu. */
const box = (page: Page) => page.getByRole("search").getByRole("combobox");

/** As texts of pages are compared: with single spaces that break. */
const plain = (text: string) => text.replace(/\s+/g, " ");

type Said = {
  title: string;
  around: string;
  found: string;
  vegan: string;
  fewer: string;
  remove: string;
  empty: string;
};

const SAID = {
  de: {
    title: "Vegane Restaurants in der Nähe von Berlin",
    around: "Ort: Berlin",
    found: "40 Restaurants gefunden im Umkreis von 5 km",
    vegan: "Rein vegan",
    fewer: "14 Restaurants gefunden im Umkreis von 5 km",
    remove: "Filter entfernen: Rein vegan",
    empty: "Kein Restaurant passt",
  },
  fr: {
    title: "Restaurants véganes à proximité\u00a0: Berlin",
    around: "Lieu\u00a0: Berlin",
    found: "40 restaurants trouvés dans un rayon de 5\u00a0km",
    vegan: "100\u00a0% végane",
    fewer: "14 restaurants trouvés dans un rayon de 5\u00a0km",
    remove: "Retirer le filtre\u00a0: 100\u00a0% végane",
    empty: "Aucun restaurant ne correspond",
  },
  es: {
    title: "Restaurantes veganos cerca de Berlín",
    around: "Cerca de Berlín",
    found: "40 restaurantes encontrados en un radio de 5 km",
    vegan: "100\u00a0% vegano",
    fewer: "14 restaurantes encontrados en un radio de 5 km",
    remove: "Quitar filtro: 100\u00a0% vegano",
    empty: "Ningún restaurante coincide",
  },
  "zh-hant": {
    title: "附近的純素餐廳：柏林",
    around: "地點：柏林",
    found: "5 公里內找到 40 家餐廳",
    vegan: "全純素",
    fewer: "5 公里內找到 14 家餐廳",
    remove: "移除篩選條件：全純素",
    empty: "沒有符合的餐廳",
  },
  he: {
    title: "מסעדות טבעוניות באזור ברלין",
    around: "באזור ברלין",
    found: "נמצאו 40 מסעדות ברדיוס של 5 ק״מ",
    vegan: "טבעוני לגמרי",
    fewer: "נמצאו 14 מסעדות ברדיוס של 5 ק״מ",
    remove: "הסרת המסנן: טבעוני לגמרי",
    empty: "אין מסעדות מתאימות",
  },
} satisfies Record<string, Said>;

const CASES = Object.entries(SAID) as [keyof typeof SAID, Said][];

const JOURNEYS: (keyof typeof SAID)[] = ["de", "he"];

test.beforeAll(({ server }) =>
  waitForWorld(server, [
    ["/de", 'isWorldwide\\":true'],
    ["/de/restaurants/near-me", 'isTiled\\":true'],
    ["/he/restaurants/near-me", 'isTiled\\":true'],
  ]),
);

for (const [language, said] of CASES)
  test(`near me around a city has its cards and texts in the HTML in ${language}`, async ({
    server,
  }) => {
    const page = await new HttpVisitor(server.origin).open(
      `/${language}/restaurants/near-me/berlin`,
    );
    const head = (selector: string) => page.document.head.querySelector(selector);
    expect(page.document.title).toBe(said.title);
    expect(page.document.documentElement.lang).toBe(LANGUAGES[language].tag);
    expect(head("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
    expect(head("link[rel=canonical]")?.getAttribute("href")).toMatch(
      new RegExp(`/${language}/restaurants/by-city/berlin$`),
    );
    expect(head("link[hreflang=x-default]")?.getAttribute("href")).toMatch(
      /[^/]\/restaurants\/by-city\/berlin$/,
    );
    expect(page.text).toContain(plain(said.around));
    expect(page.text).toContain(plain(said.found));
    expect(page.document.querySelectorAll("article")).toHaveLength(24);
    expect(page.text).not.toMatch(
      /\b(?:Around|restaurants? (?:found|shown)|Best match|Filters|Thai\b|Vegan options|in English\))/,
    );
    const links = [...page.document.querySelectorAll("article a")];
    expect(links.map((link) => link.getAttribute("href"))).toContain(
      `/${language}/restaurants/test-leaf-0-berlin`,
    );
  });

// German and Hebrew say the same on the journey below.
for (const [language, said] of CASES.filter(([language]) => !JOURNEYS.includes(language)))
  test(`in ${language} a filter and a search that nothing fits say so`, async ({ page }) => {
    await page.goto(`/${language}${CITY}#level=vegan`);
    await expect(page.getByText(said.fewer)).toBeVisible();
    await expect(page.getByRole("button", { name: said.vegan }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: said.remove }).first()).toBeVisible();
    await page.getByRole("searchbox").fill("qxzqxz");
    await expect(page.getByRole("heading", { name: said.empty })).toBeVisible();
  });

// From left to right, and from right to left; the other languages have the same controls.
for (const [language, said] of CASES.filter(([language]) => JOURNEYS.includes(language)))
  test(`a journey in ${language}: a filter, a place and back, another place`, async ({ page }) => {
    await openSettled(page, `/${language}${CITY}`);
    await page.getByRole("button", { name: said.vegan }).first().click();
    await expect(page.getByText(said.fewer)).toBeVisible();
    await expect(page).toHaveURL(`/${language}${CITY}#level=vegan`);
    await expect(page.getByRole("button", { name: said.remove }).first()).toBeVisible();
    await page.getByRole("searchbox").fill("qxzqxz");
    await expect(page.getByRole("heading", { name: said.empty })).toBeVisible();
    await page.getByRole("searchbox").fill("");
    await expect(page.getByText(said.fewer)).toBeVisible();
    await page.getByRole("article").getByRole("link").first().click();
    await page.waitForURL(`**/${language}/restaurants/test-leaf-*`);
    await page.goBack();
    await expect(page.getByText(said.fewer)).toBeVisible();
    await page.getByRole("button", { name: said.around }).click();
    await box(page).fill("Test Far");
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.waitForURL(new RegExp(`/${language}/restaurants/[^/]*test-far`));
  });

test("the home page, a city's page and the menu lead to near me within German", async ({
  page,
}) => {
  await page.goto("/de");
  await box(page).fill("Berlin");
  await expect(page.getByRole("listbox").getByText("Deutschland").first()).toBeVisible();
  await box(page).press("Enter");
  await page.waitForURL("**/de/restaurants/near-me/52.52,13.4*");
  await expect(page.getByText(SAID.de.found)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ort: Berlin" })).toBeVisible();
  const inFrench = page.getByRole("contentinfo").getByRole("link", { name: "Français" });
  await expect(inFrench).toHaveAttribute("href", /^\/fr\/restaurants\/near-me\/52\.52,13\.4/);
  const { hash } = new URL(page.url());
  expect(hash).toContain("around=Berlin@");
  await inFrench.click();
  await page.waitForURL("**/fr/restaurants/near-me/52.52,13.4*");
  await expect(page.getByText(plain(SAID.fr.found))).toBeVisible();
  expect(new URL(page.url()).hash).toBe(hash);
  await page.goto("/de/restaurants/by-city/berlin");
  await page.getByRole("link", { name: "Suchen und filtern" }).click();
  await page.waitForURL(`**/de${CITY}`);
});

test("a country in the URL opens a city by its German name", async ({ page }) => {
  await page.goto("/de/restaurants/near-me?country=Taiwan");
  await expect(page.getByText("Angezeigt: Taipeh")).toBeVisible();
});

test("asks where to look, and says that it may not know, in German", async ({ page }) => {
  await page.goto("/de/restaurants/near-me");
  await expect(page.getByRole("heading", { name: "Wo möchtest du essen?" })).toBeVisible();
  await expect(page.getByText("Standort nicht verfügbar")).toBeVisible();
  await box(page).fill("qxzqxz");
  await box(page).press("Enter");
  await expect(page.getByText("haben wir nicht gefunden")).toBeVisible();
});

test("a notice is whole on a phone where the page reads from right to left", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/he/restaurants/near-me");
  await expect(page.locator("[data-sonner-toast]")).toBeInViewport({ ratio: 1 });
});

// Themes change colors alone, which are seen in English.
for (const language of ["de", "he"] as const)
  test(`near me in /${language} is accessible and fits into its window`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const paths = ["/restaurants/near-me", CITY].map((path) => `/${language}${path}`);
    expect(await faultsOf(page, paths, languageFaults)).toEqual({});
  });

test("the map and its list are in Hebrew, from right to left", async ({ page, allow }) => {
  allow.host("tiles.openfreemap.org");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/he${CITY}#view=map`);
  const map = page.getByRole("region", { name: "מפת המסעדות" });
  await expect(map.getByRole("button", { name: "הגדלה" })).toBeVisible();
  await expect(page.getByText("40 בחלק הזה של המפה")).toBeVisible();
  await page.getByRole("article").getByRole("button").first().click();
  await expect(page.getByRole("link", { name: "לפרטים" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
