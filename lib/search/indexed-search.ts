import {
  containsWord,
  foldForSearch,
  searchTextOf,
  searchWordsOf,
  spacedWord,
  withoutUmlautE,
} from "@/lib/strings/fold-for-search";
import type { Searchable } from "@/lib/search/everywhere";
import { SHORTEST_GUESS } from "@/lib/search/letter-triples";
import { createNameIndex, foldedNames, nameRank } from "@/lib/search/name-index";

/** Ends a restaurant's text: no letter, so that nothing is found across two of them. */
const END = "\n";

/**
 * The search of lib/search/everywhere.ts for many queries over the same restaurants: their texts are in one string, in which words
 * are looked up, and an index of triples finds similar names. It is slower to build, and several times faster to query.
 */
export function createIndexedSearch(restaurants: readonly Searchable[]) {
  const names = restaurants.map(({ name, latinName }) => foldedNames(name, latinName));
  const parts = new Map<string, string>();
  /** Cuisines, cities and countries recur. */
  const folded = (text: string) => {
    const known = parts.get(text) ?? searchTextOf(text);
    parts.set(text, known);
    return known;
  };
  const texts = restaurants.map(({ name, latinName, cuisine, city, country }) =>
    [searchTextOf(name), latinName ? searchTextOf(latinName) : "", ...cuisine.map(folded)]
      .concat(folded(city), folded(country))
      .filter(Boolean)
      .join(" "),
  );
  const wordsOfKinds = new Map<string, string[]>();
  const kinds = restaurants.map(({ kind }) => {
    const words = wordsOfKinds.get(kind ?? "") ?? searchWordsOf(kind ?? "");
    wordsOfKinds.set(kind ?? "", words);
    return words;
  });
  const kindWords = new Set([...wordsOfKinds.values()].flat());
  const hasWord = (place: number, word: string) =>
    containsWord(texts[place]!, word) || kinds[place]!.includes(word);

  const all = texts.join(END);
  const starts = new Uint32Array(texts.length + 1);
  for (const [place, text] of texts.entries())
    starts[place + 1] = starts[place]! + text.length + END.length;
  const alikeNames = createNameIndex();
  for (const [place, own] of names.entries()) alikeNames.add(place, own);

  function placesWith(word: string) {
    const found: number[] = [];
    // Every text with the word has its spelling without the e of umlauts, too.
    const rarest = withoutUmlautE(word);
    let place = 0;
    for (let at = all.indexOf(rarest); at >= 0; at = all.indexOf(rarest, starts[place + 1])) {
      while (starts[place + 1]! <= at) place += 1;
      found.push(place);
    }
    return found;
  }

  /** The same of texts that have blanks between parts of the word. */
  function placesWithSpaced(word: string) {
    const pattern = spacedWord(word, "g");
    const found: number[] = [];
    let place = 0;
    for (const match of pattern ? all.matchAll(pattern) : []) {
      // The blank or the end of a text before the word.
      const at = match.index + (match[0].length - match[0].trimStart().length);
      while (starts[place + 1]! <= at) place += 1;
      found.push(place);
    }
    return found;
  }

  /** The indexes of the restaurants whose text or kind has every word, in order. */
  function findAll(words: readonly string[]) {
    const hasEvery = (place: number) => words.every((word) => hasWord(place, word));
    const [longest] = words
      .filter((word) => !kindWords.has(word))
      .toSorted((a, b) => b.length - a.length);
    if (longest === undefined) return [...texts.keys()].filter(hasEvery);
    return [...new Set([...placesWith(longest), ...placesWithSpaced(longest)])]
      .filter(hasEvery)
      .sort((a, b) => a - b);
  }

  /** Names first. */
  function ranked(found: readonly number[], wanted: string, limit: number) {
    const ranks: [number[], number[], number[]] = [[], [], []];
    for (const place of found) {
      ranks[nameRank(names[place]!, wanted)].push(place);
      if (ranks[0].length === limit) break;
    }
    return ranks.flat().slice(0, limit);
  }

  /** The places of the restaurants with every word of the text, best first; where there are none, of names that are written alike. */
  return function search(text: string, limit: number): { places: number[]; isGuess: boolean } {
    const wanted = foldForSearch(text);
    const words = searchWordsOf(text);
    if (words.length === 0) return { places: [], isGuess: false };
    const found = ranked(findAll(words), wanted, limit);
    const isGuess = found.length === 0 && wanted.length >= SHORTEST_GUESS;
    const shown = isGuess ? alikeNames.alike(wanted).slice(0, limit) : found;
    return { places: shown, isGuess: isGuess && shown.length > 0 };
  };
}
