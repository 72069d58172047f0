import {
  DEFAULT_LANGUAGE,
  isPrefixedLanguage,
  LANGUAGE_LIST,
  type Language,
} from "@/lib/languages/languages";

/**
 * The pages that exist in every language, by their English path: the home page, near me, the map, what a text of the location search means, the search
 * everywhere, the ranking, the newest reviews, the phrase cards and their list, the sign-in, the favorites and lists, the forms for a report and a listing, a member's
 * profile and settings, those of cities, also as feeds, and countries and their lists, and each restaurant's, whose id is a number or has a hyphen, with pages below it.
 * A page belongs here when all its texts are translated.
 */
const TRANSLATED =
  /^\/(auth(?:\/join|\/reset|\/second-step|\/confirm(?:\/replace)?)?|(?:favorites|lists)(?:\/(?:shared\/)?[^/]+)?|guides\/phrases(?:\/[^/]+)?|listings\/[^/]+(?:\/again)?|profile|report\/(?:sent|[^/]+\/[^/]+)|settings(?:\/(?:email|password|delete|second-factor(?:\/code)?))?|restaurants(?:\/(?:add-listing|near-me(?:\/[^/]+)?|find|map|reviews|search|top-rated|by-c(?:ity|ountry)(?:\/[^.]+)?|by-city\/[^/.]+\/feed\.xml|(?:\d+|(?!(?:by-c\w+|add-listing)(?:\/|$))[^/.]*-[^/.]*)(?:\/(?:reviews?|tip|open|closed|thanks|correct|lists|(?:dishes|photos)(?:\/add)?))?))?)?$/;

const segmentsOf = (path: string) => path.split(/[?#]/, 1)[0]!.split("/").slice(1);

/** "/de/restaurants" is German; every path without a language is English. */
export function languageOfPath(path: string): Language {
  const [first = ""] = segmentsOf(path);
  return isPrefixedLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/** The path of the page in English: of "/de" it is "/". */
export function englishPath(path: string) {
  const language = languageOfPath(path);
  if (language === DEFAULT_LANGUAGE) return path;
  const rest = path.slice(language.length + 1);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Whether a page exists in all languages. */
export function isTranslated(path: string) {
  return TRANSLATED.test(`/${segmentsOf(englishPath(path)).join("/")}`);
}

/** The path of a page in a language; the English one where it exists in English alone. */
export function pathIn(language: Language, path: string) {
  const english = englishPath(path);
  if (language === DEFAULT_LANGUAGE || !isTranslated(english)) return english;
  return `/${language}${english === "/" ? "" : english}`;
}

/** A page in each of its languages: one for a page that is not translated. */
export function languagesOf(path: string): readonly Language[] {
  return isTranslated(path) ? LANGUAGE_LIST : [DEFAULT_LANGUAGE];
}
