import type { Metadata } from "next";
import { alternatesOf } from "@/lib/languages/alternates";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import type { Path } from "@/lib/routes";
import { shareImagePath } from "@/lib/share-image-path";
import { SHARE_IMAGE_SIZE } from "@/lib/share-image-size";
import { SITE_DESCRIPTION, SITE_NAME } from "@/lib/site";
import { withoutLooseEnd } from "@/lib/strings/without-loose-end";

type PageMetadata = {
  title: string;
  description?: string;
  /** The page's own path; for several pages with the same content, the one that search engines should keep. */
  canonical?: Path;
  /** `false` keeps the page out of search engines. */
  index?: boolean;
  /** The path of a feed with what the page lists. */
  feed?: Path;
  /** Of a page that exists in other languages. */
  language?: Language;
  /** ISO 8601 dates of a page that is one text. */
  article?: { published: string; updated: string };
};

/** A static page's title with the brand suffix (P2.5): "Vegan Recipes | Chard". */
export function brandedTitle(title: string) {
  return `${title} | ${SITE_NAME}`;
}

/**
 * One page's metadata for search engines, Open Graph and Twitter cards. `title` is used unchanged: static
 * pages pass `brandedTitle(...)`. Next fills Twitter's title and description from Open Graph's.
 */
export function pageMetadata({
  title,
  description = SITE_DESCRIPTION,
  canonical,
  index = true,
  feed,
  article,
  language = DEFAULT_LANGUAGE,
}: PageMetadata): Metadata {
  return {
    title,
    description,
    ...(canonical && {
      alternates: {
        canonical: pathIn(language, canonical),
        ...alternatesOf(canonical),
        ...(feed && { types: { "application/rss+xml": [{ url: feed, title }] } }),
      },
    }),
    ...(!index && { robots: { index: false, follow: true } }),
    openGraph: {
      ...(article
        ? { type: "article", publishedTime: article.published, modifiedTime: article.updated }
        : { type: "website" }),
      siteName: SITE_NAME,
      locale: LANGUAGES[language].openGraph,
      title,
      description,
      ...(canonical && { url: pathIn(language, canonical) }),
      images: {
        url: shareImagePath(canonical, language),
        alt: `${SITE_NAME}: ${title}`,
        ...SHARE_IMAGE_SIZE,
      },
    },
    // Without a picture of its own X takes that of Open Graph, which the page would have twice more: in its head and in its data.
    twitter: { card: "summary_large_image", images: [] },
  };
}

/** What search engines show of a description. */
const MAX_DESCRIPTION_LETTERS = 160;

/** A description that fits: cut after the last whole word where it would be too long, within a text that has hardly any blanks. */
export function shorten(text: string, letters = MAX_DESCRIPTION_LETTERS) {
  if (text.length <= letters) return text;
  const room = text.slice(0, letters);
  const end = room.lastIndexOf(" ");
  return `${withoutLooseEnd(end > letters / 2 ? room.slice(0, end) : room)}…`;
}
