import { inSteps, inTurns } from "@/lib/lists/in-slices";
import { SEARCHED_CHARACTERS } from "@/lib/restaurants/filters/filter-restaurants";
import { withKnownFacts } from "@/lib/restaurants/tiles/with-known-facts";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { createFoodMatcher, type FoodFacts } from "@/lib/search/food-matcher";
import { readFoodText, withoutHours } from "@/lib/search/food-text";
import { rankRestaurants } from "@/lib/search/name-index";
import { createTextIndexBuilder, type Indexed } from "@/lib/search/text-index";
import { foldForSearch, searchTextOf, searchWordsOf } from "@/lib/strings/fold-for-search";

/** What the search looks through, of each restaurant. */
export type Searchable = Indexed & {
  id: string;
  /** Found by a text with food words alone (P4.21). */
  description?: string | null;
  tips?: readonly string[];
} & Partial<Known>;

/** What food words are about; null where it is not known. */
type Known = {
  features: readonly string[];
  dietaryOptions: readonly string[];
  veganLevel: RestaurantSummary["veganLevel"] | null;
  priceRange: RestaurantSummary["priceRange"] | null;
  wheelchair: RestaurantSummary["wheelchair"] | null;
};

/** What food words are looked for in: the facts, and the text of description and tips. */
type Food = { facts: FoodFacts; more: string };

/** The ids of what was found, best first. */
export type Found = { ids: string[]; isGuess: boolean };

/** For so long other requests wait while the search looks through all restaurants. */
const TURN_MS = 10;
/** And while it is prepared, which nobody sees end sooner. */
const BUILD_TURN_MS = 4;

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

/**
 * Prepares the search through all restaurants, by name, kind, cuisine, dish and city, while they are read: the rows of a part are let go
 * before the next one, since with their descriptions they are most of the memory. Other requests are served meanwhile.
 */
export async function createSearchInParts(
  parts: AsyncIterable<readonly Searchable[]> | Iterable<readonly Searchable[]>,
) {
  const ids: string[] = [];
  const foods: Food[] = [];
  const builder = createTextIndexBuilder();
  const add = (restaurant: Searchable) => {
    ids.push(restaurant.id);
    builder.add(restaurant);
    foods.push({ facts: factsOf(restaurant), more: moreOf(restaurant) });
  };
  for await (const some of parts) await inTurns(inSteps(some, add), BUILD_TURN_MS);
  const index = await inTurns(builder.finish(), BUILD_TURN_MS);

  /** The positions of the restaurants that a text finds by its food words (P4.21), whatever their hours. */
  async function findByFood(text: string) {
    const matches = createFoodMatcher(withoutHours(readFoodText(text)).text, new Date());
    const found: number[] = [];
    const look = inSteps([...foods.keys()], (at) => {
      const { names, text: said, place } = index.entries[at]!;
      const { facts, more } = foods[at]!;
      if (!matches || matches(facts, { name: names.join(" "), said, more, place })) found.push(at);
    });
    await inTurns(look, TURN_MS);
    return found;
  }

  async function findPlaces(text: string, limit: number, hasFoodWords: boolean) {
    const words = searchWordsOf(text);
    if (!hasFoodWords || words.length === 0) return index.search(text, limit);
    const byFood = await findByFood(text);
    // A city may be called like a dish.
    const found = byFood.length > 0 ? byFood : await inTurns(index.findAll(words), TURN_MS);
    if (found.length === 0) return index.guess(text, limit);
    const rank = rankRestaurants(found, foldForSearch(text), (at) => ({
      names: index.entries[at]!.names,
      veganLevel: foods[at]!.facts.veganLevel,
    }));
    const ranked = await inTurns(rank, TURN_MS);
    return { places: ranked.slice(0, limit), isGuess: false };
  }

  /** The ids of the restaurants with every word of the text, best first; where there are none, of names that are written alike. */
  return async function search(
    text: string,
    limit: number,
    { hasFoodWords = false } = {},
  ): Promise<Found> {
    const { places, isGuess } = await findPlaces(text, limit, hasFoodWords);
    return { ids: places.map((at) => ids[at]!), isGuess };
  };
}

/** The same for restaurants that are all there already. */
export const createSearch = (restaurants: readonly Searchable[]) =>
  createSearchInParts([restaurants]);
