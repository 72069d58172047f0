import { MIN_SUGGESTION_LETTERS } from "@/lib/gazetteer/fold";
import { MAX_SUGGESTIONS } from "@/lib/gazetteer/look-up";
import { googleGeocoder } from "@/lib/google-maps/google-geocoder";
import { areCoordinates } from "@/lib/location/coordinates";
import { DEFAULT_SEARCH_COORDINATES } from "@/lib/location/defaults";
import { gazetteerGeocoder } from "@/lib/geocoding/gazetteer-geocoder";
import {
  type Geocoder,
  type LocationSuggestion,
  suggestionLabel,
  type LocationSuggestions,
} from "@/lib/search/geocoder";
import type { Coordinates } from "@/lib/location/types";

/** Asked in this order (P3.11). The gazetteer needs no key and no other host, so it is last. */
const GEOCODERS: readonly Geocoder[] = [googleGeocoder, gazetteerGeocoder];

/** How long each geocoder but the last may take (P3.11). */
const WAIT_MS = 1000;

const NO_SUGGESTIONS: LocationSuggestions = { locations: [], credit: "" };

/** Lets each geocoder fetch what its first result needs. */
export function prepareGeocoders(geocoders = GEOCODERS) {
  geocoders.forEach((geocoder) => geocoder.prepare?.());
}

/** The locations that a text may mean, from the first geocoder that has any; none for fewer than 3 characters. Never rejects. */
export async function suggestLocations(
  text: string,
  signal: AbortSignal,
  geocoders = GEOCODERS,
): Promise<LocationSuggestions> {
  if ([...text.trim()].length < MIN_SUGGESTION_LETTERS) return NO_SUGGESTIONS;
  for (const geocoder of geocoders) {
    const result = geocoder.suggest(text, signal);
    const locations = await (geocoder === geocoders.at(-1)
      ? orUndefined(result)
      : withTimeout(result));
    if (locations && (locations.length > 0 || geocoder === geocoders.at(-1)))
      return { locations: locations.slice(0, MAX_SUGGESTIONS), credit: geocoder.credit };
  }
  return NO_SUGGESTIONS;
}

/** Google's suggestions where its script is loaded; undefined without, and after 1 second. Never rejects. */
export function suggestByGoogle(text: string, signal: AbortSignal) {
  if ([...text.trim()].length < MIN_SUGGESTION_LETTERS) return Promise.resolve(undefined);
  return withTimeout(googleGeocoder.suggest(text, signal));
}

/** The coordinates that Google knows, within 1 second (P3.11). Never rejects. */
export function locateByGoogle(text: string) {
  return withTimeout(googleGeocoder.locate(text));
}

/**
 * The coordinates of a text. All geocoders start at once, and the first in order with a result wins; each but the last has 1
 * second. Undefined for a text that no geocoder finds. Never rejects.
 */
export async function locateKnown(
  text: string,
  geocoders = GEOCODERS,
): Promise<Coordinates | undefined> {
  const results = geocoders.map((geocoder, index) => {
    const result = geocoder.locate(text);
    return index < geocoders.length - 1 ? withTimeout(result) : orUndefined(result);
  });
  for (const result of results) {
    const coordinates = await result;
    if (coordinates && areCoordinates(coordinates))
      return { lat: coordinates.lat, lng: coordinates.lng };
  }
  return undefined;
}

/** The coordinates that locateKnown finds, else the default ones (P3.11). Never rejects. */
export async function locateText(text: string, geocoders = GEOCODERS): Promise<Coordinates> {
  return (await locateKnown(text, geocoders)) ?? DEFAULT_SEARCH_COORDINATES;
}

/** The coordinates of a chosen suggestion: its own, or those of its label as a text. Never rejects. */
export async function locateSuggestion(
  suggestion: LocationSuggestion,
  geocoders = GEOCODERS,
): Promise<Coordinates> {
  const coordinates = await withTimeout(suggestion.locate());
  if (coordinates && areCoordinates(coordinates))
    return { lat: coordinates.lat, lng: coordinates.lng };
  return locateText(suggestionLabel(suggestion), geocoders);
}

function orUndefined<Result>(result: Promise<Result>) {
  return result.catch(() => undefined);
}

/** Undefined where it takes longer than 1 second, and where it fails. */
export function withTimeout<Result>(result: Promise<Result>) {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS));
  return Promise.race([orUndefined(result), late]);
}
