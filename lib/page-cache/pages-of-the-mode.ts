import { SAMPLE_IDS } from "@/lib/database/samples";
import { recordHref, restaurantHref, ROUTES } from "@/lib/routes";

/** Pages that differ where there is a database, and ask it nothing themselves: rendered anew before they are sent. */
export const PAGES_OF_THE_MODE: readonly string[] = [
  ROUTES.contact,
  ROUTES.addListing,
  ROUTES.favorites,
];

/** The same of pages that ask the database: those of the build are sent until the new ones are there. */
export const RECORD_PAGES_OF_THE_MODE: readonly string[] = [
  ROUTES.home,
  ROUTES.events,
  ROUTES.forum,
  ...SAMPLE_IDS.events.map((id) => recordHref(ROUTES.events, id)),
  ...SAMPLE_IDS.topics.map((id) => recordHref(ROUTES.forum, id)),
  ...SAMPLE_IDS.restaurants.map((id) => restaurantHref(id)),
];
