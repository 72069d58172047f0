import type { Directory } from "@/lib/database/records/directory";
import type { Sources } from "@/lib/finding/sources";
import { addressSuggestion, cityName, citySuggestion } from "@/lib/finding/suggestion-of";
import type { PlaceInText, PlaceMatch } from "@/lib/gazetteer/place-search";
import { reachKm } from "@/lib/gazetteer/reach";
import { distanceKm } from "@/lib/location/distance";
import { type Addressed, type KnownAddress, streetOf } from "@/lib/search/address-index";
import { isPostcode, postcodeArea, postcodeKey } from "@/lib/search/postcodes";
import type { Suggestion } from "@/lib/search/suggestion";

const HAS_DIGIT = /\d/;

/** The city at the end of a text, and the one at its start. */
const citiesIn = (text: string, { places }: Sources): PlaceInText[] =>
  [places.atEnd(text), places.atStart(text)].filter((found) => found !== undefined);

/** Says which restaurants are in a city: those of its name, and those as near as its districts. */
function isInCity(match: PlaceMatch, { directory }: Sources) {
  const [name, reach] = [cityName(match, directory), reachKm(match.place)];
  return (restaurant: Addressed) =>
    restaurant.city === name || distanceKm(restaurant, match.place) <= reach;
}

/** A street and a postal code: "Oranienstraße 12 10999" gives "Oranienstraße 12" and "10999". */
function streetAndCode(text: string) {
  const words = text.split(" ");
  for (const count of [2, 1]) {
    const code = words.slice(-count).join(" ");
    if (count < words.length && isPostcode(code))
      return { street: words.slice(0, -count).join(" "), code };
  }
  return undefined;
}

/** A postal code, else the area that it begins with: of E8 4AE that of E8. */
function codeNamed({ addresses }: Directory, code: string, isThere: (one: Addressed) => boolean) {
  const area = postcodeArea(postcodeKey(code));
  return addresses.named(code, isThere) ?? (area ? addresses.named(area, isThere) : undefined);
}

/** "Alexanderplatz 1, 10178 Berlin", "Berlin, Alexanderplatz", "London E8": a street or postal code of the city that the text names. */
export function addressIn(text: string, sources: Sources): KnownAddress | undefined {
  const { directory } = sources;
  const { addresses } = directory;
  if (isPostcode(text)) return undefined;
  for (const { match, rest } of citiesIn(text, sources)) {
    const isThere = isInCity(match, sources);
    const parts = streetAndCode(rest);
    const found =
      codeNamed(directory, rest, isThere) ??
      (parts && addresses.named(parts.street, isThere)) ??
      // A number after the name of a street; otherwise it may be a restaurant.
      (parts && streetOf(parts.street) !== parts.street
        ? codeNamed(directory, parts.code, isThere)
        : undefined);
    if (found) return found;
  }
  return undefined;
}

/** The city of a text that is a city and a postal code, which no restaurant there names. */
export function cityOfPostcode(text: string, sources: Sources): PlaceInText | undefined {
  if (!HAS_DIGIT.test(text) || isPostcode(text)) return undefined;
  return citiesIn(text, sources).find(({ rest }) => isPostcode(rest));
}

/** A postal code, or a street, also with the number of a house, but no city with its postal code. */
export function addressNamed(text: string, { places, directory }: Sources) {
  const street = streetOf(text);
  const isCity = street !== text && places.wholeText(street) !== undefined;
  return isCity && !isPostcode(text) ? undefined : directory.addresses.named(text);
}

/** The place that a whole text names, by the gazetteer or else by the addresses of the directory. */
export function locate(text: string, sources: Sources): Suggestion | undefined {
  const { places, directory } = sources;
  const exact = HAS_DIGIT.test(text) ? addressIn(text, sources) : undefined;
  if (exact) return addressSuggestion(exact);
  const match = cityOfPostcode(text, sources) ? undefined : places.wholeText(text);
  if (match) return citySuggestion(match, directory);
  const address = addressNamed(text, sources);
  return address && addressSuggestion(address);
}
