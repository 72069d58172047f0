/** A page as sitemaps name it: `url` is absolute, `lastModified` an ISO 8601 day or instant. */
export type SitemapEntry = { url: string; lastModified?: string };

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function escapeXml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function document(root: string, child: string, entries: readonly SitemapEntry[]) {
  const lines = entries.map(({ url, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<${child}><loc>${escapeXml(url)}</loc>${date}</${child}>`;
  });
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
