import { inSlices } from "@/lib/lists/in-slices";

/** A page as sitemaps name it: `url` is absolute, `lastModified` an ISO 8601 day or instant. */
export type SitemapEntry = { url: string; lastModified?: string };

/** Other requests have their turn in between. */
const LINES_AT_A_TIME = 2_000;

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function escapeXml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

async function document(root: string, child: string, entries: readonly SitemapEntry[]) {
  const line = ({ url, lastModified }: SitemapEntry) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<${child}><loc>${escapeXml(url)}</loc>${date}</${child}>`;
  };
  const lines = await inSlices(entries, line, LINES_AT_A_TIME);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${root}>`,
    "",
  ].join("\n");
}

/** A sitemap by the protocol of sitemaps.org. */
export const urlSetXml = (entries: readonly SitemapEntry[]) => document("urlset", "url", entries);

/** The index of a sitemap of several files. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]) =>
  document("sitemapindex", "sitemap", files);
