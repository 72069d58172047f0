import { ageOf, elapsedSince } from "@/lib/desk/ages";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@/lib/languages/languages";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/favorites/account.json";

/** CLDR says it twice in Hebrew: "לפני יום (1)". */
const DIGIT_AT_END = / \(\d\)$/;

/** How long ago a favorite was saved: "Saved 3 days ago", "Gemerkt vor 3 Tagen". */
export function savedAgo(t: Translator<keyof typeof english>, at: Date, now: Date) {
  const elapsed = elapsedSince(at, now);
  if (!elapsed) return t("saved.now");
  if (t.language === DEFAULT_LANGUAGE) return t("saved", { ago: `${ageOf(at, now)} ago` });
  const [count, unit] = elapsed;
  const format = new Intl.RelativeTimeFormat(LANGUAGES[t.language].tag);
  return t("saved", { ago: format.format(-count, unit).replace(DIGIT_AT_END, "") });
}
