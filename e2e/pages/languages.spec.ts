import type { APIRequestContext } from "@playwright/test";
import { LANGUAGES, PREFIXED_LANGUAGES } from "@/lib/languages/languages";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/fixtures";

// The home page in every language (P2.13 to P2.15).

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
  any: /^(Chard|Radish &amp; Rye|Maitake House|Calle Verde|Noor Adeyemi|Elena Marsh|Tomás Rivera|Instagram|Facebook|YouTube|ODbL|GeoNames|English|Deutsch|Français|Español|繁體中文|עברית|OK|© OpenStreetMap.*)$/,
  de: /^(Restaurants|Community|Forum|Blog|Team|Foodies|restaurants)$/,
  fr: /^(Restaurants|Forum|Blog|Photos|Guides|Pages|Menu|Contact|restaurants)$/,
  es: /^(Blog)$/,
  "zh-hant": /^$/,
  he: /^$/,
};

for (const language of PREFIXED_LANGUAGES)
  test(`/${language} is in its language from the first byte, and says nothing in English`, async ({
    request,
  }) => {
    const { tag, dir } = LANGUAGES[language];
    const { status, html } = await read(request, `/${language}`);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${tag}"${dir === "rtl" ? ' dir="rtl"' : ""}`);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/${language}"`));
    expect(html).toMatch(/hrefLang="x-default"/i);
    const english = new Set(textsOf((await read(request, "/")).html));
    const left = textsOf(html).filter(
      (text) => english.has(text) && !SAME.any!.test(text) && !SAME[language]!.test(text),
    );
    expect(left).toEqual([]);
    // A message whose arguments are shown was not compiled.
    expect(textsOf(html).filter((text) => /[{}]|&lt;/.test(text))).toEqual([]);
  });

test("English stays where it was", async ({ request }) => {
  const { html } = await read(request, "/");
  expect(html).toContain('<html lang="en" class=');
  expect(html).not.toContain("(in English)");
});

for (const path of ["/foo", "/de/foo", "/de/restaurants/near-me", "/nl", "/DE"])
  test(`${path} is not found`, async ({ request }) => {
    const { status, html } = await read(request, path);
    expect(status).toBe(404);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("Return to Home");
  });

test("the sitemap names every language of a page", async ({ request }) => {
  const { html } = await read(request, "/sitemap.xml");
  for (const language of PREFIXED_LANGUAGES) {
    const { tag } = LANGUAGES[language];
    expect(html).toMatch(new RegExp(`<loc>[^<]*/${language}</loc>`));
    expect(html).toMatch(new RegExp(`hreflang="${tag}" href="[^"]*/${language}"`));
  }
});

for (const language of ["de", "he"] as const)
  test(`/${language} is accessible and fits into small windows`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${language}`);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }
    await expectNoBarriersInBothThemes(page);
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
    const contact = page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Kontakt (auf Englisch)" });
    await expect(contact).toHaveAttribute("hreflang", "en");
    await contact.click();
    await page.waitForURL("/about/contact");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/");
    await page.getByRole("button", { name: "Ausblenden" }).click();
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByRole("link", { name: "Diese Seite auf Deutsch" })).toHaveCount(0);
  });
});
