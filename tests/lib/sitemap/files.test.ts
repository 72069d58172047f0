import { MAX_ENTRIES, sitemapFileXml, sitemapXml } from "@/lib/sitemap/files";
import type { SitemapEntry } from "@/lib/sitemap/xml";

/** `count` pages; the last has the newest content. */
function entries(count: number): SitemapEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    url: `http://localhost:3000/restaurants/${index}`,
    lastModified: index === count - 1 ? "2026-11-20T10:00:00Z" : "2026-01-02",
  }));
}

const locations = (xml = "") => xml.match(/<loc>[^<]*/g) ?? [];

test("pages that fit into one file are in one", async () => {
  const xml = await sitemapXml(entries(MAX_ENTRIES));
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(xml).toContain(
    "<url><loc>http://localhost:3000/restaurants/0</loc><lastmod>2026-01-02</lastmod></url>",
  );
  expect(locations(xml)).toHaveLength(MAX_ENTRIES);
  expect(await sitemapFileXml(entries(MAX_ENTRIES), "1.xml")).toBeUndefined();
});

test("more are split, and the index names every file with its newest content", async () => {
  const all = entries(2 * MAX_ENTRIES + 1);
  const index = await sitemapXml(all);
  expect(index).toContain("<sitemapindex ");
  expect(index.match(/<sitemap>.*/g)).toEqual([
    "<sitemap><loc>http://localhost:3000/sitemaps/1.xml</loc><lastmod>2026-01-02</lastmod></sitemap>",
    "<sitemap><loc>http://localhost:3000/sitemaps/2.xml</loc><lastmod>2026-01-02</lastmod></sitemap>",
    "<sitemap><loc>http://localhost:3000/sitemaps/3.xml</loc><lastmod>2026-11-20T10:00:00Z</lastmod></sitemap>",
  ]);
  const read = async (name: string) => locations(await sitemapFileXml(all, name));
  const files = await Promise.all(["1.xml", "2.xml", "3.xml"].map(read));
  expect(files.map(({ length }) => length)).toEqual([MAX_ENTRIES, MAX_ENTRIES, 1]);
  expect(new Set(files.flat()).size).toBe(all.length);
});

test.each(["0.xml", "4.xml", "01.xml", "1", "1.XML", "../1.xml", "-1.xml", ""])(
  "there is no file %j",
  async (name) => {
    expect(await sitemapFileXml(entries(2 * MAX_ENTRIES + 1), name)).toBeUndefined();
  },
);

test("characters of XML's own are escaped", async () => {
  const xml = await sitemapXml([{ url: "http://localhost:3000/a?b=1&c=<'\">" }]);
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("loc")?.textContent).toBe("http://localhost:3000/a?b=1&c=<'\">");
  expect(document.querySelector("lastmod")).toBeNull();
});
