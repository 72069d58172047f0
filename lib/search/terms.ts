import { foldText } from "@/lib/fold-text";
import DRAWINGS from "@/lib/restaurants/drawings.json";
import { CUISINES, DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filter-options";
import { VENUE_KINDS } from "@/lib/restaurants/venue-kind";

/** What people write for the site's own words. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  "coffee house": "coffee",
  "dog friendly": "pet friendly",
  "gluten free": "gluten-free",
  "kid friendly": "family friendly",
  "nut free": "nut-free",
  "outdoor seats": "outdoor seating",
  "outside seating": "outdoor seating",
  "soy free": "soy-free",
  "take away": "takeout",
  "take out": "takeout",
  takeaway: "takeout",
  veggie: "vegetarian",
  "wi fi": "wifi",
};

/** These words fit every restaurant: they say that the visitor looks for food, not for which. */
const ANY = [
  "best",
  "eat",
  "eatery",
  "food",
  "good",
  "place",
  "place to eat",
  "places to eat",
  "restaurant",
  "spot",
  "where to eat",
];

/** They join other words, and mean nothing without them. */
const JOINING = ["&", "a", "an", "and", "for", "or", "some", "the", "with"];

/** Cuisines that are named as their place is. */
const PLACES = ["hong_kong"];

const DISHES = DRAWINGS.flatMap(({ cuisine, generic, kind }) => [
  ...cuisine,
  ...generic,
  ...kind,
]).filter((name) => !PLACES.includes(name));

const LONGEST_TERM_WORDS = 3;

/** Words as they are compared: folded, and without hyphens, underscores and the punctuation around them. */
const comparable = (text: string) =>
  foldText(text)
    .replace(/[-_]/g, " ")
    .replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, "")
    .trim();

/** What a term is searched as; "" for one that says nothing. */
const TERMS: ReadonlyMap<string, string> = new Map([
  ...[...DISHES, ...CUISINES, ...FEATURES, ...DIETARY_OPTIONS, ...VENUE_KINDS].map(
    (name) => [comparable(name), foldText(name).replaceAll("_", " ")] as const,
  ),
  ...Object.entries(OTHER_WORDS),
  ...ANY.map((name) => [name, ""] as const),
]);

/** The forms of which a word may be the plural: bakeries, sandwiches, burgers. */
function singulars(text: string) {
  return [text.replace(/ies$/, "y"), text.replace(/es$/, ""), text.replace(/s$/, "")].filter(
    (form) => form !== text,
  );
}

/** What the words are searched as if they are one term, in the singular where that is a term, too. */
function searchedAs(words: readonly string[]) {
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
    const length = [...Array(LONGEST_TERM_WORDS).keys()]
      .map((fewer) => LONGEST_TERM_WORDS - fewer)
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
  return searchedAs(words) !== undefined || JOINING.includes(comparable(words.join(" ")));
}
