import { absoluteUrl } from "@/lib/absolute-url";
import { formatDayIn } from "@/lib/languages/format-day";
import { countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/lists/export.json";
import { writtenHours } from "@/lib/restaurants/hours/with-closures";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import { placeLine } from "@/lib/restaurants/names/place-line";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

/** A place as its member listed it; an empty note is none, `day` is an ISO 8601 date. */
export type ExportedPlace = { restaurant: Restaurant; note: string; day?: string };

/** What is written into a file, in the language of the page that has it. */
export type ExportedList = {
  name: string;
  language: Language;
  places: readonly ExportedPlace[];
};

/** Where and under which license OpenStreetMap's facts are used. */
export const OPEN_DATABASE_LICENSE = "https://opendatacommons.org/licenses/odbl/1-0/";

/** Whether a fact of the list comes from OpenStreetMap, which is named in the file then. */
export function hasOpenStreetMap({ places }: ExportedList) {
  return places.some(({ restaurant }) => restaurant.osm !== undefined);
}

export function placeName({ restaurant }: ExportedPlace) {
  return bothNames(restaurant);
}

export function placeUrl(language: Language, { restaurant }: ExportedPlace) {
  return absoluteUrl(pathIn(language, restaurantHref(restaurant.id)));
}

/** The names of a place's city and country. */
export function cityAndCountry(language: Language, { restaurant }: ExportedPlace) {
  const { city, country } = restaurant;
  if (language === DEFAULT_LANGUAGE) return { city, country };
  return { city: cityNameIn(language, restaurant), country: countryIn(language, country) };
}

/** "Torstraße 199, 10115, Berlin, Germany". */
export function placeAddress(language: Language, place: ExportedPlace) {
  const { address, postcode } = place.restaurant;
  const { city, country } = cityAndCountry(language, place);
  return placeLine(placeLine(address, postcode, city), country);
}

/** What maps show of a place besides its name, line by line. */
export function placeLines(language: Language, place: ExportedPlace) {
  const { phone, hoursText, hours } = place.restaurant;
  const written = writtenHours(hoursText, hours);
  const t = textsIn<keyof typeof english>(language, "list-export");
  return [
    place.day && formatDayIn(language, place.day),
    place.note,
    placeAddress(language, place),
    phone,
    written && t("open", { hours: written }),
  ].filter((line): line is string => Boolean(line));
}
