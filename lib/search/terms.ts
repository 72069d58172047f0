import { foldText } from "@/lib/strings/fold-text";
import DRAWINGS from "@/lib/restaurants/pictures/drawings.json";
import { CUISINES, DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
import { VENUE_KINDS } from "@/lib/restaurants/facts/venue-kind";
import { comparable } from "@/lib/search/comparable";
import { FOOD_WORDS, foodWordOf, LONGEST_FOOD_WORDS } from "@/lib/search/food-words";

/** Words of the trade that are no food words of visitors. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  "coffee house": "coffee",
  "corn dog": "corn dog",
  icecream: "ice cream",
};

/** They join other words, and mean nothing without them. */
export const JOINING_WORDS: readonly string[] = [
  "a",
  "an",
  "and",
  "for",
  "or",
  "some",
  "the",
  "with",
  ...["avec", "con", "et", "fur", "mit", "para", "pour", "und", "y"],
  "的",
];

/** Cuisines that are named as their place is. */
const PLACES = ["hong_kong"];

const DISHES = DRAWINGS.flatMap(({ cuisine, generic, kind }) => [
  ...cuisine,
  ...generic,
  ...kind,
]).filter((name) => !PLACES.includes(name));

const NOUNS: ReadonlySet<string> = new Set([
  ...[...DISHES, ...CUISINES, ...VENUE_KINDS].filter((name) => !foodWordOf(name)).map(comparable),
  "restaurant",
]);

/** Whether a word names a dish, a cuisine or a kind of place, also in the plural. */
export function isNoun(word: string) {
  const text = comparable(word);
  return [text, ...singulars(text)].some((form) => NOUNS.has(form));
}

/** What a term is searched as; "" for one that says nothing. */
const TERMS: ReadonlyMap<string, string> = new Map([
  ...[...DISHES, ...CUISINES, ...FEATURES, ...DIETARY_OPTIONS, ...VENUE_KINDS].map(
    (name) => [comparable(name), foldText(name).replaceAll("_", " ")] as const,
  ),
  ...Object.entries(OTHER_WORDS),
  ...FOOD_WORDS.flatMap(({ words, term, isNear }) =>
    isNear ? [] : words.map((name) => [comparable(name), term ?? name] as const),
  ),
]);

/** The forms of which a word may be the plural: bakeries, sandwiches, burgers. */
function singulars(text: string) {
  return [text.replace(/ies$/, "y"), text.replace(/es$/, ""), text.replace(/s$/, "")].filter(
    (form) => form !== text,
  );
}

/** What the words are searched as if they are one term, in the singular where that is a term, too. */
export function searchedAs(words: readonly string[]) {
  const text = comparable(words.join(" "));
  const name = [...singulars(text), text].find((form) => TERMS.has(form));
  return name === undefined ? undefined : TERMS.get(name);
}

/**
 * The cuisines, dishes, kinds of places and features that words name, as the search finds them: "best", "vegan", "burgers" give
 * "vegan" and "burger". Undefined when there are other words among them, or no term.
 */
export function readTerms(words: readonly string[]): string[] | undefined {
  const found: string[] = [];
  let isTerm = false;
  let at = 0;
  while (at < words.length) {
    const length = [...Array(LONGEST_FOOD_WORDS).keys()]
      .map((fewer) => LONGEST_FOOD_WORDS - fewer)
      .find((count) => at + count <= words.length && isKnown(words.slice(at, at + count)));
    if (length === undefined) return undefined;
    const term = searchedAs(words.slice(at, at + length));
    isTerm ||= term !== undefined;
    if (term) found.push(term);
    at += length;
  }
  return isTerm ? found : undefined;
}

function isKnown(words: readonly string[]) {
  return searchedAs(words) !== undefined || JOINING_WORDS.includes(comparable(words.join(" ")));
}
