import "server-only";

import type { Language } from "@/lib/languages/languages";
import { cuisineAdjective } from "@/lib/restaurants/facts/cuisine-words";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";

const withSmallStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "vietnamiens", "thaïs", "moyen-orientaux". */
function frenchPlural(word: string) {
  if (/[sx]$/.test(word)) return word;
  return word.endsWith("al") ? `${word.slice(0, -2)}aux` : `${word}s`;
}

/** A language's word for a cuisine as it stands in a heading of restaurants; undefined where the word is no adjective. */
const FORMS: Readonly<Record<Language, (word: string) => string | undefined>> = {
  en: (word) => word,
  de: (word) => (/(?:sch|lich|ran)$/.test(word) ? `${word}e` : undefined),
  fr: (word) => (/[\s-]mex$|\s/.test(word) ? undefined : frenchPlural(withSmallStart(word))),
  es: withSmallStart,
  "zh-hant": (word) => word,
  he: (word) => word,
};

/** A cuisine as an adjective of restaurants: "Vietnamesische", "vietnamiens"; undefined for a dish or a kind of place. */
export function cuisineAdjectiveIn(language: Language, cuisine: string) {
  const adjective = cuisineAdjective(cuisine);
  const word = factWordsIn(language)("cuisine", cuisine, language === "en" ? adjective : "");
  return adjective && word ? FORMS[language](word) : undefined;
}
