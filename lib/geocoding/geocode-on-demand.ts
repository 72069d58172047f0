import { DEFAULT_SEARCH_COORDINATES } from "@/lib/location/defaults";
import {
  type LocationSuggestion,
  type LocationSuggestions,
  suggestionLabel,
} from "@/lib/search/geocoder";
import type { Coordinates, LocationSearch } from "@/lib/location/types";
import type { SearchOutcome } from "@/lib/search/suggestion";

/** A page needs the geocoders only for a search, so their code is loaded then. */
function load() {
  return import("@/lib/geocoding/geocode");
}

/** Only with real restaurants. */
function loadWorldwide() {
  return import("@/lib/geocoding/worldwide");
}

/** Starts to load the geocoders, when the search box gets the focus. */
export function prepareGeocoders(isWorldwide = false) {
  load()
    .then((geocode) => geocode.prepareGeocoders())
    .catch(() => undefined);
  if (isWorldwide)
    loadWorldwide()
      .then((worldwide) => worldwide.prepareSuggestions())
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

/** suggestWorldwide of lib/geocoding/worldwide.ts; none where its code cannot be loaded. Never rejects. */
export async function suggestWorldwide(
  text: string,
  signal: AbortSignal,
  show: (found: LocationSuggestions) => void,
) {
  const worldwide = await loadWorldwide().catch(() => undefined);
  await worldwide?.suggestWorldwide(text, signal, show);
}

/** findWorldwide of lib/geocoding/worldwide.ts; a text that nobody knows where its code cannot be loaded. Never rejects. */
export function findWorldwide(text: string): Promise<SearchOutcome> {
  return loadWorldwide()
    .then((worldwide) => worldwide.findWorldwide(text))
    .catch(() => ({ kind: "unknown", text, near: [] }));
}

/** findSuggestion of lib/geocoding/worldwide.ts; a text that nobody knows where its code cannot be loaded. Never rejects. */
export function findSuggestion(suggestion: LocationSuggestion): Promise<SearchOutcome> {
  return loadWorldwide()
    .then((worldwide) => worldwide.findSuggestion(suggestion))
    .catch(() => ({ kind: "unknown", text: suggestionLabel(suggestion), near: [] }));
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
