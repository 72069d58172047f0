import { LANGUAGES, type Language } from "@/lib/languages/languages";
import type { ClosedRange } from "@/lib/restaurants/types";

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** "December 24 – 26, 2026"; "December 24, 2026" for a single day. */
export function rangeText({ from, to }: ClosedRange, language: Language = "en") {
  const { tag } = LANGUAGES[language];
  const days = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  // The spaces around the dash are others in each browser.
  return days.formatRange(midnight(from), midnight(to)).replaceAll(/\s*–\s*/g, " – ");
}
