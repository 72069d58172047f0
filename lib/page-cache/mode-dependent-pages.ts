import { SAMPLE_IDS } from "@/lib/database/sample-files";
import { SAMPLE_RESTAURANT_IDS } from "@/lib/database/samples";
import { CITY_TEXTS, DAILY_TAG, inLanguages, stalePages } from "@/lib/page-cache/stale-pages";
import { recordHref, restaurantHref, ROUTES } from "@/lib/routes";

/** Pages that the build rendered and that differ where there is a database (P14.17), though they show nothing of it. */
export const PAGES_WITHOUT_RECORDS: readonly string[] = [
  ...inLanguages(ROUTES.contact),
  ...inLanguages(ROUTES.favorites),
  ROUTES.accessibility,
  ROUTES.terms,
  ROUTES.privacy,
  ROUTES.cookies,
  ...inLanguages(ROUTES.authReset),
];

/** Those that show records, every list among them: rendered again once the database is reached. */
export const PAGES_WITH_RECORDS: readonly string[] = [
  ...stalePages(DAILY_TAG),
  ...CITY_TEXTS,
  ...inLanguages(ROUTES.addListing),
  ...SAMPLE_IDS.events.flatMap((id) => inLanguages(recordHref(ROUTES.events, id))),
  ...SAMPLE_IDS.topics.map((id) => recordHref(ROUTES.forum, id)),
  ...SAMPLE_IDS.members.flatMap((id) => inLanguages(recordHref(ROUTES.members, id))),
  ...SAMPLE_RESTAURANT_IDS.flatMap((id) => inLanguages(restaurantHref(id))),
];
