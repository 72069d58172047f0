import type { PlacePageAccess } from "@/components/restaurants/near-me/use-place-pages";
import { pathIn } from "@/lib/languages/paths";
import { useLanguage } from "@/lib/languages/use-language";
import { saveLastLocation } from "@/lib/location/last-location";
import type { Location, LocationSearch } from "@/lib/location/types";
import type { RestaurantFilters } from "@/lib/restaurants/types";
import { ownPageOf } from "@/lib/search/result-page";

type LookAroundProps = {
  filters: RestaurantFilters;
  /** The search text without the name of a city. */
  withoutCity: string;
  setFilters: (filters: RestaurantFilters) => void;
  goTo: PlacePageAccess["goTo"];
  /** Asks for the position of the device. */
  locate: () => unknown;
  isTiled: boolean;
  focusResults: () => void;
};

/** The ways in which a visitor of near me chooses another location. */
export function useLookAround(props: LookAroundProps) {
  const { filters, withoutCity, setFilters, goTo, locate, isTiled, focusResults } = props;
  const language = useLanguage();

  function lookAround(location: Location) {
    focusResults();
    goTo({ location });
  }

  function lookAroundCity(location: Location) {
    focusResults();
    saveLastLocation(location, isTiled);
    goTo({ location, filters: { ...filters, text: withoutCity } });
  }

  /** What the visitor typed into the location search; where it says nothing of food, the search text stays (P4.14). */
  function settle(found: LocationSearch) {
    const page = ownPageOf(found);
    if (page) return window.location.assign(pathIn(language, page));
    const { location, text } = found;
    if (!location) {
      if (text) setFilters({ ...filters, text });
      return void locate();
    }
    saveLastLocation(location, isTiled);
    goTo({ location, ...(text && { filters: { ...filters, text } }) });
  }

  return { lookAround, lookAroundCity, settle };
}
