import { ROUTES, type Path } from "@/lib/routes";

/** Families of pages whose pages have an image each; so have the pages of their records. */
const FAMILY_PAGE = /^\/(about|community|guides|restaurants)\/([^/]+)(?:\/[^/]+)?$/;
const FILE = "opengraph-image";

/** Cities and countries have the image of their list. */
const PLACE_LISTS = [ROUTES.byCity, ROUTES.byCountry];

const ROUTE_LIST: readonly string[] = Object.values(ROUTES);

/**
 * The share image of a page: drawn by app/<family>/opengraph-image.tsx, for a record's page by the one beside it, and that of
 * the home page for a page without one of its own.
 */
export function shareImagePath(page: Path = ROUTES.home) {
  const [, family, name] = FAMILY_PAGE.exec(page) ?? [];
  const list = PLACE_LISTS.find((route) => page.startsWith(`${route}/`));
  if (list) return shareImagePath(list);
  if (!family) return `/${FILE}`;
  return ROUTE_LIST.includes(page) ? `/${family}/${FILE}/${name}` : `${page}/${FILE}`;
}
