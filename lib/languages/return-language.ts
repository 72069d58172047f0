import { DEFAULT_LANGUAGE, isPrefixedLanguage, type Language } from "@/lib/languages/languages";
import { languageOfPath, pathIn } from "@/lib/languages/paths";

/** Routes in English alone that lead back to the page of a restaurant. */
const LEADS_BACK = /^\/restaurants\/(?!near-me\/|by-c\w+\/)[^/]+\//;

/** The language of a page, as a form on it or the query of a route names it. */
export function returnLanguage(language: unknown): Language {
  const named = String(language);
  return isPrefixedLanguage(named) ? named : DEFAULT_LANGUAGE;
}

/** The path of a page in a language; one in English that leads back is told to which language, unless it names one. English leads on to any, as a sign-in does. */
export function pathLeadingBack(language: Language, href: string) {
  if (language === DEFAULT_LANGUAGE) return href;
  const path = pathIn(language, href);
  if (languageOfPath(path) === language) return path;
  if (!LEADS_BACK.test(path) || path.includes("language=")) return path;
  const [page = "", fragment] = path.split("#", 2);
  const named = `${page}${page.includes("?") ? "&" : "?"}language=${language}`;
  return fragment === undefined ? named : `${named}#${fragment}`;
}
