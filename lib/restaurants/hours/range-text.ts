import { LANGUAGES, type Language } from "@/lib/languages/languages";
import type { ClosedRange } from "@/lib/restaurants/types";

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

const isSame = (length: number, { from, to }: ClosedRange) =>
  from.slice(0, length) === to.slice(0, length);

/** "2026年12月24日至26日": of a range of long dates, `Intl` makes "2026/12/24至2026/12/26". */
function chineseRange(range: ClosedRange) {
  const text = (date: string, parts: Intl.DateTimeFormatOptions) =>
    midnight(date).toLocaleDateString(LANGUAGES["zh-hant"].tag, { ...parts, timeZone: "UTC" });
  const start = text(range.from, { dateStyle: "long" });
  if (range.from === range.to) return start;
  if (isSame("2026-12".length, range)) return `${start}至${text(range.to, { day: "numeric" })}`;
  if (isSame("2026".length, range))
    return `${start}至${text(range.to, { month: "long", day: "numeric" })}`;
  return `${start}至${text(range.to, { dateStyle: "long" })}`;
}

/** "December 24 – 26, 2026"; "December 24, 2026" for a single day. */
export function rangeText(range: ClosedRange, language: Language = "en") {
  if (language === "zh-hant") return chineseRange(range);
  const { tag } = LANGUAGES[language];
  const days = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  // The spaces around the dash are others in each browser.
  return days.formatRange(midnight(range.from), midnight(range.to)).replaceAll(/\s*–\s*/g, " – ");
}
