import { absoluteUrl } from "@/lib/absolute-url";
import { CONTENT_DATES, type ListedRoute } from "@/lib/content-dates";
import { restaurantHref, type Path } from "@/lib/routes";
import type { SitemapEntry } from "@/lib/sitemap/xml";

type Entry = { path: Path; updatedAt: string };

function entry({ path, updatedAt }: Entry) {
  return { url: absoluteUrl(path), lastModified: updatedAt };
}

/** A list is as new as its newest record. */
function latest(route: ListedRoute, records: readonly Entry[]) {
  const days = records
    .filter(({ path }) => path.startsWith(`${route}/`))
    .map(({ updatedAt }) => updatedAt.slice(0, "YYYY-MM-DD".length));
  return [CONTENT_DATES[route], ...days].toSorted().at(-1) ?? CONTENT_DATES[route];
}

/** Every page of the sitemap with the day on which its content last changed. */
export function sitemapEntries(
  restaurants: readonly { id: string; updatedAt: string }[],
  records: readonly Entry[],
): SitemapEntry[] {
  const pages = Object.keys(CONTENT_DATES) as ListedRoute[];
  return [
    ...pages.map((route) => entry({ path: route, updatedAt: latest(route, records) })),
    ...restaurants.map(({ id, updatedAt }) => entry({ path: restaurantHref(id), updatedAt })),
    ...records.map(entry),
  ];
}
