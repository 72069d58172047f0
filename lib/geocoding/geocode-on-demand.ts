import { DEFAULT_SEARCH_COORDINATES } from "@/lib/location/defaults";
import type { LocationSuggestion, LocationSuggestions } from "@/lib/location/geocoder";
import type { Coordinates, LocationSearch } from "@/lib/location/types";

/** A page needs the geocoders only for a search, so their code is loaded then. */
function load() {
  return import("@/lib/geocoding/geocode");
}

/** Only with real restaurants: this module has the words for food. */
function loadPhrases() {
  return import("@/lib/geocoding/find-location");
}

/** Starts to load the geocoders, when the search box gets the focus. */
export function prepareGeocoders(understandsFood = false) {
  load()
    .then((geocode) => geocode.prepareGeocoders())
    .catch(() => undefined);
  if (understandsFood) loadPhrases().catch(() => undefined);
}

/** suggestLocations of lib/geocoding/geocode.ts; none where its code cannot be loaded. Never rejects. */
export function suggestLocations(text: string, signal: AbortSignal): Promise<LocationSuggestions> {
  return load()
    .then((geocode) => geocode.suggestLocations(text, signal))
    .catch(() => ({ locations: [], credit: "" }));
}

/** locateText of lib/geocoding/geocode.ts; the default location where its code cannot be loaded. Never rejects. */
export function locateText(text: string): Promise<Coordinates> {
  return load()
    .then((geocode) => geocode.locateText(text))
    .catch(() => DEFAULT_SEARCH_COORDINATES);
}

/** findLocation of lib/geocoding/find-location.ts; the text as a location where its code cannot be loaded. Never rejects. */
export function findLocation(text: string): Promise<LocationSearch> {
  return loadPhrases()
    .then((phrases) => phrases.findLocation(text))
    .catch(() => locateAsTyped(text));
}

/** The text as the name of a location (P3.10). Never rejects. */
export async function locateAsTyped(text: string): Promise<LocationSearch> {
  return { location: { name: text, ...(await locateText(text)) } };
}

/** locateSuggestion of lib/geocoding/geocode.ts; the default location where its code cannot be loaded. Never rejects. */
export function locateSuggestion(suggestion: LocationSuggestion): Promise<Coordinates> {
  return load()
    .then((geocode) => geocode.locateSuggestion(suggestion))
    .catch(() => DEFAULT_SEARCH_COORDINATES);
}
