import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import { ROUTES, type Path } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

type Crumb = { name: string; path: Path };

/** The way from the home page to this one; each name as the page itself shows it. */
export function breadcrumbData(...crumbs: Crumb[]) {
  const way: Crumb[] = [{ name: SITE_NAME, path: ROUTES.home }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  } satisfies BreadcrumbList;
}
