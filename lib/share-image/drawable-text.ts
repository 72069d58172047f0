import { findSlice } from "@/lib/share-image/script-slices.mjs";

/** Emoji, with what joins, colors and numbers them; signs that are letters as well, such as ©, stay. */
const EMOJI =
  /(?:[#*0-9]\ufe0f?\u20e3|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic}|\ufe0f|[\u{e0020}-\u{e007f}])*/gu;

/** What is invisible or turns the direction of the letters around it. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\ufe00-\ufe0f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** A text without the letters that share images have no font for: nothing is fetched for them. */
export function drawableText(text: string) {
  const plain = text.replace(EMOJI, " ").replace(/\s+/g, " ").replace(INVISIBLE, "");
  return [...plain]
    .filter((letter) => findSlice(letter))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of a text, by its first letter. */
export function directionOf(text: string) {
  return RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? "") ? "rtl" : "ltr";
}

/** Twice as wide as others. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const HEBREW = /\p{Script=Hebrew}/gu;

export const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** The letters of a text, wide ones twice. */
export const countWide = (text: string) => text.replace(WIDE, "$&$&").length;

/** How many Latin letters a text is as wide as. */
export const widthOf = (text: string) => countWide(text) + (text.match(HEBREW)?.length ?? 0) / 2;
