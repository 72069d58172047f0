import type { Metadata } from "next";
import type { Path, Route } from "@/lib/routes";
import { shareImagePath } from "@/lib/share-image-path";
import { SHARE_IMAGE_SIZE } from "@/lib/share-image-size";
import { SITE_DESCRIPTION, SITE_NAME } from "@/lib/site";

const LOCALE = "en_US";

type PageMetadata = {
  title: string;
  description?: string;
  /** The page's own path; for several pages with the same content, the one that search engines should keep. */
  canonical?: Path;
  /** `false` keeps the page out of search engines. */
  index?: boolean;
  /** The path of a feed with what the page lists. */
  feed?: Route;
};

/** A static page's title with the brand suffix (P2.5): "Vegan Recipes | Chard". */
export function brandedTitle(title: string) {
  return `${title} | ${SITE_NAME}`;
}

/**
 * One page's metadata for search engines, Open Graph and Twitter cards. `title` is used unchanged: static
 * pages pass `brandedTitle(...)`. Next fills Twitter's title, description and image from Open Graph's.
 */
export function pageMetadata({
  title,
  description = SITE_DESCRIPTION,
  canonical,
  index = true,
  feed,
}: PageMetadata): Metadata {
  return {
    title,
    description,
    ...(canonical && {
      alternates: {
        canonical,
        ...(feed && { types: { "application/rss+xml": [{ url: feed, title }] } }),
      },
    }),
    ...(!index && { robots: { index: false, follow: true } }),
    openGraph: {
      type: "website",
      siteName: SITE_NAME,
      locale: LOCALE,
      title,
      description,
      ...(canonical && { url: canonical }),
      images: {
        url: shareImagePath(canonical),
        alt: `${SITE_NAME}: ${title}`,
        ...SHARE_IMAGE_SIZE,
      },
    },
    twitter: { card: "summary_large_image" },
  };
}
