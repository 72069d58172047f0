import { FOOD_WORDS, foodWordOf } from "@/lib/search/food-words";
import { isNoun } from "@/lib/search/terms";

export type Word = { text: string; start: number; end: number };

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** The longest first, so that 素食餐廳 is not 素食 and 餐廳. A single character is a part of other words: 吃 of 小吃. */
const HAN_WORDS = FOOD_WORDS.flatMap(({ words }) => words.flatMap((word) => word.split(" ")))
  .filter((word) => /\p{Script=Han}{2}/u.test(word))
  .sort((a, b) => b.length - a.length);

const LATIN = /[\p{Script=Latin}\p{M}\p{N}]+/uy;

/** Letters and figures as wide as Chinese ones, ２４, as others write them: as many as there were. */
const narrow = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Where a known word at a place of a text ends, or what cannot have one inside: a number, a word in Latin letters. */
function readAt(text: string, at: number) {
  const known = HAN_WORDS.find((word) => text.startsWith(word, at));
  if (known) return { end: at + known.length, isKnown: true };
  LATIN.lastIndex = at;
  const word = LATIN.exec(text)?.[0];
  if (word)
    return { end: at + word.length, isKnown: foodWordOf(word) !== undefined || isNoun(word) };
  return { end: at + 1, isKnown: false };
}

/**
 * Chinese has no blanks between words: 台北素食 is 台北 and 素食, 24小時素食 is 24小時 and 素食, 台北vegan餐廳 has three. What is no known word
 * stays together, and so do texts without Chinese words, Japanese ones among them; `at` is where the text starts.
 */
export function splitHanWords(text: string, at: number): Word[] {
  if (!HAN.test(text) || KANA.test(text)) return [{ text, start: at, end: at + text.length }];
  const read = narrow(text);
  const words: Word[] = [];
  let from = 0;
  const add = (to: number) => {
    const part = text.slice(from, to);
    if (SAYS_SOMETHING.test(part)) words.push({ text: part, start: at + from, end: at + to });
    from = to;
  };
  for (let next = 0; next < text.length;) {
    const { end, isKnown } = readAt(read, next);
    if (isKnown) {
      add(next);
      add(end);
    }
    next = end;
  }
  add(text.length);
  return words;
}
