import { cityNameIn } from "@/lib/city-names/city-name";
import type { CityPlace, CountryPlace } from "@/lib/database/records/place-records";
import { countryNameIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { whereIn, whereInCountry } from "@/lib/languages/where-in";
import { placeInSentence } from "@/lib/languages/place-in-sentence";

/** A city as a page in this language calls it. */
export function cityPlaceIn<Place extends CityPlace>(language: Language, city: Place): Place {
  return { ...city, name: cityNameIn(language, city) };
}

/** A country as a page in this language calls it. */
export function countryPlaceIn(language: Language, country: CountryPlace): CountryPlace {
  if (language === DEFAULT_LANGUAGE) return country;
  return { ...country, name: countryNameIn(language, country.code) };
}

/** Where something is in a place that has its name of the language: "in Wien", "in der Schweiz". */
export function placeWhere(language: Language, place: { name: string; code?: string }) {
  if (language === DEFAULT_LANGUAGE) return `in ${placeInSentence(place.name)}`;
  return place.code
    ? whereInCountry(language, place.code, place.name)
    : whereIn(language, place.name);
}
