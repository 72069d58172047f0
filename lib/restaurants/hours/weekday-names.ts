import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { WEEKDAYS, type Weekday } from "@/lib/restaurants/types";

/** "monday" as "Monday". */
export function weekdayName(weekday: Weekday) {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

/** A day of January 2024, which began on a Monday. */
const dayOf = (weekday: Weekday) => new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(weekday)));

/** "monday" as it stands within a sentence of a language: "Monday", "lundi", "יום שני". */
export function weekdayIn(language: Language, weekday: Weekday) {
  if (language === DEFAULT_LANGUAGE) return weekdayName(weekday);
  const format = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    weekday: "long",
    timeZone: "UTC",
  });
  return format.format(dayOf(weekday));
}
