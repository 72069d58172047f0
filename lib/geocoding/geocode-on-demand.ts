import { DEFAULT_SEARCH_COORDINATES } from "@/lib/location/defaults";
import type { LocationSuggestion, LocationSuggestions } from "@/lib/location/geocoder";
import type { Coordinates } from "@/lib/location/types";

/** A page needs the geocoders only when somebody searches, so their code is loaded then. */
function load() {
  return import("@/lib/geocoding/geocode");
}

/** Starts to load the geocoders, when the search box gets the focus. */
export function prepareGeocoders() {
  load()
    .then((geocode) => geocode.prepareGeocoders())
    .catch(() => undefined);
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

/** locateSuggestion of lib/geocoding/geocode.ts; the default location where its code cannot be loaded. Never rejects. */
export function locateSuggestion(suggestion: LocationSuggestion): Promise<Coordinates> {
  return load()
    .then((geocode) => geocode.locateSuggestion(suggestion))
    .catch(() => DEFAULT_SEARCH_COORDINATES);
}
