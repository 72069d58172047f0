import "server-only";

import { eachOnce } from "@/lib/finding/each-once";
import { foodAt, readFood } from "@/lib/finding/food";
import { addressIn, addressNamed } from "@/lib/finding/locate";
import { similarFood } from "@/lib/finding/near-spellings";
import { placesStarting, similarPlaces } from "@/lib/finding/places-of-text";
import { geocoderSuggests } from "@/lib/finding/geocoder";
import { restaurantOfLink } from "@/lib/finding/restaurant-of-link";
import { findRestaurants } from "@/lib/finding/restaurants";
import { readSources, type Sources } from "@/lib/finding/sources";
import {
  addressSuggestion,
  citySuggestion,
  restaurantSuggestions,
} from "@/lib/finding/suggestion-of";
import { coordinatesLabel, readCoordinates } from "@/lib/location/read-coordinates";
import { foldForSearch } from "@/lib/strings/fold-for-search";
import { readLocationPhrase } from "@/lib/search/location-phrase";
import { MOST_SUGGESTIONS, type Suggestion, type Suggestions } from "@/lib/search/suggestion";

const CREDIT = "GeoNames, CC BY 4.0";
/** How many of a group are shown where other groups have some, too; in the order of the groups. */
const SHARES = [
  ["food", 2],
  ["cities", 3],
  ["restaurants", 3],
  ["addresses", 2],
] as const;
const GROUP_ORDER = ["cities", "restaurants", "addresses", "food"] as const;
/** Of a text that means food before anything else. */
const FOOD_FIRST = ["food", "restaurants", "cities", "addresses"] as const;
const MOST_OF_FOOD = 2;
const MOST_SIMILAR = 3;
const MOST_CITIES_OF_ZONE = 6;

/** Letters of scripts in which two are a word. */
const DENSE_SCRIPT = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** More than 2 letters, as everywhere (P3.7); a Chinese, Japanese or Korean name may have two. */
const isLongEnough = (text: string) => [...text].length >= (DENSE_SCRIPT.test(text) ? 2 : 3);

/** The first of each group, and of what is left where groups have fewer. */
function share(all: readonly Suggestion[], order: readonly string[]) {
  const taken = new Set<Suggestion>();
  for (const [group, share] of SHARES)
    all
      .filter((each) => each.group === group)
      .slice(0, share)
      .forEach((each) => taken.size < MOST_SUGGESTIONS && taken.add(each));
  for (const each of all) if (taken.size < MOST_SUGGESTIONS) taken.add(each);
  return order.flatMap((group) => [...taken].filter((each) => each.group === group));
}

function point(text: string): Suggestion[] {
  const at = readCoordinates(text);
  if (!at) return [];
  const name = coordinatesLabel(at);
  const means = { location: { ...at, name } };
  return [{ group: "addresses", name, detail: "", note: "Coordinates", means }];
}

/** The places and addresses that a text names, or begins to. */
function placesOf(text: string, sources: Sources): Suggestion[] {
  const { addresses } = sources.directory;
  const address = addressIn(text, sources) ?? addressNamed(text, sources);
  const known = [...(address ? [address] : []), ...addresses.startingWith(text, MOST_SUGGESTIONS)];
  return [
    ...placesStarting(text, sources, MOST_SUGGESTIONS),
    ...eachOnce(known.map(addressSuggestion)),
  ];
}

/** Food at a place, or near the visitor; the place may still be typed: "ramen in Broo". */
function foodOf(text: string, sources: Sources) {
  const read = readFood(text, sources);
  if (read) return { isFirst: read.isFirst, food: [read.food] };
  for (const { text: food, where } of readLocationPhrase(text)) {
    const places = where ? placesStarting(where, sources, MOST_OF_FOOD) : [];
    if (places.length > 0)
      return { isFirst: true, food: places.map((place) => foodAt(food, place)) };
  }
  return { isFirst: false, food: [] };
}

/** What is written nearly as a text that begins nothing. */
function similarTo(text: string, sources: Sources): Suggestion[] {
  const food = similarFood(text, sources);
  return food.length > 0 ? food : similarPlaces(text, sources, MOST_SIMILAR);
}

/** What a text may mean to these sources, at most 8 in groups. */
export async function suggestIn(typed: string, sources: Sources): Promise<Suggestion[]> {
  const text = typed.trim();
  if (!isLongEnough(text)) return [];
  const points = point(text);
  if (points.length > 0 || !foldForSearch(text)) return points;
  const { food, isFirst } = foodOf(text, sources);
  const restaurants = await findRestaurants(text, sources, MOST_SUGGESTIONS);
  const known = [...placesOf(text, sources), ...food];
  const names = known.length > 0 ? known : similarTo(text, sources);
  const isOnlyGuess = restaurants.isGuess && names.length > 0;
  const found = isOnlyGuess ? [] : restaurantSuggestions(restaurants.ids, sources.directory);
  return share([...names, ...found], isFirst ? FOOD_FIRST : GROUP_ORDER);
}

/** What a text may mean, from the site's own data; none where there are only samples (P3.14). */
export async function suggest(typed: string): Promise<Suggestions> {
  const sources = await readSources();
  if (!sources || !isLongEnough(typed.trim()))
    return { suggestions: [], hasMore: false, credit: "" };
  const linked = await restaurantOfLink(typed.trim());
  const suggestions = linked
    ? restaurantSuggestions([linked], sources.directory)
    : await suggestIn(typed, sources);
  const isKnown = linked !== undefined || point(typed.trim()).length > 0;
  const isSearched = !isKnown && foldForSearch(typed) !== "";
  const hasMore = isSearched && suggestions.length < MOST_SUGGESTIONS && geocoderSuggests();
  return { suggestions, hasMore, credit: CREDIT };
}

/** The largest cities of a time zone, for visitors without a location (P4.20). */
export async function suggestCitiesOfZone(timeZone: string): Promise<Suggestions> {
  const sources = await readSources();
  if (!sources) return { suggestions: [], hasMore: false, credit: "" };
  const suggestions = sources.places
    .ofZone(timeZone, MOST_CITIES_OF_ZONE)
    .map((place) => citySuggestion({ place, weight: 0 }, sources.directory));
  return { suggestions, hasMore: false, credit: CREDIT };
}
