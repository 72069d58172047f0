import "server-only";

import { readFood } from "@/lib/finding/food";
import { addressIn } from "@/lib/finding/locate";
import { eachOnce, similarPlaces } from "@/lib/finding/near-spellings";
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

/** The places of which a text is the start or all, as "berlin germany", and the streets and postal codes. */
function placesOf(text: string, { directory, places }: Sources): Suggestion[] {
  const whole = places.wholeText(text);
  const cities = places.startingWith(text, MOST_SUGGESTIONS);
  const address = addressIn(text, { directory, places });
  const addresses = directory.addresses.startingWith(text, MOST_SUGGESTIONS);
  return eachOnce([
    ...cities.map((match) => citySuggestion(match, directory)),
    ...(whole ? [citySuggestion(whole, directory)] : []),
    ...(address ? [addressSuggestion(address)] : []),
    ...addresses.map(addressSuggestion),
  ]);
}

/** What a text may mean to these sources, at most 8 in groups. */
export async function suggestIn(typed: string, sources: Sources): Promise<Suggestion[]> {
  const text = typed.trim();
  if (!isLongEnough(text)) return [];
  const points = point(text);
  if (points.length > 0 || !foldForSearch(text)) return points;
  const read = readFood(text, sources);
  const restaurants = await findRestaurants(text, sources, MOST_SUGGESTIONS);
  const known = [...placesOf(text, sources), ...(read ? [read.food] : [])];
  const names = known.length > 0 ? known : similarPlaces(text, sources);
  const isOnlyGuess = restaurants.isGuess && names.length > 0;
  const found = isOnlyGuess ? [] : restaurantSuggestions(restaurants.ids, sources.directory);
  return share([...names, ...found], read?.isFirst ? FOOD_FIRST : GROUP_ORDER);
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
