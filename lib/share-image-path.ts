import { ROUTES, type Path } from "@/lib/routes";

/** Families of pages whose pages have an image each; so have the pages of their records. */
const FAMILY_PAGE = /^\/(about|community|guides|restaurants)\/([^/]+)(?:\/[^/]+)?$/;
const FILE = "opengraph-image";

const ROUTE_LIST: readonly string[] = Object.values(ROUTES);

/**
 * The share image of a page: drawn by app/<family>/opengraph-image.tsx, for a record's page by the one beside it, and that of
 * the home page for a page without one of its own.
 */
export function shareImagePath(page: Path = ROUTES.home) {
  const [, family, name] = FAMILY_PAGE.exec(page) ?? [];
  if (!family) return `/${FILE}`;
  return ROUTE_LIST.includes(page) ? `/${family}/${FILE}/${name}` : `${page}/${FILE}`;
}
