import { FOOD_WORDS } from "@/lib/search/food-words";

export type Word = { text: string; start: number; end: number };

const HAN = /^\p{Script=Han}{2,}$/u;

/** The longest first, so that 素食餐廳 is not 素食 and 餐廳. A single character is a part of other words: 吃 of 小吃. */
const HAN_WORDS = FOOD_WORDS.flatMap(({ words }) => words)
  .filter((word) => HAN.test(word))
  .sort((a, b) => b.length - a.length);

/** Chinese has no blanks between words: 台北素食 is 台北 and 素食. Other texts stay whole; `at` is where the text starts. */
export function splitHanWords(text: string, at: number): Word[] {
  if (!HAN.test(text)) return [{ text, start: at, end: at + text.length }];
  const words: Word[] = [];
  let from = 0;
  const add = (to: number) => {
    if (to > from) words.push({ text: text.slice(from, to), start: at + from, end: at + to });
    from = to;
  };
  for (let next = 0; next < text.length;) {
    const known = HAN_WORDS.find((word) => text.startsWith(word, next));
    if (known) {
      add(next);
      add(next + known.length);
    }
    next = known ? from : next + 1;
  }
  add(text.length);
  return words;
}
