import type { APIRequestContext } from "@playwright/test";
import { CITIES } from "@/data/cities";
import { COUNTRIES } from "@/data/countries";
import { PEOPLE } from "@/data/people";
import { LANGUAGES, PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { englishPath } from "@/lib/languages/paths";
import { faultsOf, languageFaults, PHONE } from "@/e2e/support/checks/every-page";
import { expect, test } from "@/e2e/support/fixtures";
import { LIKE_OTHERS } from "@/e2e/support/page-paths";

// The pages that exist in every language (P2.13 to P2.15).

/** What a page says: its texts and the texts of its attributes, without scripts. */
function textsOf(html: string) {
  const body = html.slice(html.indexOf("<body")).replace(/<script[\s\S]*?<\/script>/g, "");
  const said = [...body.matchAll(/(?:aria-label|alt|placeholder|title)="([^"]+)"/g)];
  const shown = body.replace(/<[^>]+>/g, "\n").split("\n");
  return [...shown, ...said.map(([, text = ""]) => text)]
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

const read = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path);
  return { status: response.status(), html: await response.text() };
};

/** Names, and words that are the same in a language. */
const SAME: Record<string, RegExp> = {
  any: /^(Chard|\d+ min|\d+ [\w ]+, (?:Brooklyn|Manhattan)|radishandrye\.example|Radish &amp; Rye|Maitake House|Calle Verde|Basil Street Noodle Bar|Crumb &amp; Canopy|Little Tendril|Masala Commons|Pomodoro Sisters|Noor Adeyemi|Elena Marsh|Tomás Rivera|Priya Nair|Ada Lindqvist|Jun Takeda|Leo Brandt|Marcus Bell|Samira Haddad|Ruth Abrams|hello@chard\.example|86 Chard Lane|New York, NY 10002|you@example\.com|Instagram|Facebook|YouTube|ODbL|GeoNames|English|Deutsch|Français|Español|繁體中文|עברית|OK|© OpenStreetMap.*|, CC BY 4\.0\.)$/,
  de: /^(Code|Vitamin B12|Omega-3|Hindi|Website|Restaurants|Community|Forum|Blog|Team|Foodies|restaurants)$/,
  fr: /^(Bengali|Code|Hindi|bar|wifi|Restaurants|Forum|Blog|Photos|Guides|Pages|Menu|Contact|restaurants|Continents|Europe)$/,
  es: /^(Hindi|Omega-3|Italiano|bar|wifi|Blog|Asia)$/,
  "zh-hant": /^Omega-3$/,
  he: /^$/,
};

/** One page of each kind that exists in every language, without those that a database has. */
const PAGES = [
  "/",
  "/restaurants/near-me",
  "/restaurants/1",
  "/restaurants/by-city",
  "/restaurants/by-country",
  "/restaurants/map",
  "/restaurants/top-rated",
  "/guides/veg-food",
  "/guides/travel",
  "/guides/city",
  "/guides/recipes",
  "/guides/health",
  "/guides/phrases",
  "/guides/phrases/ja",
  "/community/events",
  "/community/events/knife-skills",
  "/community/blog",
  "/community/forum",
  "/community/forum/best-brunch",
  "/community/members",
  "/community/members/priya-nair",
  "/community/photos",
  "/about/contact",
  "/about/mission",
];

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const regions = new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "none" });

/** Names of cities and countries, some of which are the same in a language. */
const PLACES = new Set([
  ...[...Object.values(CITIES).flat(), ...COUNTRIES].flatMap((place) => [
    place.name,
    ...("country" in place ? [place.country] : []),
  ]),
  ...LETTERS.flatMap((first) => LETTERS.flatMap((second) => regions.of(first + second) ?? [])),
]);

/** The people of the samples, by the whole and the first name. */
const NAMES = new Set(PEOPLE.flatMap(({ name }) => [name, name.split(" ")[0]]));

const pathOf = (language: Language, page: string) => `/${language}${page === "/" ? "" : page}`;

/** What people wrote, which keeps its language, and what phrase cards say in theirs. */
const withoutOwnWords = (html: string) =>
  html
    .replace(/<(p|h[1-4]|li|figcaption|blockquote)\b[^>]* dir="auto"[^>]*>[\s\S]*?<\/\1>/g, "")
    .replace(/<bdi\b[^>]*>[\s\S]*?<\/bdi>|<img\b[^>]* lang="en"[^>]*>/g, "")
    .replace(/<(p|div)\b lang="[^"]*" dir="(?:ltr|rtl)"[^>]*>[\s\S]*?<\/\1>/g, "");

function expectNoEnglish(language: Language, html: string, englishHtml: string) {
  const english = new Set(textsOf(englishHtml));
  const texts = textsOf(html);
  const left = texts.filter(
    (text) =>
      english.has(text) &&
      !PLACES.has(text) &&
      !NAMES.has(text) &&
      !SAME.any!.test(text) &&
      !SAME[language]!.test(text),
  );
  expect([language, left]).toEqual([language, []]);
  // A message whose arguments are shown was not compiled.
  expect(texts.filter((text) => /[{}]|&lt;/.test(text))).toEqual([]);
}

for (const page of PAGES)
  test(`${page} is in every language from the first byte, and says nothing in English there`, async ({
    request,
  }) => {
    const english = await read(request, page);
    for (const language of PREFIXED_LANGUAGES) {
      const { tag, dir } = LANGUAGES[language];
      const path = pathOf(language, page);
      const answer = await read(request, path);
      const html = withoutOwnWords(answer.html);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html).toContain(`<html lang="${tag}"${dir === "rtl" ? ' dir="rtl"' : ""}`);
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
      expect(html).toMatch(/hrefLang="x-default"/i);
      expectNoEnglish(language, html, english.html);
    }
  });

test("the search everywhere finds in every language", async ({ request }) => {
  const page = "/restaurants/search?q=radish";
  const english = await read(request, page);
  for (const language of PREFIXED_LANGUAGES) {
    const { status, html } = await read(request, pathOf(language, page));
    expect([language, status]).toEqual([language, 200]);
    expect(html).toContain(`<html lang="${LANGUAGES[language].tag}"`);
    expect(html).toContain(`href="/${language}/restaurants/1"`);
    expectNoEnglish(language, withoutOwnWords(html), english.html);
  }
});

/** Pages that are in no search engine. */
const UNINDEXED_PAGES = [
  "/auth",
  "/auth/join",
  "/auth/reset",
  "/auth/confirm?token_hash=abc&type=email",
  "/favorites",
];

for (const page of UNINDEXED_PAGES)
  test(`${page} is in every language, and says nothing in English there`, async ({ request }) => {
    const english = await read(request, page);
    for (const language of PREFIXED_LANGUAGES) {
      const { status, html } = await read(request, pathOf(language, page));
      expect([language, status]).toEqual([language, 200]);
      expect(html).toContain(`<html lang="${LANGUAGES[language].tag}"`);
      expect(html).toMatch(/name="robots" content="noindex/);
      expect(html).not.toMatch(/hrefLang="x-default"/i);
      expectNoEnglish(language, html, english.html);
    }
  });

/** They show the home page. */
const HOMES = [
  "/de/restaurants",
  "/de/about",
  "/de/about/history",
  "/de/about/team",
  "/de/about/press",
  "/de/about/advertising",
  "/de/features/reviews",
  "/de/features/diet-filter",
  "/de/features/amenities-filter",
  "/de/features/photos",
  "/de/features/favorites",
  "/de/features/contributions",
  "/de/features/trip-planning",
];

test("paths that show the home page show it in German, too", async ({ request }) => {
  for (const path of HOMES) {
    const { status, html } = await read(request, path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toContain('<html lang="de"');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/de"/);
    expectNoEnglish("de", withoutOwnWords(html), (await read(request, englishPath(path))).html);
  }
});

test("the AI gallery is German but for what is said of its pictures", async ({ request }) => {
  const { status, html } = await read(request, "/de/community/ai-gallery");
  expect(status).toBe(200);
  expect(html).toContain('<html lang="de"');
  expect(html).toMatch(/rel="canonical" href="[^"]*\/de\/community\/ai-gallery"/);
  expect(html).toContain("50 von 50 Restaurants");
  expect(html).not.toMatch(/Explore Gallery|Most Liked|Clear Filters|Featured/);
});

test("English stays where it was", async ({ request }) => {
  const { html } = await read(request, "/");
  expect(html).toContain('<html lang="en" class=');
  expect(html).not.toContain("(in English)");
});

test("what is no path of a language is not found", async ({ request }) => {
  for (const path of ["/foo", "/nl", "/nl/restaurants", "/nl/not-found", "/DE"]) {
    const { status, html } = await read(request, path);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("Return to Home");
  }
});

/** Paths without a page: of no route, of a page that is English alone, of a page for ids, and one that cannot be decoded. */
const MISSING_PATHS = [
  "/nothing-here",
  "/nothing/here.html",
  "/legal/terms",
  "/restaurants/nothing",
  "/restaurants/by-city/nothing",
  "/restaurants/by-country/nothing",
  "/restaurants/near-me/nothing",
  "/guides/veg-food/nothing",
  "/community/events/nothing",
  "/%zz",
  "/not-found",
];

/** The heading of the page for them, and a link of its footer. */
const MISSING_TEXTS: Record<string, [string, string]> = {
  de: ["Hoppla! Seite nicht gefunden", "Datenschutz"],
  fr: ["Oups\u202f! Page introuvable", "Confidentialité"],
  es: ["¡Vaya! No encontramos la página", "Privacidad"],
  "zh-hant": ["哎呀！找不到頁面", "隱私權政策"],
  he: ["אופס! הדף לא נמצא", "מדיניות פרטיות"],
};

for (const language of PREFIXED_LANGUAGES)
  test(`what is not found below /${language} says so in its language, menu and footer included @core`, async ({
    request,
  }) => {
    const { tag, dir } = LANGUAGES[language];
    const [title = "", privacy = ""] = MISSING_TEXTS[language] ?? [];
    const english = await read(request, "/nothing-here");
    for (const path of MISSING_PATHS) {
      const response = await request.get(`/${language}${path}`);
      expect([path, response.status()]).toEqual([path, 404]);
      const headers = response.headers();
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
      const html = await response.text();
      expect(html).toMatch(
        new RegExp(`<html lang="${tag}"${dir === "rtl" ? ' dir="rtl"' : " (?!dir)"}`),
      );
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      expect(html).not.toContain("hreflang");
      expect(html).not.toContain('rel="canonical"');
      expect(textsOf(html)).toEqual(expect.arrayContaining([title, privacy]));
      expectNoEnglish(language, html, english.html);
    }
  });

test("an unknown restaurant of a German path is not found, and the ways out are German @core", async ({
  page,
  allow,
}) => {
  allow.console(/404/);
  const response = await page.goto("/de/restaurants/unknown");
  expect(response?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(
    page.getByRole("heading", { level: 1, name: "Restaurant nicht gefunden" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Restaurants in deiner Nähe" })).toHaveAttribute(
    "href",
    "/de/restaurants/near-me",
  );
  await page.getByRole("link", { name: "Zur Startseite" }).click();
  await page.waitForURL("/de");
});

test("the sitemap names every language of a page", async ({ request }) => {
  const { html } = await read(request, "/sitemap.xml");
  for (const language of PREFIXED_LANGUAGES) {
    const { tag } = LANGUAGES[language];
    expect(html).toMatch(new RegExp(`<loc>[^<]*/${language}</loc>`));
    expect(html).toMatch(new RegExp(`hreflang="${tag}" href="[^"]*/${language}"`));
  }
});

// Themes change colors alone, which e2e/pages/every-page.spec.ts sees in English.
for (const language of ["de", "he"] as const)
  test(`every page in /${language} is accessible and fits into its window`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(240_000);
    allow.host("tiles.openfreemap.org");
    await page.setViewportSize(PHONE);
    // Pages of the same parts differ in the length of their words, which is greatest in German.
    const paths = [...PAGES, "/auth", "/auth/reset", "/favorites"]
      .filter((path) => language === "de" || !LIKE_OTHERS.has(path))
      .map((path) => pathOf(language, path));
    expect(await faultsOf(page, paths, languageFaults)).toEqual({});
  });

/** Whether what an element says lies within it. */
const holdsItsText = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const isWithin = text.left >= box.left - 1 && text.right <= box.right + 1;
  return isWithin && text.top >= box.top - 1 && text.bottom <= box.bottom + 1;
};

test("on a small phone, menu and footer hold what their links say in every language @core", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const language of PREFIXED_LANGUAGES) {
    await page.goto(`/${language}`);
    for (const links of await page.getByRole("contentinfo").getByRole("list").all())
      expect([language, await links.evaluate(holdsItsText)]).toEqual([language, true]);
    await page.getByRole("banner").getByRole("button").click();
    const menu = page.getByRole("dialog");
    for (const link of await menu.locator("a.button").all())
      expect([language, await link.evaluate(holdsItsText)]).toEqual([language, true]);
  }
});

test("titles in letters that the display face lacks are bold, and neither their lines nor their letters touch @core", async ({
  page,
  allow,
}) => {
  allow.console(/404/);
  for (const [path, title] of [
    ["/zh-hant/restaurants/by-city", "h1"],
    ["/zh-hant/restaurants/by-city", "h2.font-display"],
    ["/he/nothing-here", "h1"],
  ] as const) {
    await page.goto(path);
    const heading = page.locator(title).first();
    await expect(heading).toHaveCSS("font-weight", "800");
    await expect(heading).toHaveCSS("letter-spacing", "normal");
    const lineSpace = () =>
      heading.evaluate((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        return parseFloat(lineHeight) - parseFloat(fontSize);
      });
    // Again where the page was still replacing its heading.
    await expect.poll(lineSpace).toBeGreaterThan(0);
  }
});

test("a German page leads to that of a restaurant, which stays German @core", async ({ page }) => {
  await page.goto("/de");
  const place = page
    .getByRole("main")
    .locator('a[href^="/de/restaurants/"]:not([href*="/near-me"], [href*="/by-"])')
    .first();
  const href = await place.getAttribute("href");
  await place.click();
  await page.waitForURL(`${href}`);
  await expect(page.getByRole("heading", { name: "Kontakt", level: 2 })).toBeVisible();
  await expect(page.getByRole("navigation").first()).toHaveAttribute("aria-label", /./);
  await page.getByRole("button", { name: "Merken" }).click();
  await expect(page.getByText("Zu den Favoriten hinzugefügt")).toBeVisible();
  await page.getByRole("link", { name: "Restaurants in deiner Nähe" }).first().click();
  await page.waitForURL("/de/restaurants/near-me");
});

test("a German page leads to the German sign-in, which says in German what is wrong, and back", async ({
  page,
}) => {
  await page.goto("/de");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Registrieren", exact: true })).toHaveAttribute(
    "href",
    "/de/auth",
  );
  await banner.getByRole("link", { name: "Anmelden", exact: true }).click();
  await page.waitForURL("/de/auth");
  await page.getByLabel("E-Mail-Adresse").fill("ruth@");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByText("Bitte gib eine gültige E-Mail-Adresse ein")).toBeVisible();
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.waitForURL("/de/auth/reset");
  await page.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
  await page.waitForURL("/de/auth");
  await page.getByRole("main").getByRole("link", { name: "Registrieren" }).click();
  await page.getByLabel("E-Mail-Adresse").fill(`ruth-${Date.now()}@example.com`);
  await page.getByLabel("Passwort", { exact: true }).fill("secret12");
  await page.getByRole("button", { name: "Registrieren" }).click();
  await page.waitForURL("/de");
  await expect(page.getByText("Konto angelegt!")).toBeVisible();
  await page.goto("/de/auth");
  await page.waitForURL("/de");
});

test.describe("with a German browser", () => {
  test.use({ locale: "de-AT" });

  test("the German page is offered until an answer, and links out of it say that they are English", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Diese Seite auf Deutsch" }).click();
    await page.waitForURL("/de");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: "chard-language", value: "de" });
    const privacy = page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Datenschutz (auf Englisch)" });
    await expect(privacy).toHaveAttribute("hreflang", "en");
    await privacy.click();
    await page.waitForURL("/legal/privacy");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/");
    await page.getByRole("button", { name: "Ausblenden" }).click();
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByRole("link", { name: "Diese Seite auf Deutsch" })).toHaveCount(0);
  });

  test("near me keeps its filters in another language", async ({ page, allow }) => {
    allow.host("tiles.openfreemap.org");
    const view = "#cuisine=Italian&sort=rating";
    const chosen = async (said: string) => {
      await expect(page.getByRole("button", { name: said })).toBeVisible();
      expect(new URL(page.url()).hash).toBe(view);
    };
    await page.goto(`/restaurants/near-me${view}`);
    await page.getByRole("link", { name: "Diese Seite auf Deutsch" }).click();
    await page.waitForURL("/de/restaurants/near-me#*");
    await chosen("Filter entfernen: Italienisch");
    const languages = page.getByRole("contentinfo").getByRole("list", { name: "Sprache" });
    await languages.getByRole("link", { name: "English" }).click();
    await page.waitForURL("/restaurants/near-me#*");
    await chosen("Remove filter Italian");
  });
});
