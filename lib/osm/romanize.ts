import anyAscii from "any-ascii";
import { romanize as spellHangul } from "es-hangul";
import { toRomaji } from "wanakana";
import { capitalize } from "@/lib/strings/capitalize";
import { isLatin } from "@/lib/restaurants/names/name-language";
import { spellCyrillic } from "@/lib/osm/cyrillic";

/** Marks of breath and of doubled sounds that any-ascii has as apostrophes. */
const spelled = (text: string) => anyAscii(text).replace(/'/g, "");

/** ELOT 743, which joins letters; the others are spelled one by one. */
function spellGreek(word: string) {
  // Letters that stand in a Latin word, since they look like its own.
  if (/(?<=.)\p{Lu}/u.test(word) && word !== word.toUpperCase()) return spelled(word);
  const joined = word
    .toLowerCase()
    .replace(/ο[υύ]/g, "ou")
    .replace(/([αεη])[υύ](?=[θκξπσςτφχψ]|$)/g, "$1f")
    .replace(/([αεη])[υύ]/g, "$1v")
    .replace(/γγ/g, "ng")
    .replace(/γξ/g, "nx")
    .replace(/γχ/g, "nch")
    .replace(/^μπ/, "b")
    .replace(/χ/g, "ch");
  const text = spelled(joined);
  if (word.length > 1 && word === word.toUpperCase()) return text.toUpperCase();
  return word.charAt(0) === word.charAt(0).toLowerCase() ? text : capitalize(text);
}

function spellArmenian(word: string) {
  const joined = word
    .toLowerCase()
    .replace(/եւ|և/g, "ev")
    .replace(/^(?:ե(?=.)|(?=ev))/, (start) => (start ? "ye" : "y"))
    .replace(/^ո(?!ւ|վ)/, "vo")
    .replace(/ու/g, "u");
  const text = spelled(joined);
  return word.charAt(0) === word.charAt(0).toLowerCase() ? text : capitalize(text);
}

/** Sounds of other languages, as katakana write them with a small vowel. */
const FOREIGN_SOUND = /(ッ?)([フヴウテデトドツクグ])([ァィゥェォ])/g;
const CONSONANTS: Readonly<Record<string, string>> = {
  フ: "f",
  ヴ: "v",
  ウ: "w",
  テ: "t",
  デ: "d",
  ト: "t",
  ド: "d",
  ツ: "ts",
  ク: "kw",
  グ: "gw",
};
const VOWELS: Readonly<Record<string, string>> = { ァ: "a", ィ: "i", ゥ: "u", ェ: "e", ォ: "o" };

/** Hepburn without signs of long vowels: ラーメン is "ramen". */
export function spellKana(word: string) {
  const plain = word
    .replace(/ー/g, "")
    .replace(FOREIGN_SOUND, (_, double: string, consonant: string, vowel: string) => {
      const sound = `${CONSONANTS[consonant]}${VOWELS[vowel]}`;
      return double ? sound.charAt(0) + sound : sound;
    });
  return capitalize(toRomaji(plain));
}

/** The scripts that are read letter by letter. Other scripts leave out vowels, or need a dictionary. */
const SPELLINGS: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/[\p{Script=Greek}]+/gu, spellGreek],
  [/\p{Script=Georgian}+/gu, (word) => capitalize(spelled(word).toLowerCase())],
  [/\p{Script=Armenian}+/gu, spellArmenian],
  [/[\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu, spellKana],
  [/\p{Script=Hangul}+/gu, (word) => capitalize(spellHangul(word))],
];

/** Where kana or Hangul are next to Latin letters without a space. */
const BESIDE_LATIN =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー](?=\p{Script=Latin})|\p{Script=Latin}(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu;

/** A text of letters that are read one by one in Latin letters; undefined where it has others. Words of scripts without capitals get one. */
export function romanize(text: string, countryCode: string | undefined) {
  const plain = text
    .normalize("NFKC")
    .replace(/・/g, " ")
    .replace(/\s*[「『]/g, " “")
    .replace(/[」』]\s*/g, "” ")
    .replace(BESIDE_LATIN, "$& ");
  const latin = SPELLINGS.reduce(
    (rest, [letters, spell]) => rest.replace(letters, spell),
    spellCyrillic(plain, countryCode),
  );
  return isLatin(latin) ? latin : undefined;
}
