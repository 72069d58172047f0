import type { Language } from "@/lib/languages/languages";

/** A name behind a preposition: Hebrew writes its own to the next word, with a maqaf before other letters: "ב־Berlin". */
export function nameAfterPrefix(language: Language, name: string) {
  return language === "he" && !/^\p{Script=Hebrew}/u.test(name) ? `־${name}` : name;
}
