import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

/** Attributes of a text that keeps the language in which people wrote it, on a page in another one; `lang` where that is known. */
export function ownWords(language: Language, lang?: string): { dir?: "auto"; lang?: string } {
  if (language === DEFAULT_LANGUAGE) return {};
  return { dir: "auto", ...(lang && { lang }) };
}
