import { foldForSearch, searchTextOf, wordMatcher } from "@/lib/fold-for-search";
import { inSlices } from "@/lib/in-slices";
import { createTripleIndex, SHORTEST_GUESS } from "@/lib/search/letter-triples";

/** What the search looks through, of each restaurant. */
export type Searchable = {
  id: string;
  name: string;
  localName?: string | null;
  cuisine: readonly string[];
  city: string;
  country: string;
};

type Entry = { id: string; name: string; text: string };

/** The ids of what was found, best first. */
export type Found = { ids: string[]; isGuess: boolean };

/** Names first, those that begin with the text before others. */
function rank({ name }: Entry, wanted: string) {
  if (name.startsWith(wanted)) return 0;
  return name.includes(wanted) ? 1 : 2;
}

/** How many restaurants are worked on before other requests have their turn. */
const INDEXED_AT_A_TIME = 500;

/** Prepares the search through all restaurants, by name, cuisine and city. Other requests are served meanwhile. */
export async function createSearch(restaurants: readonly Searchable[]) {
  const entries = await inSlices(
    restaurants,
    ({ id, name, localName, cuisine, city, country }): Entry => ({
      id,
      name: foldForSearch(name),
      text: searchTextOf([name, localName ?? "", ...cuisine, city, country].join(" ")),
    }),
    INDEXED_AT_A_TIME,
  );
  let names: Promise<ReturnType<typeof createTripleIndex>> | undefined;

  async function indexNames() {
    const index = createTripleIndex();
    await inSlices(entries, ({ name }) => index.add(name), INDEXED_AT_A_TIME);
    return index;
  }

  async function guess(wanted: string) {
    names ??= indexNames();
    return (await names).alike(wanted).map((at) => entries[at]!);
  }

  /** The ids of the restaurants with every word of the text, best first; where there are none, of names that are written alike. */
  return async function search(text: string, limit: number): Promise<Found> {
    const wanted = foldForSearch(text);
    const words = wanted.split(" ").filter(Boolean);
    if (words.length === 0) return { ids: [], isGuess: false };
    const matchers = words.map(wordMatcher);
    const found = entries
      .filter(({ text }) => matchers.every((matches) => matches(text)))
      .map((entry) => ({ entry, rank: rank(entry, wanted) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry);
    const isGuess = found.length === 0 && wanted.length >= SHORTEST_GUESS;
    const shown = isGuess ? await guess(wanted) : found;
    return { ids: shown.slice(0, limit).map(({ id }) => id), isGuess: isGuess && shown.length > 0 };
  };
}
