import type { Sources } from "@/lib/finding/sources";
import { cityName } from "@/lib/finding/suggestion-of";
import type { PlaceMatch } from "@/lib/gazetteer/place-search";
import { searchTextOf, searchWordsOf, wordMatcher } from "@/lib/strings/fold-for-search";

/** Among so many that have the words, those whose names have them are taken. */
const LOOKED_THROUGH = 60;

/** How much longer or shorter a similar name may be. */
const MOST_LETTERS_APART = 3;

/** `city` and `name`: how the text was read, where its end is the name of a city. */
type Found = { ids: string[]; isGuess: boolean; city?: PlaceMatch; name?: string };

/** The restaurants whose names have at least one of the words; the others are in the name of the city. */
async function named(text: string, { directory }: Sources, limit: number): Promise<Found> {
  const { ids, isGuess } = await directory.search(text, LOOKED_THROUGH);
  const words = searchWordsOf(text).map(wordMatcher);
  const hits = ids.filter((id) => {
    const { name = "", latinName } = directory.restaurant(id) ?? {};
    const own = searchTextOf(`${name} ${latinName ?? ""}`);
    const apart = Math.min(
      ...[name, latinName ?? name].map((form) => Math.abs(form.length - text.length)),
    );
    return isGuess ? apart <= MOST_LETTERS_APART : words.some((matches) => matches(own));
  });
  return { ids: hits.slice(0, limit), isGuess };
}

/**
 * The restaurants that a text names, best first, with a city by any of its names: "loving hut", "loving hut wien". `isGuess`: their
 * names are only similar.
 */
export async function findRestaurants(
  text: string,
  sources: Sources,
  limit: number,
): Promise<Found> {
  const found = await named(text, sources, limit);
  if (found.ids.length > 0 && !found.isGuess) return found;
  const end = sources.places.atEnd(text);
  if (!end) return found;
  const inCity = await named(
    `${end.rest} ${cityName(end.match, sources.directory)}`,
    sources,
    limit,
  );
  return inCity.ids.length > 0 && !inCity.isGuess
    ? { ...inCity, city: end.match, name: end.rest }
    : found;
}
