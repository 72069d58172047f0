import type { Language } from "@/lib/languages/languages";

/** The one city of the gazetteer whose Hebrew name has an article, in place of which the preposition stands. */
const BRONX = /^ה(?=ברונקס$)/;

/**
 * A name behind a preposition: Hebrew writes its own to the next word, doubles a vav there ("בווינה"), and puts a maqaf before other letters
 * ("ב־Berlin").
 */
export function nameAfterPrefix(language: Language, name: string) {
  if (language !== "he") return name;
  if (!/^\p{Script=Hebrew}/u.test(name)) return `־${name}`;
  return name.replace(/^ו(?!ו)/, "וו").replace(BRONX, "");
}
