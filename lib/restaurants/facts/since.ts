import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { ageOfDay, ageOfMonth, type Age } from "@/lib/restaurants/facts/freshness";

function inEnglish([count, unit]: Age) {
  if (count === 0) return `this ${unit}`;
  if (count === 1 && unit === "year") return "a year ago";
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** CLDR says it twice in Hebrew: "לפני שבוע (1)". */
const DIGIT_AT_END = / \(\d\)$/;

/** Hebrew has a preposition before it where something happened then. */
const LAST_MONTH = /^החודש שעבר$/;

function relative(language: Language, [count, unit]: Age, isLast = false) {
  const numeric = count === 0 || isLast ? "auto" : "always";
  const format = new Intl.RelativeTimeFormat(LANGUAGES[language].tag, { numeric });
  return format.format(-count, unit).replace(DIGIT_AT_END, "").replace(LAST_MONTH, "בחודש שעבר");
}

/** How long ago a day was: "this week", "3 weeks ago", "5 months ago", "a year ago"; "vor 3 Wochen". */
export function timeSince(language: Language, date: string, now: Date) {
  const age = ageOfDay(date, now);
  return language === DEFAULT_LANGUAGE ? inEnglish(age) : relative(language, age);
}

/** The same for a month: "this month", "last month"; "letzten Monat". */
export function monthsSince(language: Language, month: string, now: Date) {
  const age = ageOfMonth(month, now);
  const isLast = age[0] === 1 && age[1] === "month";
  if (language !== DEFAULT_LANGUAGE) return relative(language, age, isLast);
  return isLast ? "last month" : inEnglish(age);
}
