import { HOME_ALIASES } from "@/lib/home/alias-paths";
import { ROUTES, restaurantHref } from "@/lib/routes";

const LISTS: Record<string, readonly string[]> = {
  restaurants: [
    ROUTES.home,
    ...HOME_ALIASES,
    ROUTES.nearMe,
    ROUTES.map,
    ROUTES.topRated,
    ROUTES.byCity,
    ROUTES.addListing,
    "/sitemap.xml",
  ],
  cities: [ROUTES.byCity, ROUTES.byCountry],
  countries: [ROUTES.byCountry],
  reviews: [],
};

const RECORD = /^restaurant:(.+)$/;

/** The paths of the pages that show what a cache tag names; see the triggers in migrations/0002_changed_tags.sql. */
export function stalePages(tag: string): readonly string[] {
  const [, id] = RECORD.exec(tag) ?? [];
  return id === undefined ? (LISTS[tag] ?? []) : [restaurantHref(id)];
}
