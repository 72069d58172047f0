import { inSlices } from "@/lib/lists/in-slices";

/** A page as sitemaps name it: `url` is absolute, `lastModified` an ISO 8601 day or instant. */
export type SitemapEntry = {
  url: string;
  lastModified?: string;
  /** The page in each of its languages, by `hreflang`, where it has several. */
  languages?: Readonly<Record<string, string>>;
};

/** Other requests have their turn in between. */
const LINES_AT_A_TIME = 500;

const XHTML = "http://www.w3.org/1999/xhtml";
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function escapeXml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

async function document(root: string, child: string, entries: readonly SitemapEntry[]) {
  const hasLanguages = entries.some(({ languages }) => languages);
  const line = ({ url, lastModified, languages = {} }: SitemapEntry) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    const alternates = Object.entries(languages).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
    );
    return `<${child}><loc>${escapeXml(url)}</loc>${date}${alternates.join("")}</${child}>`;
  };
  const lines = await inSlices(entries, line, LINES_AT_A_TIME);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}"${hasLanguages ? ` xmlns:xhtml="${XHTML}"` : ""}>`,
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
