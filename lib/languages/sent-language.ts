import { DEFAULT_LANGUAGE, isPrefixedLanguage, type Language } from "@/lib/languages/languages";

/** The language of the page that a form without scripts was sent from, as its field "language" says. */
export function sentLanguage(data: FormData): Language {
  const sent = String(data.get("language"));
  return isPrefixedLanguage(sent) ? sent : DEFAULT_LANGUAGE;
}
