import { LANGUAGE_LIST, LANGUAGES, type Language } from "@/lib/languages/languages";

/** Named in the cookie policy. */
export const LANGUAGE_COOKIE = "chard-language";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language that the visitor has chosen; undefined for a cookie that names none. */
export function chosenLanguage(cookies: string): Language | undefined {
  const [, value] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(cookies) ?? [];
  return LANGUAGE_LIST.find((language) => language === value);
}

/** Remembers for a year that the visitor wants pages in this language. */
export function chooseLanguage(language: Language) {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Where Chinese is written in traditional characters. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/** The site's language for one of a browser, "de-AT" or "iw"; undefined where it has none: "zh-CN" is read in other characters. */
function siteLanguage(tag: string): Language | undefined {
  const [primary = ""] = tag.toLowerCase().split("-");
  const spoken = primary === "iw" ? "he" : primary;
  const code = TRADITIONAL.test(tag) ? "zh-Hant" : spoken;
  return LANGUAGE_LIST.find((language) => LANGUAGES[language].tag === code);
}

type Visitor = { cookies: string; languages: readonly string[] };

/** The language to offer on a page: what the visitor has chosen, else the first of the browser's that the site has. */
export function languageToOffer(page: Language, { cookies, languages }: Visitor) {
  const [wanted] = languages.flatMap((tag) => siteLanguage(tag) ?? []);
  const language = chosenLanguage(cookies) ?? wanted;
  return language === page ? undefined : language;
}
