import { HOME_SEARCH_FALLBACK } from "@/lib/location/defaults";
import type { PlaceSuggestion, Suggestions } from "@/lib/location/geocoder";
import type { Coordinates } from "@/lib/location/types";

/** The geocoders are code that a page needs only once somebody searches. */
function load() {
  return import("@/lib/location/geocode");
}

/** Starts to load the geocoders, for the moment before the first letter. */
export function prepareGeocoders() {
  load()
    .then((geocode) => geocode.prepareGeocoders())
    .catch(() => undefined);
}

/** suggestPlaces of lib/location/geocode.ts; none where its code cannot be loaded. Never rejects. */
export function suggestPlaces(text: string, signal: AbortSignal): Promise<Suggestions> {
  return load()
    .then((geocode) => geocode.suggestPlaces(text, signal))
    .catch(() => ({ places: [], credit: "" }));
}

/** locateText of lib/location/geocode.ts; the default location where its code cannot be loaded. Never rejects. */
export function locateText(text: string): Promise<Coordinates> {
  return load()
    .then((geocode) => geocode.locateText(text))
    .catch(() => HOME_SEARCH_FALLBACK);
}

/** locateSuggestion of lib/location/geocode.ts; the default location where its code cannot be loaded. Never rejects. */
export function locateSuggestion(suggestion: PlaceSuggestion): Promise<Coordinates> {
  return load()
    .then((geocode) => geocode.locateSuggestion(suggestion))
    .catch(() => HOME_SEARCH_FALLBACK);
}
