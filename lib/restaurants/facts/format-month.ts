import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { monthOf } from "@/lib/restaurants/facts/freshness";

/** "2026-03-05" as "March 2026", "März 2026", "2026年3月". */
export function formatMonthIn(language: Language, iso: string) {
  if (language === DEFAULT_LANGUAGE) return monthOf(iso);
  const format = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${iso.slice(0, "YYYY-MM".length)}-01T00:00Z`));
}
