// Shared with scripts/build/gazetteer.mjs, which writes the files that these rules find: no imports here.

/** Letters that Unicode does not take apart into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ə: "e",
  "&": " and ",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** Marks, and signs that stand inside a word: O’Fallon, D.C., St. Louis, Hawaiʻi. */
const DROPPED = /[\p{M}.'’‘‛`´ʹʻʼʽ]/gu;

/** Short forms at the start of a name; the last word of a text may be the start of another: "st" of "Stuttgart". */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ft: "fort",
  mt: "mount",
  st: "saint",
  ste: "sainte",
};

/** Everything else that is no letter or digit parts words: hyphens, dashes, commas, brackets. */
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/**
 * The form in which names are compared: no case, accents, apostrophes or dots, one space between words, short forms
 * spelt out. "São Paulo" gives "sao paulo", "Île-de-France" "ile de france", "St. Louis" "saint louis".
 */
export function foldCityName(text: string) {
  const words = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(DROPPED, "")
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(SEPARATORS, " ")
    .trim()
    .split(" ");
  const last = words.length - 1;
  return words
    .map((word, index) =>
      index < last && Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : word,
    )
    .join(" ");
}

export type GazetteerSet = "cities" | "towns";

/**
 * How many files each set is spread over, and how many letters of a name choose the file. Cities are suggested from
 * the third letter on (P3.7), towns only looked up by their whole name.
 */
const SETS: Record<GazetteerSet, { files: number; letters: number }> = {
  cities: { files: 1000, letters: 3 },
  towns: { files: 512, letters: Infinity },
};

/**
 * The number of the file that holds the places of a set whose folded name starts so. Names are spread by a hash
 * (FNV-1a): every text has a file, so nobody needs a list of the files that exist, and any script makes plain names.
 */
export function shardNumber(set: GazetteerSet, folded: string) {
  const letters = [...folded.replaceAll(" ", "")].slice(0, SETS[set].letters);
  const hash = letters.reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return (hash >>> 0) % SETS[set].files;
}

/** The address of that file. */
export function shardPath(set: GazetteerSet, folded: string) {
  return `/gazetteer/${set}/${shardNumber(set, folded)}.json`;
}

/** How many files a set has. */
export function shardCount(set: GazetteerSet) {
  return SETS[set].files;
}
