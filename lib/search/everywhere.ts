import {
  foldForSearch,
  searchTextOf,
  searchWordsOf,
  wordMatcher,
} from "@/lib/strings/fold-for-search";
import { SEARCHED_CHARACTERS } from "@/lib/restaurants/filters/filter-restaurants";
import { withKnownFacts } from "@/lib/restaurants/tiles/with-known-facts";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { createFoodMatcher, type FoodFacts } from "@/lib/search/food-matcher";
import { readFoodText, withoutHours } from "@/lib/search/food-text";
import { inSlices } from "@/lib/lists/in-slices";
import { SHORTEST_GUESS } from "@/lib/search/letter-triples";
import { createNameIndex, foldedNames, nameRank } from "@/lib/search/name-index";

/** What the search looks through, of each restaurant. */
export type Searchable = {
  id: string;
  name: string;
  latinName?: string | null;
  cuisine: readonly string[];
  city: string;
  country: string;
  /** Found by a text with food words alone (P4.21). */
  description?: string | null;
  tips?: readonly string[];
} & Partial<Known>;

/** What food words are about, and the dishes; null where it is not known. */
type Known = {
  features: readonly string[];
  dietaryOptions: readonly string[];
  kind: RestaurantSummary["kind"] | null;
  veganLevel: RestaurantSummary["veganLevel"] | null;
  priceRange: RestaurantSummary["priceRange"] | null;
  wheelchair: RestaurantSummary["wheelchair"] | null;
  dishes: RestaurantSummary["dishes"] | null;
};

type Entry = {
  id: string;
  names: string[];
  text: string;
  /** Description and tips. */
  more: string;
  place: string;
  /** The words of its kind. Parts of them find nothing: "aura" is no restaurant. */
  kind: readonly string[];
  facts: FoodFacts;
};

/** The ids of what was found, best first. */
export type Found = { ids: string[]; isGuess: boolean };

/** The most vegan first. */
const levelRank = ({ facts: { veganLevel } }: Entry) =>
  veganLevel ? VEGAN_LEVELS.indexOf(veganLevel) : VEGAN_LEVELS.length;

/** How many restaurants are worked on before other requests have their turn. */
const INDEXED_AT_A_TIME = 500;

const ownFields = ({ name, latinName, cuisine, dishes }: Searchable) => [
  name,
  latinName ?? "",
  ...cuisine,
  ...(dishes?.names ?? []),
];

function moreOf({ description, tips = [] }: Searchable) {
  const texts = [description?.slice(0, SEARCHED_CHARACTERS) ?? "", ...tips].filter(Boolean);
  return texts.length > 0 ? searchTextOf(texts.join(" ")) : "";
}

function factsOf({ name, cuisine, features = [], dietaryOptions = [], ...more }: Searchable) {
  const facts: FoodFacts = {
    name,
    cuisine: [...cuisine],
    features: [...features],
    dietaryOptions: [...dietaryOptions],
  };
  const { kind, veganLevel, priceRange, wheelchair } = more;
  return withKnownFacts(facts, {
    kind: kind ?? undefined,
    veganLevel: veganLevel ?? undefined,
    priceRange: priceRange ?? undefined,
    wheelchair: wheelchair ?? undefined,
  });
}

/** Says which restaurants have every word. */
function plainMatcher(words: readonly string[]) {
  const matchers = words.map((word) => ({ word, matches: wordMatcher(word) }));
  return ({ text, place, kind }: Entry) =>
    matchers.every(({ word, matches }) => matches(text) || matches(place) || kind.includes(word));
}

/** Says which restaurants a text finds by its food words (P4.21), whatever their hours. */
function foodMatcher(text: string) {
  const matches = createFoodMatcher(withoutHours(readFoodText(text)).text, new Date());
  return ({ facts, names, text: said, more, place }: Entry) =>
    !matches || matches(facts, { name: names.join(" "), said, more, place });
}

/** Prepares the search through all restaurants, by name, kind, cuisine, dish and city. Other requests are served meanwhile. */
export async function createSearch(restaurants: readonly Searchable[]) {
  /** Cities recur. */
  const places = new Map<string, string>();
  const placeOf = ({ city, country }: Searchable) => {
    const name = `${city} ${country}`;
    const known = places.get(name) ?? searchTextOf(name);
    places.set(name, known);
    return known;
  };
  const entries = await inSlices(
    restaurants,
    (restaurant): Entry => ({
      id: restaurant.id,
      names: foldedNames(restaurant.name, restaurant.latinName),
      text: searchTextOf(ownFields(restaurant).join(" ")),
      more: moreOf(restaurant),
      place: placeOf(restaurant),
      kind: searchWordsOf(restaurant.kind ?? ""),
      facts: factsOf(restaurant),
    }),
    INDEXED_AT_A_TIME,
  );
  let names: Promise<ReturnType<typeof createNameIndex>> | undefined;

  async function indexNames() {
    const index = createNameIndex();
    await inSlices(
      [...entries.entries()],
      ([place, { names }]) => index.add(place, names),
      INDEXED_AT_A_TIME,
    );
    return index;
  }

  async function guess(wanted: string) {
    names ??= indexNames();
    return (await names).alike(wanted).map((at) => entries[at]!);
  }

  /** The ids of the restaurants with every word of the text, best first; where there are none, of names that are written alike. */
  return async function search(
    text: string,
    limit: number,
    { hasFoodWords = false } = {},
  ): Promise<Found> {
    const wanted = foldForSearch(text);
    const words = searchWordsOf(text);
    if (words.length === 0) return { ids: [], isGuess: false };
    const byFood = hasFoodWords ? entries.filter(foodMatcher(text)) : [];
    // A city may be called like a dish.
    const matching = byFood.length > 0 ? byFood : entries.filter(plainMatcher(words));
    const found = matching
      .map((entry) => ({ entry, rank: nameRank(entry.names, wanted) }))
      .sort(
        (a, b) => a.rank - b.rank || (hasFoodWords ? levelRank(a.entry) - levelRank(b.entry) : 0),
      )
      .map(({ entry }) => entry);
    const isGuess = found.length === 0 && wanted.length >= SHORTEST_GUESS;
    const shown = isGuess ? await guess(wanted) : found;
    return { ids: shown.slice(0, limit).map(({ id }) => id), isGuess: isGuess && shown.length > 0 };
  };
}
