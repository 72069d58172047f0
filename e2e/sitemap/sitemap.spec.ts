import type { APIRequestContext } from "@playwright/test";
import { prerenderedRoutes, readDocument, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { parseHtml, parseXml, wordsOf, type PageDocument } from "@/e2e/support/http/page-document";
import { SITE } from "@/e2e/support/servers/site-server";
import { languagesOf, pathIn } from "@/lib/languages/paths";

/** Phrase cards and topics, which are rendered in other languages once somebody asks for them. */
const RENDERED_LATER = [/^\/guides\/phrases\//, /^\/community\/forum\//];

const inOtherLanguages = (route: string) =>
  languagesOf(route)
    .map((language) => pathIn(language, route))
    .filter((path) => path !== route);

/** P2.3. */
const UNLISTED = /^\/(auth|legal|accessibility|data|offline)(\/|$)/;

async function openXml(request: APIRequestContext, address: string) {
  return parseXml(await (await request.get(address)).text());
}

/** The elements of an XML file of the site, as their path and text. */
async function readXml(request: APIRequestContext, address: string) {
  const document = await openXml(request, address);
  return [...document.querySelectorAll("*")].map((tag) => [
    tag.nodeName,
    tag.children.length ? "" : (tag.textContent ?? ""),
  ]);
}

function textsOf(elements: string[][], name: string) {
  return elements.flatMap(([tag, text = ""]) => (tag === name ? [text] : []));
}

test("the sitemap lists every page that names itself as canonical, and no other @core", async ({
  request,
}) => {
  const routes = prerenderedRoutes();
  const kinds = RENDERED_LATER.map((kind) => routes.filter((route) => kind.test(route)));
  // One card and one topic: the others are made by the same code.
  const first = kinds.flatMap(([route]) => inOtherLanguages(route!));
  const documents = await readDocuments(routes);
  const canonicalOf = (all: PageDocument[]) =>
    all
      .filter(({ route }) => !UNLISTED.test(route))
      .flatMap(({ links }) => links.filter(({ rel }) => rel === "canonical"))
      .map(({ href }) => new URL(href).href);
  expect(canonicalOf(await readDocuments(first))).toEqual(first.map((path) => SITE + path));
  const canonical = [
    ...canonicalOf(documents),
    ...kinds
      .flat()
      .flatMap(inOtherLanguages)
      .map((path) => SITE + path),
  ];
  const elements = [...(await openXml(request, "/sitemap.xml")).querySelectorAll("*")];
  const pages = elements.filter(({ nodeName }) => nodeName === "loc");
  const translations = elements.filter(({ nodeName }) => nodeName === "xhtml:link");
  expect(pages.length).toBeGreaterThan(25);
  const listed = [
    ...pages.map(({ textContent }) => textContent ?? ""),
    ...translations.map((link) => link.getAttribute("href") ?? ""),
  ];
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(canonical)].toSorted());
});

test("every page of the sitemap exists and says when its content changed @core", async ({
  request,
}) => {
  const elements = await readXml(request, "/sitemap.xml");
  const addresses = textsOf(elements, "loc");
  const dates = textsOf(elements, "lastmod");
  expect(dates).toHaveLength(addresses.length);
  for (const date of dates) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
  const documents = await readDocuments(addresses.map((address) => new URL(address).pathname));
  expect(documents.filter(({ status }) => status !== 200).map(({ route }) => route)).toEqual([]);
});

test("robots are let in and shown the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const lines = (await response.text()).split("\n").filter(Boolean);
  expect(lines).toEqual([
    "User-Agent: *",
    "Allow: /",
    "Disallow: /api/",
    "Disallow: /auth/v1/",
    ...languagesOf("/auth/confirm").map(
      (language) => `Disallow: ${pathIn(language, "/auth/confirm")}`,
    ),
    `Sitemap: ${SITE}/sitemap.xml`,
  ]);
});

test("the blog's feed holds its posts, and the blog leads to it", async ({ request }) => {
  const response = await request.get("/feed.xml");
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers()["x-nextjs-cache"]).toBe("HIT");
  const elements = await readXml(request, "/feed.xml");
  expect(textsOf(elements, "parsererror")).toEqual([]);

  const blog = await readDocument("/community/blog");
  const headings = parseHtml(blog.html).querySelectorAll("main article :is(h2, h3)");
  const titles = [...headings].map(wordsOf);
  expect(textsOf(elements, "title")).toEqual(["Chard Blog", ...titles]);
  expect(textsOf(elements, "pubDate")).toHaveLength(titles.length);
  const contents = textsOf(elements, "content:encoded");
  expect(contents).toHaveLength(titles.length);
  for (const content of contents) expect(content).toMatch(/<h2 id="[^]+href="http/);
  for (const link of textsOf(elements, "link").slice(1)) {
    const { pathname } = new URL(link);
    expect(blog.namedLinks.filter(({ href }) => href === pathname)).toHaveLength(1);
  }
  expect(blog.namedLinks).toContainEqual({ words: "RSS feed", href: "/feed.xml" });
  const feeds = blog.links.filter(({ type }) => type === "application/rss+xml");
  expect(feeds.map(({ rel, href }) => [rel, href])).toEqual([["alternate", `${SITE}/feed.xml`]]);
});
