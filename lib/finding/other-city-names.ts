import "server-only";

import { readSources, type Sources } from "@/lib/finding/sources";
import { readTerms } from "@/lib/search/terms";
import { nameKey } from "@/lib/gazetteer/name-key";

const MOST_WORDS = 8;
const MOST_NAME_WORDS = 4;
const LONGEST_NAME = 100;
/** Shorter Latin names are words of other things more often. */
const SHORTEST_NAME = 4;

const isLongEnough = (name: string) =>
  name.length >= SHORTEST_NAME || /[^\p{Script=Latin}\s]/u.test(name);

/** The city of the directory that has a name, by any name of GeoNames; none of a food word, though a city may be called so. */
export function cityOfName(name: string, { places, directory }: Sources) {
  const isFood = readTerms(name.split(" ")) !== undefined;
  const match = isLongEnough(name) && !isFood ? places.wholeText(name) : undefined;
  return match && directory.city(match.place.geonameId);
}

/**
 * A text with the name that the directory has for a city in place of another one: "loving hut wien" as "loving hut Vienna", "göteborg"
 * as "Gothenburg". Empty where it names no city, or names it as the directory does.
 */
export function inDirectoryNames(text: string, sources: Sources): string[] {
  const words = text.split(/[\s,，、،]+/u).filter(Boolean);
  if (words.length > MOST_WORDS) return [];
  for (let length = Math.min(MOST_NAME_WORDS, words.length); length > 0; length--)
    for (let start = words.length - length; start >= 0; start--) {
      const name = words.slice(start, start + length).join(" ");
      const city = cityOfName(name, sources);
      if (!city || nameKey(city.name) === nameKey(name)) continue;
      return [[...words.slice(0, start), city.name, ...words.slice(start + length)].join(" ")];
    }
  return [];
}

/** The same of the site's own sources; empty where there are only samples. */
export async function searchedInDirectoryNames(text: string) {
  const sources = text.trim() ? await readSources() : undefined;
  return sources ? inDirectoryNames(text, sources) : [];
}

/** The slug of the site's own city that has a name; undefined where there is none, or only samples. */
export async function findCityOfName(name: string) {
  const isName = name.trim() !== "" && name.length <= LONGEST_NAME;
  const sources = isName ? await readSources() : undefined;
  return sources && cityOfName(name.trim(), sources)?.id;
}
