import { expect, test } from "@/e2e/support/http/http-test";
import { parseXml } from "@/e2e/support/http/page-document";

// The lists of guides are in every language; a guide is where it has been translated (P2.13, P12.9).
const LIST = "/de/guides/veg-food";
const GUIDE = "/guides/veg-food/the-beginners-guide-to-eating-vegan-out";
const OTHER = "/guides/veg-food/eating-with-the-seasons-month-by-month";

test("a list in German leads to the guide in German, and says which are in English", async ({
  visitor,
}) => {
  await visitor.open(LIST);
  expect(visitor.page.main.querySelector("h1")?.textContent).toBe("Vegan essen: Ratgeber");
  const link = (path: string) => visitor.page.main.querySelector(`a[href="${path}"]`);
  expect(link(`/de${GUIDE}`)?.textContent).toBe("Vegan essen gehen: so fängst du an");
  expect(link(OTHER)?.getAttribute("hreflang")).toBe("en");
  expect(link(OTHER)?.textContent).toContain("(auf Englisch)");
  expect(link(OTHER)?.querySelector("bdi")?.getAttribute("lang")).toBe("en");
  const tabs = ["travel", "city", "recipes", "health"].map((name) => `/de/guides/${name}`);
  for (const tab of tabs) {
    expect(link(tab), tab).not.toBeNull();
    expect((await visitor.open(tab)).status, tab).toBe(200);
  }
});

test("a guide in German is a page of its own, in the sitemap and between its neighbors", async ({
  visitor,
  request,
}) => {
  await visitor.open(`/de${GUIDE}`);
  const { main, html } = visitor.page;
  expect(html).toContain('<html lang="de"');
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/de${GUIDE}"`));
  expect(main.querySelector("h1")?.textContent).toBe("Vegan essen gehen: so fängst du an");
  expect(main.textContent).toMatch(/Geändert am \d+\. \w+ 2026\. \d+ Min\. Lesezeit/);
  expect(main.querySelector("#sources")?.textContent).toBe("Quellen");
  expect(main.querySelector("td[lang=fr]")?.textContent).toContain("Je ne mange rien");
  // What it leads to is in English, and says so.
  const next = main.querySelector("a[rel=next]");
  expect(next?.getAttribute("hreflang")).toBe("en");
  expect(next?.textContent).toContain("(auf Englisch)");
  expect(main.querySelector(`nav a[href="${LIST}"]`)).not.toBeNull();
  const data = html.match(/"inLanguage":"de"/g);
  expect(data).not.toBeNull();
  expect((await visitor.open(`/de${GUIDE}/opengraph-image`)).status).toBe(200);

  const sitemap = parseXml(await (await request.get("/sitemap.xml")).text());
  const entry = [...sitemap.querySelectorAll("url")].find((url) =>
    url.querySelector("loc")?.textContent?.endsWith(GUIDE),
  );
  const languages = [...(entry?.querySelectorAll("*") ?? [])].flatMap(
    (each) => each.getAttribute("hreflang") ?? [],
  );
  expect(languages).toEqual(["en", "de", "fr", "es", "zh-Hant", "he", "x-default"]);
});

test("a guide without a translation is not found below a language, and names none", async ({
  visitor,
}) => {
  for (const path of [`/de${OTHER}`, "/de/guides/recipes/plum-galette", "/de/guides/desserts"])
    expect((await visitor.open(path)).status, path).toBe(404);
  await visitor.open(OTHER);
  expect(visitor.page.html).not.toMatch(/hrefLang="x-default"/i);
  await visitor.open(GUIDE);
  expect(visitor.page.html).toMatch(/hrefLang="x-default"/i);
  expect(visitor.page.document.querySelector(`footer a[href="/he${GUIDE}"]`)).not.toBeNull();
});
