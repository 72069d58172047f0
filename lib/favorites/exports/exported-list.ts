import { formatDay } from "@/lib/dates";
import { absoluteUrl } from "@/lib/absolute-url";
import { writtenHours } from "@/lib/restaurants/hours/with-closures";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { placeLine } from "@/lib/restaurants/names/place-line";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

/** A place as its member listed it; an empty note is none, `day` is an ISO 8601 date. */
export type ExportedPlace = { restaurant: Restaurant; note: string; day?: string };

/** What is written into a file. */
export type ExportedList = { name: string; places: readonly ExportedPlace[] };

/** Where and under which license OpenStreetMap's facts are used. */
export const OPEN_DATABASE_LICENSE = "https://opendatacommons.org/licenses/odbl/1-0/";

/** Whether a fact of the list comes from OpenStreetMap, which is named in the file then. */
export function hasOpenStreetMap({ places }: ExportedList) {
  return places.some(({ restaurant }) => restaurant.osm !== undefined);
}

export function placeName({ restaurant }: ExportedPlace) {
  return bothNames(restaurant);
}

export function placeUrl({ restaurant }: ExportedPlace) {
  return absoluteUrl(restaurantHref(restaurant.id));
}

/** "Torstraße 199, 10115, Berlin, Germany". */
export function placeAddress({ restaurant }: ExportedPlace) {
  const { address, postcode, city, country } = restaurant;
  return placeLine(placeLine(address, postcode, city), country);
}

/** What maps show of a place besides its name, line by line. */
export function placeLines(place: ExportedPlace) {
  const { phone, hoursText, hours } = place.restaurant;
  const written = writtenHours(hoursText, hours);
  return [
    place.day && formatDay(place.day),
    place.note,
    placeAddress(place),
    phone,
    written && `Open: ${written}`,
  ].filter((line): line is string => Boolean(line));
}
