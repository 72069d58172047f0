import { formatDay } from "@/lib/dates";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";

/** "2026-10-08", or an instant of that day, as "8 October 2026", "8. Oktober 2026", "2026年10月8日". */
export function formatDayIn(language: Language, iso: string) {
  const day = iso.slice(0, "YYYY-MM-DD".length);
  if (language === DEFAULT_LANGUAGE) return formatDay(day);
  const format = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00Z`));
}
