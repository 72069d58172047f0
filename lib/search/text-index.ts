import { atOnce, inSteps, type Steps } from "@/lib/lists/in-slices";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { SHORTEST_GUESS } from "@/lib/search/letter-triples";
import { createNameIndex, foldedNames, nameRank } from "@/lib/search/name-index";
import {
  foldForSearch,
  searchTextOf,
  searchWordsOf,
  withoutUmlautE,
  wordMatcher,
} from "@/lib/strings/fold-for-search";

/** What words are looked for in, of each restaurant. */
export type Indexed = {
  name: string;
  latinName?: string | null;
  cuisine: readonly string[];
  city: string;
  country: string;
  kind?: RestaurantSummary["kind"] | null;
  dishes?: RestaurantSummary["dishes"] | null;
};

/** Positions in the list of restaurants, best first. */
export type FoundPlaces = { places: number[]; isGuess: boolean };

type Entry = {
  names: string[];
  /** Names, cuisines and dishes. */
  text: string;
  /** City and country. */
  place: string;
  /** The words of its kind. Parts of them find nothing: "aura" is no restaurant. */
  kind: readonly string[];
};

/** So many of a text's longest words are looked up; few restaurants are left then, and each is compared with all words. */
const LOOKED_UP = 3;

/** Ends a restaurant's text: no letter, so that nothing is found across two of them. */
const END = "\n";

/** A function of texts that recur, such as cuisines, cities and kinds: each is worked out once. */
function onceForEach<Result>(work: (text: string) => Result) {
  const known = new Map<string, Result>();
  return (text: string) => {
    if (!known.has(text)) known.set(text, work(text));
    return known.get(text)!;
  };
}

const inBoth = (some: readonly number[], others: ReadonlySet<number>) =>
  some.filter((position) => others.has(position));

/** So many texts are joined at once. */
const JOINED = 2_000;

/**
 * Finds restaurants by name, kind, cuisine, dish, city and country (P4.19). Their texts are in one string, in which words are
 * looked up; an index of letter triples finds names that are written alike. Restaurants are added one by one, so that their rows need not
 * all be in memory. The server and the copy for offline use share it.
 */
export function createTextIndexBuilder() {
  const textOf = onceForEach(searchTextOf);
  const wordsOfKind = onceForEach(searchWordsOf);
  const entries: Entry[] = [];
  const alikeNames = createNameIndex();
  const kindWords = new Set<string>();
  /** Without blanks, so that words are found that a text writes as several. */
  const texts: string[] = [];

  return {
    add({ name, latinName, cuisine, dishes, city, country, kind }: Indexed) {
      const entry: Entry = {
        names: foldedNames(name, latinName),
        text: [
          searchTextOf(name),
          latinName ? searchTextOf(latinName) : "",
          ...cuisine.map(textOf),
          ...(dishes?.names.map(searchTextOf) ?? []),
        ]
          .filter(Boolean)
          .join(" "),
        place: textOf(`${city} ${country}`),
        kind: wordsOfKind(kind ?? ""),
      };
      alikeNames.add(entries.length, entry.names);
      entries.push(entry);
      texts.push(`${entry.text}${entry.place}`.replaceAll(" ", ""));
      for (const word of entry.kind) kindWords.add(word);
    },
    /** The index of all that were added. */
    *finish(): Steps<TextIndex> {
      const starts = new Uint32Array(texts.length + 1);
      const joined: string[] = [];
      for (let from = 0; from < texts.length; from += JOINED) {
        yield;
        const some = texts.slice(from, from + JOINED);
        for (const [at, text] of some.entries())
          starts[from + at + 1] = starts[from + at]! + text.length + END.length;
        joined.push(some.join(END));
      }
      return textIndex({ entries, alikeNames, kindWords, all: joined.join(END), starts });
    },
  };
}

/** The index of restaurants that are all there already. */
export function* createTextIndex(restaurants: readonly Indexed[]): Steps<TextIndex> {
  const builder = createTextIndexBuilder();
  yield* inSteps(restaurants, builder.add);
  return yield* builder.finish();
}

type Parts = {
  entries: readonly Entry[];
  alikeNames: ReturnType<typeof createNameIndex>;
  kindWords: ReadonlySet<string>;
  /** The texts of all restaurants. */
  all: string;
  /** Where each of them starts. */
  starts: Uint32Array;
};

function textIndex({ entries, alikeNames, kindWords, all, starts }: Parts): TextIndex {
  /** The positions of the restaurants that may have a word: those that have its letters in a row. */
  function positionsWith(word: string) {
    const found = new Set<number>();
    // Every text with the word has its spelling without the e of umlauts, too.
    const plain = withoutUmlautE(word);
    let position = 0;
    for (let at = all.indexOf(plain); at >= 0; at = all.indexOf(plain, starts[position + 1])) {
      while (starts[position + 1]! <= at) position += 1;
      found.add(position);
    }
    return found;
  }

  function* findAll(words: readonly string[]): Steps<number[]> {
    const matchers = words.map((word) => ({ word, matches: wordMatcher(word) }));
    const hasEvery = (at: number) => {
      const { text, place, kind } = entries[at]!;
      return matchers.every(
        ({ word, matches }) => matches(text) || matches(place) || kind.includes(word),
      );
    };
    const [first, ...others] = words
      .filter((word) => !kindWords.has(word))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, LOOKED_UP);
    const candidates = first === undefined ? [...entries.keys()] : [...positionsWith(first)];
    const left = others.reduce(
      (some, word) => (some.length > 0 ? inBoth(some, positionsWith(word)) : some),
      candidates,
    );
    const found: number[] = [];
    yield* inSteps(left, (at) => {
      if (hasEvery(at)) found.push(at);
    });
    return found;
  }

  /** Names that begin with the text, then names with it, then the others. */
  function rank(found: readonly number[], wanted: string, limit: number) {
    const ranks: [number[], number[], number[]] = [[], [], []];
    for (const at of found) {
      ranks[nameRank(entries[at]!.names, wanted)].push(at);
      if (ranks[0].length === limit) break;
    }
    return ranks.flat().slice(0, limit);
  }

  function guess(text: string, limit: number) {
    const wanted = foldForSearch(text);
    const places = wanted.length >= SHORTEST_GUESS ? alikeNames.alike(wanted).slice(0, limit) : [];
    return { places, isGuess: places.length > 0 };
  }

  return {
    entries,
    findAll,
    guess,
    search(text, limit) {
      const words = searchWordsOf(text);
      if (words.length === 0) return { places: [], isGuess: false };
      const places = rank(atOnce(findAll(words)), foldForSearch(text), limit);
      return places.length > 0 ? { places, isGuess: false } : guess(text, limit);
    },
  };
}

export type TextIndex = {
  entries: readonly Entry[];
  /** The positions of the restaurants that have every folded word, in order. */
  findAll(words: readonly string[]): Steps<number[]>;
  /** The restaurants with names that are written like the text, the most alike first. */
  guess(text: string, limit: number): FoundPlaces;
  /** The restaurants with every word of the text; where there are none, those with names that are written alike. */
  search(text: string, limit: number): FoundPlaces;
};
