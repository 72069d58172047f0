import type { Metadata } from "next";
import { SITE_DESCRIPTION, SITE_NAME } from "@/lib/site";

type PageMetadata = { title: string; description?: string; canonical?: string; index?: boolean };

/** A static page's title with the brand suffix (decision 1): "Vegan Recipes | Chard". */
export function brandedTitle(title: string) {
  return `${title} | ${SITE_NAME}`;
}

/**
 * One page's metadata. `title` is used as it stands: static pages pass `brandedTitle(...)`.
 * `canonical` is a path; `index: false` keeps the page out of search engines.
 */
export function pageMetadata({
  title,
  description = SITE_DESCRIPTION,
  canonical,
  index = true,
}: PageMetadata): Metadata {
  return {
    title,
    description,
    ...(canonical && { alternates: { canonical } }),
    ...(!index && { robots: { index: false, follow: true } }),
  };
}
