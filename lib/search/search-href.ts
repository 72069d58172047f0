import { saveSearchLocation } from "@/lib/location/stored-search-location";
import type { LocationSearch } from "@/lib/location/types";
import { nearMeSearchHref, ROUTES } from "@/lib/routes";
import { ownPageOf } from "@/lib/search/result-page";

/** Where what was found leads. Near me reads the location from where this stores it (P3.13). */
export function hrefOfSearch(found: LocationSearch) {
  const page = ownPageOf(found);
  if (page) return page;
  if (found.location) saveSearchLocation(found.location);
  return found.text ? nearMeSearchHref(found.text) : ROUTES.nearMe;
}
