import { absoluteUrl } from "@/lib/absolute-url";
import { sitemapIndexXml, urlSetXml, type SitemapEntry } from "@/lib/sitemap/xml";

/** The protocol allows 50,000 in one file, and 50 MB. An entry with its languages has about 1 KB: 5 MB are written without a delay for others. */
export const MAX_ENTRIES = 5_000;

const FILE_NAME = /^([1-9]\d{0,3})\.xml$/;

const latest = (entries: readonly SitemapEntry[]) =>
  entries.flatMap(({ lastModified = [] }) => lastModified).reduce((a, b) => (a > b ? a : b), "");

function split(entries: readonly SitemapEntry[]) {
  const files = Math.ceil(entries.length / MAX_ENTRIES);
  return Array.from({ length: files }, (_, index) =>
    entries.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES),
  );
}

/** /sitemap.xml: all pages, or where one file cannot hold them, the index of the files that do (P14.11). */
export async function sitemapXml(entries: readonly SitemapEntry[]) {
  if (entries.length <= MAX_ENTRIES) return urlSetXml(entries);
  return sitemapIndexXml(
    split(entries).map((file, index) => ({
      url: absoluteUrl(`/sitemaps/${index + 1}.xml`),
      lastModified: latest(file),
    })),
  );
}

/** Whether a file could have this name: before anything is read for it. */
export const isSitemapFile = (name: string) => FILE_NAME.test(name);

/** One file of an index, by its name, "2.xml"; undefined where there is none of this name. */
export async function sitemapFileXml(entries: readonly SitemapEntry[], name: string) {
  const [, number] = FILE_NAME.exec(name) ?? [];
  if (number === undefined || entries.length <= MAX_ENTRIES) return undefined;
  const file = split(entries)[Number(number) - 1];
  return file && (await urlSetXml(file));
}
