import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

/**
 * Silent reading of English non-fiction is mostly measured at 200 to 250 words a minute. The other languages, which have longer or shorter
 * words, in the ratio in which IReST has measured them (Trauzettel-Klosinski and Dietz, 2012); Chinese in characters.
 */
const PER_MINUTE: Readonly<Record<Language, number>> = {
  en: 225,
  de: 180,
  fr: 195,
  es: 215,
  "zh-hant": 250,
  he: 185,
};

/** Whole minutes, at least one: rounded to the nearest, so that English texts of four minutes and more are read at 200 to 250 words a minute. */
export function readingMinutes(words: number, language: Language = DEFAULT_LANGUAGE) {
  return Math.max(1, Math.round(words / PER_MINUTE[language]));
}

/** A Chinese character counts as a word. */
const WORDS = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu;

/** Words in the sense of a word processor: runs of characters between spaces that hold a letter or a digit. */
export function countWords(text: string) {
  return (text.match(WORDS) ?? []).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
