// Shared with scripts/build/gazetteer.mjs, which writes the files that these rules find.
import { foldForSearch } from "@/lib/strings/fold-for-search";

/** Abbreviations. The last word of a text is not expanded, it may be the start of a longer one: "st" of "Stuttgart". */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ft: "fort",
  mt: "mount",
  st: "saint",
  ste: "sainte",
};

/**
 * The form in which names of cities are compared: folded as every searched text (P4.19), abbreviations expanded. "São Paulo" gives
 * "sao paulo", "Île-de-France" "ile de france", "St. Louis" "saint louis".
 */
export function foldCityName(text: string) {
  const words = foldForSearch(text).split(" ");
  const last = words.length - 1;
  return words
    .map((word, index) =>
      index < last && Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : word,
    )
    .join(" ");
}

/** Suggestions start with this many letters (P3.7), so cities are spread over files by as many. */
export const MIN_SUGGESTION_LETTERS = 3;

export type GazetteerSet = "cities" | "towns";

/**
 * How many files each set is spread over, and how many letters of a name choose the file. Cities are suggested; towns are only
 * looked up by their whole name.
 */
const SETS: Record<GazetteerSet, { files: number; letters: number }> = {
  cities: { files: 1000, letters: MIN_SUGGESTION_LETTERS },
  towns: { files: 512, letters: Infinity },
};

/**
 * The number of the file with the entries of a set whose folded name starts with these letters. Names are distributed by a
 * hash (FNV-1a), so every text has a file, no list of existing files is needed, and file names are plain ASCII in any script.
 */
export function shardNumber(set: GazetteerSet, folded: string) {
  const letters = [...folded.replaceAll(" ", "")].slice(0, SETS[set].letters);
  const hash = letters.reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return (hash >>> 0) % SETS[set].files;
}

/** The path of that file. */
export function shardPath(set: GazetteerSet, folded: string) {
  return `/gazetteer/${set}/${shardNumber(set, folded)}.json`;
}

/** How many files a set has. */
export function shardCount(set: GazetteerSet) {
  return SETS[set].files;
}

/** Shorter words inside a name are no start of a search: the "de" of Rio de Janeiro. */
const SHORTEST_WORD = 3;

/** The numbers of the files with a folded name: of a city also those of its later words. */
export function shardsOfName(set: GazetteerSet, folded: string) {
  const words = set === "cities" ? folded.split(" ") : [folded];
  const starts = words.map((word, start) =>
    start === 0 || word.length >= SHORTEST_WORD
      ? [shardNumber(set, words.slice(start).join(" "))]
      : [],
  );
  return [...new Set(starts.flat())];
}

/** All cities in one file, for visitors who store the world on the device. */
export const ALL_CITIES_PATH = "/gazetteer/all-cities.json";
