import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";

/** 4.75 as "4.8" or "4,8"; with `isPadded` also 4 as "4.0". In English without Intl, as lib/counts.ts. */
export function formatDecimal(language: Language, value: number, isPadded = false) {
  if (language === DEFAULT_LANGUAGE)
    return isPadded ? value.toFixed(1) : `${Number(value.toFixed(1))}`;
  return new Intl.NumberFormat(LANGUAGES[language].tag, {
    maximumFractionDigits: 1,
    ...(isPadded && { minimumFractionDigits: 1 }),
  }).format(value);
}

/** 4 as "4.00" or "4,00". */
export function formatHundredths(language: Language, value: number) {
  if (language === DEFAULT_LANGUAGE) return value.toFixed(2);
  return new Intl.NumberFormat(LANGUAGES[language].tag, {
    maximumFractionDigits: 2,
    minimumFractionDigits: 2,
  }).format(value);
}
