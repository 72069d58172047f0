import { foldText } from "@/lib/fold-text";

/** What the search looks through, of each restaurant. */
export type Searchable = {
  id: string;
  name: string;
  localName?: string | null;
  cuisine: readonly string[];
  city: string;
  country: string;
};

/** Fewer letters than this are too few for a guess. */
const SHORTEST_GUESS = 4;
/** The share of letter triples that two names have in common when one is a misspelling of the other. */
const SIMILAR = 0.4;

type Entry = { id: string; name: string; text: string };

const lettersOf = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function triplesOf(text: string) {
  const padded = `  ${text} `;
  const triples = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) triples.add(padded.slice(at, at + 3));
  return triples;
}

/** Twice the common triples over all triples of both: 1 for equal texts. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>) {
  let common = 0;
  for (const triple of a) if (b.has(triple)) common++;
  return (2 * common) / (a.size + b.size);
}

/** Prepares the search through all restaurants, by name, cuisine and city. */
export function createSearch(restaurants: readonly Searchable[]) {
  const entries: Entry[] = restaurants.map(({ id, name, localName, cuisine, city, country }) => ({
    id,
    name: lettersOf(name),
    text: lettersOf([name, localName ?? "", ...cuisine, city, country].join(" ")),
  }));

  /** Names first, those that begin with the text before others. */
  function rank({ name }: Entry, wanted: string) {
    if (name.startsWith(wanted)) return 0;
    return name.includes(wanted) ? 1 : 2;
  }

  function guess(wanted: string) {
    const triples = triplesOf(wanted);
    return entries
      .map((entry) => ({ entry, alike: similarity(triples, triplesOf(entry.name)) }))
      .filter(({ alike }) => alike >= SIMILAR)
      .sort((a, b) => b.alike - a.alike)
      .map(({ entry }) => entry);
  }

  /** The ids of the restaurants with every word of the text, best first; where there are none, of names that are written alike. */
  return function search(text: string, limit: number): { ids: string[]; isGuess: boolean } {
    const wanted = lettersOf(text);
    const words = wanted.split(" ").filter(Boolean);
    if (words.length === 0) return { ids: [], isGuess: false };
    const found = entries
      .filter((entry) => words.every((word) => entry.text.includes(word)))
      .map((entry) => ({ entry, rank: rank(entry, wanted) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry);
    const isGuess = found.length === 0 && wanted.length >= SHORTEST_GUESS;
    const shown = isGuess ? guess(wanted) : found;
    return { ids: shown.slice(0, limit).map(({ id }) => id), isGuess: isGuess && shown.length > 0 };
  };
}
