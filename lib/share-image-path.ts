import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { existsIn } from "@/lib/languages/paths";
import { ROUTES, type Path } from "@/lib/routes";

/** Families of pages whose pages have an image each; so have the pages of their records. */
const FAMILY_PAGE = /^\/(about|community|guides|restaurants)\/([^/]+)(?:\/[^/]+)?$/;
const FILE = "opengraph-image";

/** Lists whose records have the image of their list. */
const LISTS_WITH_ONE_IMAGE = [ROUTES.byCity, ROUTES.byCountry, ROUTES.phrases];

const ROUTE_LIST: readonly string[] = Object.values(ROUTES);

/**
 * The share image of a page in English: drawn by app/<family>/opengraph-image.tsx, for a record's page by the one beside it, and that of
 * the home page for a page without one of its own.
 */
function englishImagePath(page: Path): string {
  const [, family, name] = FAMILY_PAGE.exec(page) ?? [];
  const list = LISTS_WITH_ONE_IMAGE.find((route) => page.startsWith(`${route}/`));
  if (list) return englishImagePath(list);
  if (!family) return `/${FILE}`;
  return ROUTE_LIST.includes(page) ? `/${family}/${FILE}/${name}` : `${page}/${FILE}`;
}

/** The share image of a page in a language; a page that has one in English alone has that. */
export function shareImagePath(page: Path = ROUTES.home, language: Language = DEFAULT_LANGUAGE) {
  const image = englishImagePath(page);
  return language === DEFAULT_LANGUAGE || !existsIn(language, page)
    ? image
    : `/${language}${image}`;
}
