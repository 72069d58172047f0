import { offeredLanguages, type LanguageCode } from "@/lib/env/offered-languages";
import { OFFERED_LANGUAGES } from "@/lib/public-env";

export type Language = LanguageCode;

type LanguageFacts = {
  /** BCP 47, as `lang`, `hreflang` and Intl take it. */
  tag: string;
  dir: "ltr" | "rtl";
  /** In the language itself. */
  name: string;
  /** As Open Graph writes it. */
  openGraph: string;
};

/** The languages of the site, in the order in which they are listed; English is the one of paths without a language. */
export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = {
  en: { tag: "en", dir: "ltr", name: "English", openGraph: "en_US" },
  de: { tag: "de", dir: "ltr", name: "Deutsch", openGraph: "de_DE" },
  fr: { tag: "fr", dir: "ltr", name: "Français", openGraph: "fr_FR" },
  es: { tag: "es", dir: "ltr", name: "Español", openGraph: "es_ES" },
  "zh-hant": { tag: "zh-Hant", dir: "ltr", name: "繁體中文", openGraph: "zh_TW" },
  he: { tag: "he", dir: "rtl", name: "עברית", openGraph: "he_IL" },
};

export const DEFAULT_LANGUAGE: Language = "en";

/** Those that the operator offers (P2.16): all, unless the settings name some. */
export const LANGUAGE_LIST: readonly Language[] = offeredLanguages(OFFERED_LANGUAGES);

/** Those whose pages are below a path of their own. */
export const PREFIXED_LANGUAGES = LANGUAGE_LIST.filter((language) => language !== DEFAULT_LANGUAGE);

export function isPrefixedLanguage(text: string): text is Language {
  return (PREFIXED_LANGUAGES as readonly string[]).includes(text);
}
