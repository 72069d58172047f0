import { LINE_NAMES, type PhraseCard } from "@/lib/phrases/types";

/** Letters that are as wide as they are high. */
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const WIDE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Marks above and below the letter before them. */
const MARK = /\p{Mn}/u;

/** Line heights that leave room for what is above and below the letters, by language. */
const LEADING: Readonly<Record<string, number>> = {
  ar: 1.45,
  fa: 1.45,
  th: 1.45,
  hi: 1.4,
  bn: 1.4,
};
const USUAL_LEADING = 1.25;

/** The first line is larger (phrases.css): it takes the square of its size. */
const FIRST_LINE = 1.2 ** 2;
/** Measured: so large every card fits the screens of phones and tablets. */
const SCALE = 33;

function widthOf(letter: string) {
  if (MARK.test(letter)) return 0;
  if (SQUARE.test(letter)) return 1;
  return WIDE.test(letter) ? 0.56 : 0.5;
}

/** How many letters of one em a text takes. */
function lengthOf(text: string) {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

/**
 * How a card is set to fill a screen: its line height, and its size as a multiple of a hundredth of the screen's width and height
 * together.
 */
export function fitOf({ tag, lines }: Pick<PhraseCard, "tag" | "lines">) {
  const leading = LEADING[tag] ?? USUAL_LEADING;
  const letters = LINE_NAMES.map(
    (name, index) => lengthOf(lines[name].text) * (index === 0 ? FIRST_LINE : 1),
  );
  const area = leading * letters.reduce((sum, length) => sum + length, 0);
  return { leading, fit: Number((SCALE / Math.sqrt(area)).toFixed(3)) };
}
