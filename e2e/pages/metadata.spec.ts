import type { APIRequestContext } from "@playwright/test";
import { HOME_ALIASES } from "@/lib/home/alias-paths";
import { prerenderedRoutes, readDocument, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { parseHtml, type PageDocument } from "@/e2e/support/http/page-document";
import { LANGUAGES, PREFIXED_LANGUAGES } from "@/lib/languages/languages";
import { englishPath, languageOfPath } from "@/lib/languages/paths";
import { SITE } from "@/e2e/support/servers/site-server";

const NOT_INDEXED = [
  "/auth",
  "/auth/confirm",
  "/auth/confirm/replace",
  "/auth/reset",
  "/favorites",
  "/offline",
];
const UNKNOWN = "/no-such-page";

const isIndexed = (route: string) => !NOT_INDEXED.includes(englishPath(route));

const routes = prerenderedRoutes();
const canonicalRoutes = routes.filter((route) => !HOME_ALIASES.includes(route) && isIndexed(route));

function linkOf(document: PageDocument, rel: string) {
  return document.links.filter((link) => link.rel === rel).map(({ href }) => href);
}

function repeated(values: string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test("every page has its canonical URL", async () => {
  expect(canonicalRoutes.length).toBeGreaterThan(25);
  const documents = await readDocuments([...canonicalRoutes, ...HOME_ALIASES]);
  const canonicals = documents.map((document) => [
    document.route,
    ...linkOf(document, "canonical"),
  ]);
  expect(canonicals).toEqual([
    ...canonicalRoutes.map((route) => [route, new URL(route, SITE).href.replace(/\/$/, "")]),
    ...HOME_ALIASES.map((route) => [route, SITE]),
  ]);
  expect(documents.filter(({ meta }) => meta.robots)).toEqual([]);
});

test("accounts, favorites and missing pages are kept out of search engines", async () => {
  const kept = [...routes.filter((route) => !isIndexed(route)), UNKNOWN];
  const documents = await readDocuments(kept);
  expect(documents.length).toBeGreaterThanOrEqual(3);
  for (const document of documents) {
    expect([document.route, document.meta.robots?.[0]]).toEqual([
      document.route,
      expect.stringContaining("noindex"),
    ]);
    expect(linkOf(document, "canonical")).toEqual([]);
    expect(linkOf(document, "alternate")).toEqual([]);
  }
});

/** Pages that are one text each. */
const TEXT = /^\/(guides\/[^/]+|community\/blog)\/./;

test("where a page is shared it says the same as in a search @core", async () => {
  for (const { route, title, meta } of await readDocuments(routes)) {
    const description = meta.description?.[0];
    expect(meta, route).toMatchObject({
      description: [expect.stringMatching(/\S/)],
      "og:title": [title],
      "og:description": [description],
      "og:site_name": ["Chard"],
      "og:locale": [LANGUAGES[languageOfPath(route)].openGraph],
      "og:type": [TEXT.test(englishPath(route)) ? "article" : "website"],
      "og:image": [expect.stringMatching(new RegExp(`^${SITE}/.*opengraph-image`))],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "og:image:alt": [expect.stringContaining("Chard")],
      "twitter:card": ["summary_large_image"],
      "twitter:title": [title],
      "twitter:description": [description],
    });
    // X takes that of Open Graph.
    expect(Object.keys(meta).filter((name) => name.startsWith("twitter:image"))).toEqual([]);
    if (!isIndexed(route)) continue;
    const own = HOME_ALIASES.includes(route) ? "/" : route;
    expect(meta["og:url"], route).toEqual([new URL(own, SITE).href.replace(/\/$/, "")]);
  }
});

/** How wide a text is in a result: a Chinese character has the width of two letters. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu) ?? []).length;

test("every page that is found has a title and a description of its own that fit a result", async () => {
  const documents = await readDocuments(canonicalRoutes);
  const titles = documents.map(({ title }) => title);
  const descriptions = documents.map(({ meta }) => meta.description?.[0] ?? "");
  expect(repeated(titles)).toEqual([]);
  expect(repeated(descriptions)).toEqual([]);
  expect(titles.filter((title) => widthOf(title) > 65)).toEqual([]);
  const fits = (text: string) => widthOf(text) >= 50 && widthOf(text) <= 160;
  expect(descriptions.filter((text) => !fits(text))).toEqual([]);
});

/** Messengers that get more show no picture. */
const SHARE_IMAGE_BYTES = 300_000;

async function expectShareImage(request: APIRequestContext, path: string, isDrawn: boolean) {
  const response = await request.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  expect(response.headers()["content-type"]).toBe("image/png");
  if (isDrawn) expect(response.headers()["x-nextjs-cache"], path).toBe("HIT");
  const png = await response.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
  expect(png.length, path).toBeLessThan(SHARE_IMAGE_BYTES);
}

/** A language of each kind of letters, for which an image takes fonts of their own. */
const SCRIPTS = ["de", "zh-hant", "he"];

/** The paths of the share images of pages, each once. */
async function shareImages(pages: string[]) {
  const documents = await readDocuments(pages);
  const addresses = documents.flatMap(({ meta }) => meta["og:image"] ?? []);
  return [...new Set(addresses.map((address) => new URL(address).pathname))];
}

test("every share image is a picture of its size that was drawn in the build", async ({
  request,
}) => {
  const paths = await shareImages(routes.filter((route) => languageOfPath(route) === "en"));
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) await expectShareImage(request, path, true);
});

test("pages in other languages have a share image in theirs, which is drawn once it is asked for @core", async ({
  request,
}) => {
  test.setTimeout(120_000);
  for (const language of PREFIXED_LANGUAGES) {
    const paths = await shareImages(
      routes.filter((route) => languageOfPath(route) === language && isIndexed(route)),
    );
    expect(paths.filter((path) => languageOfPath(path) !== language)).toEqual([]);
    expect(paths.length).toBeGreaterThan(5);
    if (SCRIPTS.includes(language))
      await expectShareImage(request, `/${language}/opengraph-image`, false);
  }
  for (const isDrawn of [false, true])
    for (const path of [
      "/he/restaurants/opengraph-image/near-me",
      "/he/about/opengraph-image/mission",
      "/he/community/opengraph-image/members",
      "/he/guides/opengraph-image/phrases",
      "/zh-hant/community/members/priya-nair/opengraph-image",
      "/zh-hant/restaurants/1/opengraph-image",
    ])
      await expectShareImage(request, path, isDrawn);
});

test("there is no share image of what there is not", async ({ request }) => {
  for (const address of [
    "/guides/opengraph-image/nothing",
    "/restaurants/999/opengraph-image",
    "/de/restaurants/opengraph-image/nothing",
    "/de/restaurants/999/opengraph-image",
    "/de/community/opengraph-image/nothing",
    "/de/community/members/nobody/opengraph-image",
    "/xx/opengraph-image",
  ])
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
});

test("the site can be installed, with icons that are there", async ({ request }) => {
  const home = await readDocument("/");
  const icons = home.links.filter(({ rel }) => /icon/.test(rel)).map(({ href }) => href);
  expect(icons.length).toBe(3);
  const response = await request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    short_name: "Chard",
    start_url: "/",
    display: "standalone",
    theme_color: "#fafbf6",
  });
  const sizes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [
    purpose,
    sizes,
  ]);
  expect(sizes.toSorted()).toEqual([
    ["any", "192x192"],
    ["any", "512x512"],
    ["maskable", "192x192"],
    ["maskable", "512x512"],
  ]);
  for (const { src, sizes } of manifest.icons) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url);
  expect(shortcuts.filter((url: string) => !canonicalRoutes.includes(url))).toEqual([]);
  for (const address of ["/favicon.ico", "/apple-icon.png", ...icons])
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});

test("the browser's own chrome follows the theme", async () => {
  const { html } = await readDocument("/");
  const tags = parseHtml(html).querySelectorAll('meta[name="theme-color"]');
  expect([...tags].map((tag) => [tag.getAttribute("media"), tag.getAttribute("content")])).toEqual([
    ["(prefers-color-scheme: light)", "#fafbf6"],
    ["(prefers-color-scheme: dark)", "#0a1610"],
  ]);
});
