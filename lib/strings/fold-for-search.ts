/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ə: "e",
  臺: "台",
  "&": " and ",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** Marks that words are written with and without, in Latin, Greek, Cyrillic, Hebrew and Arabic. The vowel signs of Thai and Hindi are letters. */
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;

/** Signs inside a word, O’Fallon and D.C., and characters that nobody sees: joiners, soft hyphens, marks of direction. */
const DROPPED = /[.'’‘‛`´′ʹʻʼʽ\p{Cf}]/gu;

const HIRAGANA = /[\u3041-\u3096]/g;
const FROM_HIRAGANA_TO_KATAKANA = 0x60;

const IN_WORDS = "\\p{L}\\p{N}\\p{M}";
const SEPARATORS = new RegExp(`[^${IN_WORDS}]+`, "gu");

function foldLetters(text: string) {
  return (
    text
      // It is a space and a mark to Unicode.
      .replaceAll("´", "'")
      // Upper case first: both sigmas, both kinds of i without a dot, and ß.
      .toUpperCase()
      .toLowerCase()
      .normalize("NFKD")
      .replace(MARKS, "")
      .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
      .replace(HIRAGANA, (letter) =>
        String.fromCharCode(letter.charCodeAt(0) + FROM_HIRAGANA_TO_KATAKANA),
      )
      // Together again: the voiced kana and the syllables of Korean.
      .normalize("NFC")
      // A compatibility form may have been a capital.
      .toLowerCase()
  );
}

/**
 * The form in which names and typed texts are compared (P4.19): no case, accents, apostrophes or dots, letters of one width, hiragana as
 * katakana, one space between words. "Señor Süß’s Co-op" gives "senor susss co op". Never throws.
 */
export function foldForSearch(text: string) {
  const letters = /[^\0-\x7f]/.test(text)
    ? foldLetters(text)
    : text.toLowerCase().replaceAll("&", " and ");
  return letters.replace(DROPPED, "").replace(SEPARATORS, " ").trim();
}

/** Umlauts are also written with an e: gruen for grün, soehne for söhne, tromsoe for tromsø. Both give "grun", "sohne", "tromso". */
export function withoutUmlautE(folded: string) {
  return folded.replace(/([aou])e/g, "$1");
}

const HYPHENATED = /[\p{L}\p{N}\p{M}.'’]+(?:[-\u2010-\u2015][\p{L}\p{N}\p{M}.'’]+)+/gu;

/**
 * What a record is searched by: its folded text, then words with a hyphen as one word, and words with umlauts as people spell them
 * without. "Co-op Gruen" gives "co op gruen", "coop" and "co op grun".
 */
export function searchTextOf(text: string) {
  const folded = foldForSearch(text);
  const joined = (text.match(HYPHENATED) ?? []).map((word) =>
    foldForSearch(word).replaceAll(" ", ""),
  );
  const all = [folded, ...joined].join(" ");
  const plain = withoutUmlautE(all);
  return plain === all ? all : `${all} ${plain}`;
}

/** The folded words of a typed text, each once: a visitor may send one a hundred times. */
export function searchWordsOf(text: string) {
  return [...new Set(foldForSearch(text).split(" ").filter(Boolean))];
}

/** Fewer letters are two words of a text too often: "in a". */
const SHORTEST_SPACED = 4;
/** A longer word is none of a name, and its pattern would take long. */
const LONGEST_SPACED = 60;

/** Finds a folded word that a text writes as several whole ones: "coop" in "co op berlin". */
function spacedWord(word: string) {
  const letters = Array.from(withoutUmlautE(word));
  return letters.length < SHORTEST_SPACED || letters.length > LONGEST_SPACED
    ? undefined
    : new RegExp(`(?:^|\\s)${letters.join(" ?")}(?=\\s|$)`);
}

/** Says of searched texts whether they contain folded words, as containsWord does. */
export function wordMatcher(word: string) {
  const plain = withoutUmlautE(word);
  const spaced = spacedWord(word);
  const isSpaced = (text: string) => spaced !== undefined && spaced.test(text);
  if (plain === word) return (text: string) => text.includes(word) || isSpaced(text);
  return (text: string) => text.includes(plain) || text.includes(word) || isSpaced(text);
}

/** Whether a searched text contains folded words as they are, however their umlauts are spelled, and with blanks between their parts. */
export function containsWord(searchText: string, word: string) {
  return wordMatcher(word)(searchText);
}
