import { comparable } from "@/lib/search/comparable";
import { FOOD_WORDS } from "@/lib/search/food-words";
import { splitHanWords, type Word as HanWord } from "@/lib/search/han-words";
import { isNoun, readTerms } from "@/lib/search/terms";

/** One way to read a text: what is looked for, and where. */
export type PhraseReading = {
  /** What is looked for, as the search finds it; empty when it is any restaurant. */
  text: string;
  /** The name of a location as it was typed; undefined for "near me". */
  where?: string;
  /** A word such as "in" stands before it. */
  isSaid: boolean;
};

/** Longer texts are no phrases. */
const LONGEST_TEXT = 200;
const MOST_WORDS = 14;

const NEAR_ME = FOOD_WORDS.flatMap(({ words, isNear }) => (isNear ? words.map(comparable) : []));

/** They stand before a location. */
const BEFORE_LOCATION = [
  ...["close to", "around", "at", "by", "in", "near"],
  ...["bei", "im", "in der nahe von", "nahe", "rund um"],
  ...["a", "autour de", "en", "pres de"],
  ...["cerca de"],
].map(comparable);

/** A word that says nothing, and a large city: a dish stands beside the city, "vegan" and "cheap" beside the meal. */
const WORDS_OF_CITIES = ["essen"];

const WORD = /[^\s,，、،]+/gu;

type Word = HanWord & { folded: string };

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)]
    .flatMap((match) => splitHanWords(match[0], match.index))
    .map((word) => ({ ...word, folded: comparable(word.text) }));
}

const typed = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

const termsOf = (words: readonly Word[]) => readTerms(words.map(({ text }) => text));

/** How many words the longest phrase at the start has. */
function lengthAtStart(words: readonly Word[], phrases: readonly string[]) {
  const folded = `${words.map((word) => word.folded).join(" ")} `;
  const found = phrases.filter((phrase) => folded.startsWith(`${phrase} `));
  return Math.max(0, ...found.map((phrase) => phrase.split(" ").length));
}

/** "breakfast near me", "near me breakfast": what else there is, is looked for. */
function readNearMe(words: readonly Word[]): PhraseReading | undefined {
  const atStart = lengthAtStart(words, NEAR_ME);
  const atEnd = words.findIndex(
    (_, index) => lengthAtStart(words.slice(index), NEAR_ME) === words.length - index,
  );
  if (atStart === 0 && atEnd < 0) return undefined;
  const others = atEnd >= 0 ? words.slice(0, atEnd) : words.slice(atStart);
  const terms = others.length > 0 ? termsOf(others) : [];
  // "Nearby Town" may be one; what comes before "near me" is searched for, even if it is not a known dish.
  if (!terms && atEnd < 0) return undefined;
  return { text: terms?.join(" ") ?? typed(others), isSaid: true };
}

const HAN_AROUND_NAME = /^在|的$/g;
/** A vav after the preposition is written twice. */
const HEBREW_BEFORE_NAME = /^ב(?:[־-]|ו(?=ו))?(?=\p{L}{2})/u;

/** A location without the words that Hebrew and Chinese write together with it: "תל אביב" of "בתל אביב", "台北" of "在台北的". */
function bareName(where: string) {
  const pattern = /^\p{Script=Han}+$/u.test(where) ? HAN_AROUND_NAME : HEBREW_BEFORE_NAME;
  const bare = where.replace(pattern, "");
  return bare === where || bare === "" ? undefined : bare;
}

/** Terms, a location and terms, where one of both may be missing. */
function readAround(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
): PhraseReading[] | undefined {
  const before = from > 0 ? termsOf(words.slice(0, from)) : [];
  const after = to < words.length ? termsOf(words.slice(to)) : [];
  if (!before || !after) return undefined;
  const said = lengthAtStart(words.slice(from), BEFORE_LOCATION);
  const [first, last] = [words[from + said], words[to - 1]];
  if (!first || !last || from + said >= to) return undefined;
  if (said === 0 && from === 0 && to === words.length) return undefined;
  const wanted = [...before, ...after].join(" ");
  const where = text.slice(first.start, last.end);
  const bare = bareName(where);
  return [
    { text: wanted, where, isSaid: said > 0 },
    ...(bare ? [{ text: wanted, where: bare, isSaid: true }] : []),
  ];
}

/** "pizza essen", "vegan restaurant essen", but not "vegan essen". */
function readCityOfWord(words: readonly Word[]): PhraseReading | undefined {
  for (const [city, beside, others] of [
    [words.at(-1), words.at(-2), words.slice(0, -1)],
    [words[0], words[1], words.slice(1)],
  ] as const) {
    const isCity = city !== undefined && WORDS_OF_CITIES.includes(city.folded);
    if (isCity && beside && isNoun(beside.text))
      return { text: (termsOf(others) ?? []).join(" "), where: city.text, isSaid: false };
  }
  return undefined;
}

/**
 * The ways to read a text as food at a location, likeliest first, those with the longest location before others: "ramen in Brooklyn",
 * "vegan pizza berlin", "breakfast near me". None for a text without a cuisine, dish, kind of place or feature. A geocoder decides
 * whether a location exists.
 */
export function readLocationPhrase(text: string): PhraseReading[] {
  const words = text.length > LONGEST_TEXT ? [] : wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  if (termsOf(words)) return [readCityOfWord(words)].filter((reading) => reading !== undefined);
  const nearMe = readNearMe(words);
  if (nearMe) return [nearMe];
  const spans = words.flatMap((_, from) =>
    words.slice(from).map((_, length) => ({ from, to: from + length + 1 })),
  );
  return spans
    .sort((a, b) => b.to - b.from - (a.to - a.from) || b.from - a.from)
    .flatMap(({ from, to }) => readAround(text, words, from, to) ?? []);
}
