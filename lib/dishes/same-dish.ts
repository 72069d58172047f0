import { foldForSearch } from "@/lib/strings/fold-for-search";

/** Words that two dishes may share without being one. */
const SHORTEST_WORD = 4;
const MAX_SHOWN = 3;

const wordsOf = (name: string) => foldForSearch(name).split(" ").filter(Boolean);

/** Whether two names are the same, whatever their case, accents and signs. */
export const isSameDish = (name: string, other: string) =>
  name === other || (foldForSearch(name) !== "" && foldForSearch(name) === foldForSearch(other));

/** How many of the typed words begin a word of a name, or are begun by one that is long enough to say something. */
function commonWords(typed: readonly string[], name: string) {
  const own = wordsOf(name);
  return typed.filter((word) =>
    own.some(
      (other) =>
        other.startsWith(word) || (other.length >= SHORTEST_WORD && word.startsWith(other)),
    ),
  ).length;
}

/** The dishes that a typed name may mean, the most alike first: those with all its words, or with one of four letters or more. */
export function similarDishes<T extends { name: string }>(
  typed: string,
  dishes: readonly T[],
): T[] {
  const words = wordsOf(typed);
  if (words.join("").length < 2) return [];
  const long = words.filter(({ length }) => length >= SHORTEST_WORD);
  return dishes
    .map((dish) => ({ dish, common: commonWords(words, dish.name) }))
    .filter(
      ({ dish, common }) =>
        common === words.length || (long.length > 0 && commonWords(long, dish.name) > 0),
    )
    .sort((a, b) => b.common - a.common)
    .slice(0, MAX_SHOWN)
    .map(({ dish }) => dish);
}
