import { absoluteUrl } from "@/lib/absolute-url";
import { CONTENT_DATES, type ListedRoute } from "@/lib/content-dates";
import { alternatesOf } from "@/lib/languages/alternates";
import { languagesOf, pathIn } from "@/lib/languages/paths";
import { inSlices } from "@/lib/lists/in-slices";
import { isHidden } from "@/lib/hidden/is-hidden";
import { restaurantHref, type Path } from "@/lib/routes";
import type { SitemapEntry } from "@/lib/sitemap/xml";

/** Other requests have their turn in between. */
const ENTRIES_AT_A_TIME = 500;

type Entry = { path: Path; updatedAt: string };

/** By `hreflang`. */
function alternates(path: Path) {
  const { languages } = alternatesOf(path);
  if (!languages) return undefined;
  return Object.fromEntries(
    Object.entries(languages).map(([tag, page]) => [tag, absoluteUrl(page)]),
  );
}

/** A page in English, and where it is in the other languages: of records, too many to list each page of theirs. */
function entry({ path, updatedAt }: Entry): SitemapEntry {
  const languages = alternates(path);
  return { url: absoluteUrl(path), lastModified: updatedAt, ...(languages && { languages }) };
}

/** A page once for each of its languages, each with all of them. */
function inLanguages(path: Path, updatedAt: string): SitemapEntry[] {
  const { languages, ...page } = entry({ path, updatedAt });
  if (!languages) return [page];
  return languagesOf(path).map((language) => ({
    url: absoluteUrl(pathIn(language, path)),
    lastModified: updatedAt,
    languages,
  }));
}

/** A list is as new as its newest record. */
function latest(route: ListedRoute, records: readonly Entry[]) {
  const days = records
    .filter(({ path }) => path.startsWith(`${route}/`))
    .map(({ updatedAt }) => updatedAt.slice(0, "YYYY-MM-DD".length));
  return [CONTENT_DATES[route], ...days].toSorted().at(-1) ?? CONTENT_DATES[route];
}

/** Every page of the sitemap with the day on which its content last changed. */
export async function sitemapEntries(
  restaurants: readonly { id: string; updatedAt: string }[],
  records: readonly Entry[],
): Promise<SitemapEntry[]> {
  const pages = (Object.keys(CONTENT_DATES) as ListedRoute[]).filter((route) => !isHidden(route));
  return [
    ...pages.flatMap((route) => inLanguages(route, latest(route, records))),
    ...(await inSlices(
      restaurants,
      ({ id, updatedAt }) => entry({ path: restaurantHref(id), updatedAt }),
      ENTRIES_AT_A_TIME,
    )),
    ...(await inSlices(records, entry, ENTRIES_AT_A_TIME)),
  ];
}
