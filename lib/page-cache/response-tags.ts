import { pathTag } from "@/lib/next-internals/path-tag";
import { englishPath } from "@/lib/languages/paths";
import { tileTagPath } from "@/lib/page-cache/tile-tag-path";
import { ROUTES } from "@/lib/routes";

/** Records have a page each; paths below it show the same facts: views, pictures, files for scripts. */
const BELOW_A_RECORD =
  /^(\/restaurants\/by-(?:city|country)\/[^/]+|\/restaurants\/(?!by-(?:city|country)\/)[^/]+|\/community\/(?:events|forum|members)\/[^/]+)\/./;

/** The tiles that a list is made of (app/restaurants/near-me/[place]/page.tsx). */
const TILES = /data-tiles="([\d -]*)"/;

/** In any language. */
const LINK = /href="(?:\/(?!restaurants\/)[a-z-]+)?(\/restaurants\/[^/"?#]+)"/g;
/** A page that names more has its facts from lists, which have tags of their own. */
const MAX_LINKS = 200;

const ROUTE_LIST: readonly string[] = Object.values(ROUTES);

/** The restaurants whose facts a page shows: those that it links to. */
function linkedRestaurants(html: string) {
  const paths = new Set<string>();
  for (const [, path = ""] of html.matchAll(LINK)) {
    if (paths.size === MAX_LINKS) break;
    if (!ROUTE_LIST.includes(path)) paths.add(path);
  }
  return [...paths];
}

/** The English path of the page whose facts a page shows: of a view below it, and in another language. */
export function recordPath(path: string) {
  const english = englishPath(path);
  return BELOW_A_RECORD.exec(english)?.[1] ?? english;
}

/** The tags of a response besides that of its own path, with which it becomes stale (P14.201). */
export function responseTags(path: string, html = "") {
  const pages = new Set([recordPath(path), ...linkedRestaurants(html)]);
  for (const tile of TILES.exec(html)?.[1]?.split(" ").filter(Boolean) ?? [])
    pages.add(tileTagPath(tile));
  pages.delete(path);
  return [...pages].map(pathTag);
}
