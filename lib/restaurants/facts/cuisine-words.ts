import uses from "@/lib/restaurants/facts/cuisine-uses.json";

/**
 * How English uses a cuisine: as an adjective of a restaurant ("Vietnamese"), as a kind of place ("coffee shop"), as what there is to
 * eat ("burgers", in a "burger place"), or as what the food is like ("regional cuisine").
 */
type CuisineWords = { adjective?: string; place?: string; dish?: string; food?: string };

/** Every cuisine that a few places have, each read by a person. */
const WORDS: Readonly<Record<string, CuisineWords>> = uses;

const wordsOf = (cuisine: string): CuisineWords =>
  Object.hasOwn(WORDS, cuisine) ? WORDS[cuisine]! : {};

/** "Vietnamese", before "restaurant"; undefined where a cuisine is no adjective. */
export const cuisineAdjective = (cuisine: string) => wordsOf(cuisine).adjective;

/** What there is to eat, in the middle of a sentence: "burgers"; undefined where a cuisine is no dish. */
export const dishWords = (cuisine: string) => wordsOf(cuisine).dish;

/** What the food is like, in the middle of a sentence: "regional cuisine". */
export const foodWords = (cuisine: string) => wordsOf(cuisine).food;

/** "coffee shops", "bakeries", "places for tea". */
function plural(noun: string) {
  const [, name = noun, rest = ""] = /^(.*?)( for .*)?$/.exec(noun) ?? [];
  return (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`) + rest;
}

/** So many places of a cuisine, in the middle of a sentence: "vegan-friendly Thai restaurants", "coffee shops with vegan options". */
export function placesOfCuisine(cuisine: string, count = 2) {
  const { adjective, place, food } = wordsOf(cuisine);
  const noun = (singular: string) => (count === 1 ? singular : plural(singular));
  if (adjective) return `vegan-friendly ${adjective} ${noun("restaurant")}`;
  if (place) return `${noun(place)} with vegan options`;
  const restaurants = `vegan-friendly ${noun("restaurant")}`;
  return food ? `${restaurants} with ${food}` : `${restaurants} listed as “${cuisine}”`;
}
