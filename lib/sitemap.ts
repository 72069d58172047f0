import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/absolute-url";
import { CONTENT_DATES } from "@/lib/content-dates";
import { restaurantHref, type Path } from "@/lib/routes";

function entry(path: Path, lastModified: string) {
  return { url: absoluteUrl(path), lastModified };
}

/** Every page of the sitemap with the day on which its content last changed. */
export function sitemapEntries(
  restaurants: readonly { id: string; updatedAt: string }[],
): MetadataRoute.Sitemap {
  const pages = Object.entries(CONTENT_DATES) as [keyof typeof CONTENT_DATES, string][];
  return [
    ...pages.map(([route, day]) => entry(route, day)),
    ...restaurants.map(({ id, updatedAt }) => entry(restaurantHref(id), updatedAt)),
  ];
}
