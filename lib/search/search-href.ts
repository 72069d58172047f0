import { saveLastLocation } from "@/lib/location/last-location";
import { saveSearchLocation } from "@/lib/location/stored-search-location";
import type { LocationSearch } from "@/lib/location/types";
import { nearMePointPath } from "@/lib/near-me/place-path";
import { aroundFragment } from "@/lib/restaurants/near-me/around-fragment";
import { nearMeSearchHref, ROUTES } from "@/lib/routes";
import { ownPageOf } from "@/lib/search/result-page";

/**
 * Where what was found leads: with restaurants all over the world to the page of near me around it (P14.760), else to near me, which
 * reads the location from where this stores it (P3.13).
 */
export function hrefOfSearch(found: LocationSearch, isWorldwide: boolean) {
  const page = ownPageOf(found);
  if (page) return page;
  const { location, text = "" } = found;
  // eslint-disable-next-line no-restricted-properties -- A press does not wait for the network: without any, the list changes in place.
  if (location && isWorldwide && navigator.onLine) {
    saveLastLocation(location, true);
    const wanted = text && `&${new URLSearchParams({ q: text })}`;
    return `${nearMePointPath(location)}${aroundFragment(location)}${wanted}` as const;
  }
  if (location) saveSearchLocation(location);
  return text ? nearMeSearchHref(text) : ROUTES.nearMe;
}
