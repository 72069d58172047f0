import { LANGUAGES, type Language } from "@/lib/languages/languages";

const format = (language: Language, date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGES[language].tag, { ...options, timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** "2026-12-11" as "December 11", "11. Dezember". */
export const dateName = (language: Language, date: string) =>
  format(language, date, { day: "numeric", month: "long" });

/** "2026-12-11" as "Friday, December 11", "Freitag, 11. Dezember". */
export const weekdayAndDate = (language: Language, date: string) =>
  format(language, date, { weekday: "long", day: "numeric", month: "long" });
