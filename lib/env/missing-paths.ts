// The pages that are the response to unknown paths below a language, one for each (app/[language]/not-found).

// Relative, as in lib/env.ts.
// eslint-disable-next-line no-restricted-imports
import { LANGUAGE_CODES, offeredLanguages, type LanguageCode } from "./offered-languages";

const MISSING = "not-found";

/** The path of that page; of English, which has no path of its own, Next's. */
export function missingPath(language: LanguageCode) {
  return language === "en" ? `/_${MISSING}` : `/${language}/${MISSING}`;
}

export function isMissingPath(path: string) {
  return LANGUAGE_CODES.some((language) => missingPath(language) === path);
}

/** Next's rewrite of all paths below a language that no page has, for the languages that a setting offers. */
export function missingRewrites(setting: string | undefined) {
  const languages = offeredLanguages(setting).filter((language) => language !== "en");
  if (languages.length === 0) return [];
  const source = `/:language(${languages.join("|")})/:rest*`;
  return [{ source, destination: `/:language/${MISSING}` }];
}
