/** Letters of these scripts change their shape at the joiners U+200C and U+200D. */
const JOINED = [
  ..."Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil".split(" "),
  ..."Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan".split(" "),
]
  .map((script) => `\\p{Script=${script}}`)
  .join("");

/** Invisible characters that say something where they stand: flags, joined emoji and letters, variants of characters. */
const MEANINGFUL = [
  "\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{1,8}\\u{e007f}",
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})",
  `(?<=[${JOINED}])[\\u200c\\u200d](?=[${JOINED}])`,
  "(?<=[\\p{Extended_Pictographic}\\d#*])[\\ufe0e\\ufe0f]",
  "(?<=\\p{Ideographic})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]",
].join("|");

/** Control and format characters, halves of surrogate pairs, and what has no shape of its own. */
const INVISIBLE =
  "[\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffc]|[^\\P{Cc}\\n\\t]";

const UNWANTED = new RegExp(`(${MEANINGFUL})|${INVISIBLE}`, "gu");
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Blanks that look like one, and those that look like nothing. */
const BLANKS = /[\s\u2800]+/g;
const MANY_MARKS = /(\p{Mn}{4})\p{Mn}+/gu;
const IS_PLAIN = /^[\x20-\x7e\n]*$/;

/** A longer run is none that people write, and to find the graphemes of a text takes time with the square of its length. */
const REVERSED = /\u202e([^\u202a-\u202e\u2066-\u2069\n]{0,500})[\u202c]?/g;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

let segmenter: Intl.Segmenter | undefined;

function graphemes(text: string) {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Latin letters behind a right-to-left override are stored in the reverse of the order in which they are read. */
function inReadingOrder(text: string) {
  return text.replace(REVERSED, (whole, run: string) =>
    RIGHT_TO_LEFT.test(run) ? whole : graphemes(run).toReversed().join(""),
  );
}

/** The start of a text, at most so many UTF-16 units: no character is cut in two, nor an emoji of several. */
export function cutText(text: string, longest: number) {
  if (text.length <= longest) return text;
  let cut = "";
  // A grapheme that is longer than this is none that people write.
  for (const grapheme of graphemes(text.slice(0, longest + 64))) {
    if (cut.length + grapheme.length > longest) break;
    cut += grapheme;
  }
  return cut.trimEnd();
}

/**
 * A text from outside without what cannot be seen, stored or trusted: control characters, halves of surrogate pairs, overrides of the
 * direction, invisible characters, piled-up accents. Lines end with "\n"; blanks stay as they are.
 */
export function cleanText(text: string) {
  if (IS_PLAIN.test(text)) return text;
  return inReadingOrder(text)
    .replace(LINE_ENDS, "\n")
    .replace(UNWANTED, (_, meaningful: string | undefined) => meaningful ?? "")
    .replace(MANY_MARKS, "$1");
}

/** The same on one line, without blanks at its ends; at most `longest` UTF-16 units. */
export function cleanLine(text: string, longest = Infinity) {
  return cutText(cleanText(text).replace(BLANKS, " ").trim(), longest);
}
