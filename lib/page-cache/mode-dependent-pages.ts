import { SAMPLE_IDS } from "@/lib/database/samples";
import { recordHref, restaurantHref, ROUTES } from "@/lib/routes";

/** Pages that the build rendered and that differ where there is a database (P14.17): rendered again once it is reached. */
export const MODE_DEPENDENT_PAGES: readonly string[] = [
  ROUTES.home,
  ROUTES.contact,
  ROUTES.addListing,
  ROUTES.favorites,
  ROUTES.accessibility,
  ROUTES.terms,
  ROUTES.privacy,
  ROUTES.cookies,
  ROUTES.authReset,
  ROUTES.events,
  ROUTES.forum,
  ...SAMPLE_IDS.events.map((id) => recordHref(ROUTES.events, id)),
  ...SAMPLE_IDS.topics.map((id) => recordHref(ROUTES.forum, id)),
  ...SAMPLE_IDS.restaurants.map((id) => restaurantHref(id)),
];
