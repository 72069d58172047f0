import { formatCount } from "@/lib/counts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";

/** 12345 as "12,345", "12.345". */
export function formatCountIn(language: Language, count: number) {
  if (language === DEFAULT_LANGUAGE) return formatCount(count);
  return new Intl.NumberFormat(LANGUAGES[language].tag).format(count);
}
