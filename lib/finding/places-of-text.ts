import { eachOnce } from "@/lib/finding/each-once";
import type { Sources } from "@/lib/finding/sources";
import { citySuggestion } from "@/lib/finding/suggestion-of";
import type { PlaceMatch } from "@/lib/gazetteer/place-search";
import type { Suggestion } from "@/lib/search/suggestion";

/** Longer texts are addresses or sentences. */
const MOST_WORDS = 5;

/** A text with a comma between a name and its region or country, at each place: "berlin, germany". */
function withCommas(text: string) {
  const words = text.split(/[\s,，、،]+/u).filter(Boolean);
  if (words.length > MOST_WORDS || text.includes(",")) return [];
  return words.slice(1).map((_, at) => ({
    name: words.slice(0, at + 1).join(" "),
    rest: words.slice(at + 1).join(" "),
  }));
}

const suggestionsOf = (matches: readonly PlaceMatch[], { directory }: Sources) =>
  eachOnce(matches.map((match) => citySuggestion(match, directory)));

/** The cities and districts that a text names, or begins to: "berl", "berlin germ", "paris, t". */
export function placesStarting(text: string, sources: Sources, limit: number): Suggestion[] {
  const { places } = sources;
  const starting = places.startingWith(text, limit);
  const whole = places.wholeText(text);
  const known = [...starting, ...(whole ? [whole] : [])];
  const more = withCommas(text).flatMap(({ name, rest }) =>
    known.length > 0 ? [] : places.startingWith(`${name}, ${rest}`, limit),
  );
  return suggestionsOf([...known, ...more], sources).slice(0, limit);
}

/** Those that it is written nearly as, also with a region or country that is (P3.16): "Berln Germany", "berlin germnay". */
export function similarPlaces(text: string, sources: Sources, limit: number): Suggestion[] {
  const { places } = sources;
  // Some look the same.
  const similar = places.similarTo(text, 2 * limit);
  if (similar.length > 0) return suggestionsOf(similar, sources).slice(0, limit);
  const more = withCommas(text).flatMap(({ name, rest }) => [
    ...(places.wholeText(rest) ? places.similarTo(`${name}, ${rest}`, limit) : []),
    ...(places.wholeText(name) ? places.similarTo(rest, limit) : [])
      .filter(({ place }) => place.geonameId === 0)
      .flatMap(({ place, alias }) => places.wholeText(`${name}, ${alias ?? place.name}`) ?? []),
  ]);
  return suggestionsOf(more, sources).slice(0, limit);
}
