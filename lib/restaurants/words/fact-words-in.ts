import "server-only";

import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import deCuisines from "@/lib/messages/de/cuisines.json";
import deFacts from "@/lib/messages/de/facts.json";
import enCuisines from "@/lib/messages/en/cuisines.json";
import enFacts from "@/lib/messages/en/facts.json";
import esCuisines from "@/lib/messages/es/cuisines.json";
import esFacts from "@/lib/messages/es/facts.json";
import frCuisines from "@/lib/messages/fr/cuisines.json";
import frFacts from "@/lib/messages/fr/facts.json";
import heCuisines from "@/lib/messages/he/cuisines.json";
import heFacts from "@/lib/messages/he/facts.json";
import zhCuisines from "@/lib/messages/zh-hant/cuisines.json";
import zhFacts from "@/lib/messages/zh-hant/facts.json";
import {
  createFactWords,
  type FactGroup,
  type LanguageWords,
} from "@/lib/restaurants/words/fact-words";

const WORDS = {
  en: { facts: enFacts, cuisines: enCuisines },
  de: { facts: deFacts, cuisines: deCuisines },
  fr: { facts: frFacts, cuisines: frCuisines },
  es: { facts: esFacts, cuisines: esCuisines },
  "zh-hant": { facts: zhFacts, cuisines: zhCuisines },
  he: { facts: heFacts, cuisines: heCuisines },
} satisfies Record<Language, LanguageWords>;

/** The words of a language, for server components. */
export const factWordsIn = (language: Language) => createFactWords(WORDS[language]);

/** The words that islands say of a restaurant, for the data of a page. */
export function islandFacts(language: Language) {
  const words = Object.entries(WORDS[language].facts);
  return Object.fromEntries(words.filter(([id]) => /^(?:feature|level|price)\./.test(id)));
}

/** The words that near me says: of its restaurants, its filters and what it understands of a search text. */
export function filterFacts(language: Language) {
  const words = Object.entries(WORDS[language].facts);
  const group = /^(?:dietary|feature|food|level|level-meaning|price)\./;
  return Object.fromEntries(words.filter(([id]) => group.test(id)));
}

/** The names of the continents, for the data of a page. */
export function continentWords(language: Language) {
  const words = Object.entries(WORDS[language].facts);
  return Object.fromEntries(words.filter(([id]) => id.startsWith("continent.")));
}

/** The words of some groups, for the data of a page. */
export function factsAmong(language: Language, groups: readonly FactGroup[]) {
  const words = Object.entries(WORDS[language].facts);
  return Object.fromEntries(
    words.filter(([id]) => groups.some((group) => id.startsWith(`${group}.`))),
  );
}

/** The words of some cuisines, for the data of a page that shows no others. */
export function cuisinesAmong(language: Language, names: readonly string[]) {
  const words: Readonly<Record<string, string>> = WORDS[language].cuisines;
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => (words[name] ? [[name, words[name]]] : [])),
  );
}

/** Cuisines that somebody wrote in a language, as restaurants have them; what is no word for one stays. */
export function storedCuisines(language: Language, text: string) {
  if (language === DEFAULT_LANGUAGE) return text;
  const words = Object.entries(WORDS[language].cuisines);
  const stored = (typed: string) =>
    words.find(([, word]) => word.toLowerCase() === typed.toLowerCase())?.[0] ?? typed;
  return text
    .split(/[,;，、；]/)
    .flatMap((part) => (part.trim() ? [stored(part.trim())] : []))
    .join(", ");
}
