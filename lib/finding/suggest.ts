import "server-only";

import { readFood } from "@/lib/finding/food";
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
/** P3.16. */
export const MOST_NEAR = 3;
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

/** Cities and districts that a text is written nearly as (P3.16). */
export function nearSpellings(text: string, { places, directory }: Sources): Suggestion[] {
  return places.similarTo(text, MOST_NEAR).map((match) => citySuggestion(match, directory));
}

function point(text: string): Suggestion[] {
  const at = readCoordinates(text);
  if (!at) return [];
  const name = coordinatesLabel(at);
  const means = { location: { ...at, name } };
  return [{ group: "addresses", name, detail: "", note: "Coordinates", means }];
}

/** What a text may mean, from the site's own data, at most 8 in groups; none where there are only samples (P3.14). */
export async function suggest(typed: string): Promise<Suggestions> {
  const none = { suggestions: [], hasMore: false, credit: "" };
  const sources = await readSources();
  const text = typed.trim();
  if (!sources || !isLongEnough(text)) return none;
  const linked = await restaurantOfLink(text);
  const exact = linked ? restaurantSuggestions([linked], sources.directory) : point(text);
  if (exact.length > 0) return { suggestions: exact, hasMore: false, credit: CREDIT };
  if (!foldForSearch(text)) return { ...none, credit: CREDIT };
  const { directory, places } = sources;
  const food = readFood(text, sources);
  const cities = places.startingWith(text, MOST_SUGGESTIONS);
  const addresses = directory.addresses.startingWith(text, MOST_SUGGESTIONS);
  const restaurants = await findRestaurants(text, sources, MOST_SUGGESTIONS);
  const known = [
    ...cities.map((match) => citySuggestion(match, directory)),
    ...addresses.map(addressSuggestion),
    ...(food ? [food] : []),
  ];
  const names = known.length > 0 ? known : nearSpellings(text, sources);
  const isOnlyGuess = restaurants.isGuess && names.length > 0;
  const all = [...names, ...(isOnlyGuess ? [] : restaurantSuggestions(restaurants.ids, directory))];
  const isFood = food !== undefined && !places.wholeText(text);
  const suggestions = share(all, isFood ? FOOD_FIRST : GROUP_ORDER);
  const hasMore = suggestions.length < MOST_SUGGESTIONS && geocoderSuggests();
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
