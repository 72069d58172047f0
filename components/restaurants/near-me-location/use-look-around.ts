import type { NearMeSession } from "@/components/restaurants/near-me/near-me-history";
import { saveLastLocation } from "@/lib/location/last-location";
import type { Location, LocationSearch } from "@/lib/location/types";
import type { RestaurantFilters } from "@/lib/restaurants/types";
import { ownPageOf } from "@/lib/search/result-page";

type LookAroundProps = {
  filters: RestaurantFilters;
  /** The search text without the name of a city. */
  withoutCity: string;
  setFilters: (filters: RestaurantFilters) => void;
  change: (part: Partial<NearMeSession>) => void;
  /** Asks for the position of the device. */
  locate: () => unknown;
  isTiled: boolean;
  focusResults: () => void;
};

/** The ways in which a visitor of near me chooses another location. */
export function useLookAround(props: LookAroundProps) {
  const { filters, withoutCity, setFilters, change, locate, isTiled, focusResults } = props;

  function lookAround(location: Location) {
    focusResults();
    change({ location });
  }

  function lookAroundCity(location: Location) {
    focusResults();
    saveLastLocation(location, isTiled);
    change({ location, filters: { ...filters, text: withoutCity } });
  }

  /** What the visitor typed into the location search; where it says nothing of food, the search text stays (P4.14). */
  function settle(found: LocationSearch) {
    const page = ownPageOf(found);
    if (page) return window.location.assign(page);
    const { location, text } = found;
    if (text) setFilters({ ...filters, text });
    if (!location) return void locate();
    saveLastLocation(location, isTiled);
    change({ location });
  }

  return { lookAround, lookAroundCity, settle };
}
