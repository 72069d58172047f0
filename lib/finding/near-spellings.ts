import { findRestaurants } from "@/lib/finding/restaurants";
import type { Sources } from "@/lib/finding/sources";
import {
  addressSuggestion,
  citySuggestion,
  restaurantSuggestions,
} from "@/lib/finding/suggestion-of";
import { isPostcode } from "@/lib/search/postcodes";
import type { Suggestion } from "@/lib/search/suggestion";

/** P3.16. */
export const MOST_NEAR = 3;

/** Suggestions that look the same are one. */
export const eachOnce = (suggestions: readonly Suggestion[]) => [
  ...new Map(
    suggestions.map((each) => [[each.group, each.name, each.detail].join("\t"), each]),
  ).values(),
];

/** Cities and districts that a text is written nearly as (P3.16). */
export function similarPlaces(text: string, { places, directory }: Sources): Suggestion[] {
  const matches = places.similarTo(text, MOST_NEAR * 2);
  return eachOnce(matches.map((match) => citySuggestion(match, directory))).slice(0, MOST_NEAR);
}

/** What a text that nobody can place may be a misspelling of: a city or district, a postal code, else a restaurant. */
export async function nearSpellings(text: string, sources: Sources): Promise<Suggestion[]> {
  const { directory } = sources;
  const codes = isPostcode(text) ? directory.addresses.near(text, MOST_NEAR) : [];
  const near = codes.length > 0 ? codes.map(addressSuggestion) : similarPlaces(text, sources);
  if (near.length > 0) return near;
  const { ids } = await findRestaurants(text, sources, MOST_NEAR);
  return restaurantSuggestions(ids, directory);
}
