import type { Page } from "@playwright/test";
import { prerenderedRoutes, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";

const SITE = "http://localhost:3000";
/** P2.3. */
const UNLISTED = /^\/(auth|legal|accessibility|data|offline)(\/|$)/;

/** The elements of an XML file of the site, as their path and text. */
async function readXml(page: Page, address: string) {
  const xml = await (await page.request.get(address)).text();
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "application/xml");
    const tags = [...document.querySelectorAll("*")];
    return tags.map((tag) => [tag.nodeName, tag.children.length ? "" : (tag.textContent ?? "")]);
  }, xml);
}

function textsOf(elements: string[][], name: string) {
  return elements.flatMap(([tag, text = ""]) => (tag === name ? [text] : []));
}

test("the sitemap lists every page that names itself as canonical, and no other", async ({
  page,
}) => {
  const documents = await readDocuments(page, prerenderedRoutes());
  const canonical = documents
    .filter(({ route }) => !UNLISTED.test(route))
    .flatMap(({ links }) => links.filter(({ rel }) => rel === "canonical"))
    .map(({ href }) => new URL(href).href);
  const listed = textsOf(await readXml(page, "/sitemap.xml"), "loc");
  expect(listed.length).toBeGreaterThan(25);
  expect(listed.toSorted()).toEqual([...new Set(canonical)].toSorted());
});

test("every page of the sitemap exists and says when its content changed", async ({
  page,
  request,
}) => {
  const elements = await readXml(page, "/sitemap.xml");
  const addresses = textsOf(elements, "loc");
  const dates = textsOf(elements, "lastmod");
  expect(dates).toHaveLength(addresses.length);
  for (const date of dates) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
  for (const address of addresses) {
    const response = await request.get(new URL(address).pathname, { maxRedirects: 0 });
    expect([address, response.status()]).toEqual([address, 200]);
  }
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
    "Disallow: /auth/confirm",
    `Sitemap: ${SITE}/sitemap.xml`,
  ]);
});

test("the blog's feed holds its posts, and the blog leads to it", async ({ page, request }) => {
  const response = await request.get("/feed.xml");
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers()["x-nextjs-cache"]).toBe("HIT");
  const elements = await readXml(page, "/feed.xml");
  expect(textsOf(elements, "parsererror")).toEqual([]);

  await page.goto("/community/blog");
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(textsOf(elements, "title")).toEqual(["Chard Blog", ...titles]);
  expect(textsOf(elements, "pubDate")).toHaveLength(titles.length);
  const contents = textsOf(elements, "content:encoded");
  expect(contents).toHaveLength(titles.length);
  for (const content of contents) expect(content).toMatch(/<h2 id="[^]+href="http/);
  for (const link of textsOf(elements, "link").slice(1)) {
    const { pathname } = new URL(link);
    await expect(page.locator(`a[href="${pathname}"]`)).toHaveCount(1);
  }
  await expect(page.getByRole("link", { name: "RSS feed" })).toHaveAttribute("href", "/feed.xml");
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    "href",
    `${SITE}/feed.xml`,
  );
});
