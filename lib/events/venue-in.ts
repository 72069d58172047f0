import "server-only";

import { cityOfIn } from "@/lib/city-names/city-name";
import type { EventVenue } from "@/lib/events/types";
import { countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

/** Where an event is, with city and country as a language calls them: "Lissabon", "Portugal". */
export function venueIn<Venue extends EventVenue>(language: Language, venue: Venue): Venue {
  if (language === DEFAULT_LANGUAGE) return venue;
  const { city, country } = venue;
  return {
    ...venue,
    city: cityOfIn(language, { city, country }),
    country: countryIn(language, country),
  };
}
