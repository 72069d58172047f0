import { eachOnce } from "@/lib/finding/each-once";
import { foodAt } from "@/lib/finding/food";
import { similarPlaces } from "@/lib/finding/places-of-text";
import { findRestaurants } from "@/lib/finding/restaurants";
import type { Sources } from "@/lib/finding/sources";
import {
  addressSuggestion,
  citySuggestion,
  restaurantSuggestions,
} from "@/lib/finding/suggestion-of";
import { readLocationPhrase } from "@/lib/search/location-phrase";
import { isPostcode } from "@/lib/search/postcodes";
import type { Suggestion } from "@/lib/search/suggestion";

/** P3.16. */
const MOST_NEAR = 3;
/** A text may be read in several ways; each is compared with all names. */
const MOST_READINGS = 2;

/** Food at a place whose name is misspelled: "pizza berln". */
export function similarFood(text: string, sources: Sources): Suggestion[] {
  const readings = readLocationPhrase(text).slice(0, MOST_READINGS);
  for (const { text: food, where } of readings) {
    const places = where ? similarPlaces(where, sources, MOST_NEAR) : [];
    if (places.length > 0) return places.map((place) => foodAt(food, place));
  }
  return [];
}

/** The city that a text names among other words. */
function cityIn(text: string, { places, directory }: Sources): Suggestion[] {
  const found = places.atEnd(text) ?? places.atStart(text);
  return found ? [citySuggestion(found.match, directory)] : [];
}

/** What a text that nobody can place may be a misspelling of (P3.16): a postal code, a place, food at one, a restaurant, or its city alone. */
export async function nearSpellings(text: string, sources: Sources): Promise<Suggestion[]> {
  const { directory } = sources;
  const codes = isPostcode(text) ? directory.addresses.near(text, MOST_NEAR) : [];
  if (codes.length > 0) return codes.map(addressSuggestion);
  const food = similarFood(text, sources);
  const near = food.length > 0 ? food : similarPlaces(text, sources, MOST_NEAR);
  if (near.length > 0) return near;
  const city = cityIn(text, sources);
  const { ids } = await findRestaurants(text, sources, MOST_NEAR);
  return eachOnce([...city, ...restaurantSuggestions(ids, directory)]).slice(0, MOST_NEAR);
}
