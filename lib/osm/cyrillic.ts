import { capitalize } from "@/lib/strings/capitalize";
import { cyrillicLanguage } from "@/lib/restaurants/names/name-language";

type Letters = Readonly<Record<string, string>>;

/** Pairs of a letter and its spelling, "ж:zh ъ:". */
function letters(pairs: string): Letters {
  return Object.fromEntries(pairs.split(/\s+/).map((pair) => pair.split(":")));
}

/** As maps and passports spell Russian; letters of other languages as any-ascii does. */
const RUSSIAN = letters(
  `а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e
  ю:yu я:ya і:i ї:yi є:ye ґ:g ў:w ј:j љ:lj њ:nj џ:dzh ө:ö ү:ü ә:a ғ:gh қ:q ң:ng ұ:u һ:h`,
);

const SERBIAN = letters("ж:ž ц:c ч:č ш:š х:h ђ:đ ћ:ć џ:dž");

/** Where a language differs: the national systems of romanisation. */
const LANGUAGES: Readonly<Record<string, Letters>> = {
  be: letters("г:h ў:ŭ"),
  bg: letters("х:h щ:sht ъ:a ь:y"),
  mk: { ...SERBIAN, ...letters("ѓ:gj ќ:kj ѕ:dz") },
  mn: letters("ж:j"),
  sr: SERBIAN,
  uk: letters("г:h и:y й:i ї:i є:ie ю:iu я:ia"),
};

/** Ukrainian has other spellings at the start of a word. */
const UKRAINIAN_STARTS = letters("й:y ї:yi є:ye ю:yu я:ya");

function spellWord(word: string, language: string) {
  const table: Letters = { ...RUSSIAN, ...LANGUAGES[language] };
  const isLoud = word.length > 1 && word === word.toUpperCase();
  const spelled = [...word].map((letter, at) => {
    const small = letter.toLowerCase();
    const start = at === 0 && language === "uk" ? UKRAINIAN_STARTS[small] : undefined;
    const spelling = start ?? table[small] ?? letter;
    return letter === small ? spelling : capitalize(spelling);
  });
  const text = spelled.join("");
  return isLoud ? text.toUpperCase() : text;
}

/** Letters that are spelled together. */
const JOINED: Readonly<Record<string, readonly [RegExp, string]>> = {
  bg: [/(?<=\p{L}[Ии])[Яя](?!\p{L})/gu, "а"],
  uk: [/(?<=[Зз])г/gu, "gh"],
};

/** A text in Cyrillic letters as its language spells it in Latin ones. */
export function spellCyrillic(text: string, countryCode: string | undefined) {
  const language = cyrillicLanguage(text, countryCode);
  const [letters, spelling] = JOINED[language] ?? [];
  const plain = text.normalize("NFC");
  const joined = letters ? plain.replace(letters, spelling!) : plain;
  return joined.replace(/\p{Script=Cyrillic}+/gu, (word) => spellWord(word, language));
}
