import { googleGeocoder } from "@/lib/google-maps/google-geocoder";
import { areCoordinates } from "@/lib/location/coordinates";
import { DEFAULT_SEARCH_COORDINATES } from "@/lib/location/defaults";
import { gazetteerGeocoder } from "@/lib/geocoding/gazetteer-geocoder";
import {
  type Geocoder,
  type LocationSuggestion,
  suggestionLabel,
  type LocationSuggestions,
} from "@/lib/location/geocoder";
import type { Coordinates } from "@/lib/location/types";

/** Asked in this order (P3.11): a geocoder that needs a key or another host stands before the gazetteer. */
const GEOCODERS: readonly Geocoder[] = [googleGeocoder, gazetteerGeocoder];

/** P3.7. */
const LETTERS_BEFORE_SUGGESTIONS = 2;
const MOST_SUGGESTIONS = 5;

/** How long a geocoder may keep the next one waiting (P3.11). */
const WAIT_MS = 1000;

const NO_SUGGESTIONS: LocationSuggestions = { locations: [], credit: "" };

/** Lets each geocoder fetch what its first answer needs. */
export function prepareGeocoders(geocoders = GEOCODERS) {
  geocoders.forEach((geocoder) => geocoder.prepare?.());
}

/** Places that a text may mean, from the first geocoder that can say; none for fewer than 3 characters. Never rejects. */
export async function suggestLocations(
  text: string,
  signal: AbortSignal,
  geocoders = GEOCODERS,
): Promise<LocationSuggestions> {
  if ([...text.trim()].length <= LETTERS_BEFORE_SUGGESTIONS) return NO_SUGGESTIONS;
  for (const geocoder of geocoders) {
    const answer = geocoder.suggest(text, signal);
    const locations = await (geocoder === geocoders.at(-1) ? quietly(answer) : inTime(answer));
    if (locations)
      return { locations: locations.slice(0, MOST_SUGGESTIONS), credit: geocoder.credit };
  }
  return NO_SUGGESTIONS;
}

/**
 * Where a text is. All geocoders start at once and the first in order that knows wins; each but the last has 1 second. A text that
 * nobody can place is at the default location, silently (P3.11). Never rejects.
 */
export async function locateText(text: string, geocoders = GEOCODERS): Promise<Coordinates> {
  const answers = geocoders.map((geocoder, index) => {
    const answer = geocoder.locate(text);
    return index < geocoders.length - 1 ? inTime(answer) : quietly(answer);
  });
  for (const answer of answers) {
    const coordinates = await answer;
    if (coordinates && areCoordinates(coordinates))
      return { lat: coordinates.lat, lng: coordinates.lng };
  }
  return DEFAULT_SEARCH_COORDINATES;
}

/** Where a chosen suggestion is: as it says itself, else as its label is found. Never rejects. */
export async function locateSuggestion(
  suggestion: LocationSuggestion,
  geocoders = GEOCODERS,
): Promise<Coordinates> {
  const coordinates = await inTime(suggestion.locate());
  if (coordinates && areCoordinates(coordinates))
    return { lat: coordinates.lat, lng: coordinates.lng };
  return locateText(suggestionLabel(suggestion), geocoders);
}

function quietly<Answer>(answer: Promise<Answer>) {
  return answer.catch(() => undefined);
}

function inTime<Answer>(answer: Promise<Answer>) {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS));
  return Promise.race([quietly(answer), late]);
}
