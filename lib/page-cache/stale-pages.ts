import { HOME_ALIASES } from "@/lib/home/alias-paths";
import { citySlug } from "@/lib/cities/slug";
import {
  cityHref,
  countryPageHref,
  memberHref,
  recordHref,
  ROUTES,
  restaurantHref,
  restaurantSummaryPath,
} from "@/lib/routes";

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
  events: [ROUTES.events],
  members: [],
  forum: [ROUTES.forum],
};

/** The pages of a record, by the tag's prefix; a restaurant's card is fetched on its own. */
const RECORDS: Record<string, (id: string) => string[]> = {
  restaurant: (id) => [restaurantHref(id), restaurantSummaryPath(id)],
  city: (id) => [cityHref(id)],
  event: (id) => [recordHref(ROUTES.events, id)],
  member: (id) => [memberHref(id)],
  topic: (id) => [recordHref(ROUTES.forum, id)],
  country: (name) => [countryPageHref(citySlug(name))],
};

/** The paths of the pages that show what a cache tag names; see the triggers in migrations/0002_changed_tags.sql. */
export function stalePages(tag: string): readonly string[] {
  const [, kind = "", id] = /^(\w+):(.+)$/.exec(tag) ?? [];
  const pageOf = RECORDS[kind];
  return id !== undefined && pageOf ? pageOf(id) : (LISTS[tag] ?? []);
}
