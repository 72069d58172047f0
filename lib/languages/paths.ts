import {
  DEFAULT_LANGUAGE,
  isPrefixedLanguage,
  LANGUAGE_LIST,
  type Language,
} from "@/lib/languages/languages";

/** An id of a restaurant is a number or has a hyphen, which no other page below "/restaurants" has, but for the first two named here. */
const RESTAURANT = String.raw`restaurants/(?:\d+|(?!(?:by-c\w+|add-listing)(?:/|$))[^/.]*-[^/.]*)`;

/** The English paths of the pages that exist in every language. A page belongs here when all its texts are translated. */
const TRANSLATED_PAGES = [
  "",
  "about(?:/(?:history|team|press|advertising|mission|contact(?:/sent)?))?",
  "auth",
  "auth/(?:join|reset|second-step)",
  "auth/confirm(?:/replace)?",
  "community/(?:ai-gallery|blog|levels)",
  String.raw`community/events(?:/[^/.]+(?:/(?:edit|guests|event\.ics))?)?`,
  "community/(?:forum|members|photos)(?:/page/[^/.]+)?",
  String.raw`community/forum/[^/]+(?:/(?:page/\d+|edit/[^/]+|reply))?`,
  "community/members/(?:by-city/)?[^/.]+(?:/page/[^/.]+)?",
  "features/[^/]+",
  "favorites(?:/(?:shared/)?[^/]+)?",
  "guides/(?:phrases/)?[^/]+",
  "listings/[^/]+(?:/again)?",
  "lists(?:/(?:shared/)?[^/]+)?",
  "profile",
  "questions/[^/]+",
  "report/(?:sent|[^/]+/[^/]+)",
  "restaurants",
  "restaurants/(?:add-listing|find|map|reviews|search|top-rated)",
  "restaurants/near-me(?:/[^/]+)?",
  "restaurants/by-c(?:ity|ountry)(?:/[^.]+)?",
  String.raw`restaurants/by-city/[^/.]+/feed\.xml`,
  RESTAURANT,
  `${RESTAURANT}/(?:reviews?|tip|open|closed|thanks|correct|lists)`,
  `${RESTAURANT}/(?:dishes|photos)(?:/add)?`,
  `${RESTAURANT}/claim(?:/confirm)?`,
  `${RESTAURANT}/owner(?:/(?:facts|closed|reply/[^/]+))?`,
  "settings",
  "settings/(?:email|password|delete|second-factor(?:/code)?)",
  "unsubscribe(?:/done)?",
];

const TRANSLATED = new RegExp(`^/(?:${TRANSLATED_PAGES.join("|")})$`);

/** The translations of guides, as next.config.ts reads them from the names of files: "veg-food/eating-out.de". */
const GUIDES = (process.env.TRANSLATED_TEXTS ?? "").split(" ");

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

/** The path in English without query and fragment. */
const pageOf = (path: string) => `/${segmentsOf(englishPath(path)).join("/")}`;

/** Whether a page exists in all languages. */
export function isTranslated(path: string) {
  return TRANSLATED.test(pageOf(path));
}

/** Whether a page exists in a language: a guide does where it has been translated into it. */
export function existsIn(language: Language, path: string) {
  return (
    language === DEFAULT_LANGUAGE ||
    isTranslated(path) ||
    GUIDES.includes(`${pageOf(path).replace("/guides/", "")}.${language}`)
  );
}

/** The path of a page in a language; the English one where it exists in English alone. */
export function pathIn(language: Language, path: string) {
  const english = englishPath(path);
  if (language === DEFAULT_LANGUAGE || !existsIn(language, english)) return english;
  return `/${language}${english === "/" ? "" : english}`;
}

/** The languages of a page: English alone for one that is not translated. */
export function languagesOf(path: string): readonly Language[] {
  return LANGUAGE_LIST.filter((language) => existsIn(language, path));
}
