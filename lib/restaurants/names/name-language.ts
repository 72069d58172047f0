/** Letters that only some languages of the Cyrillic script have; the first entry that matches counts. */
const CYRILLIC_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[әғқұһ]/iu, "kk"],
  [/[ґєї]/iu, "uk"],
  [/ў/iu, "be"],
  [/[ѓќѕ]/iu, "mk"],
  [/[ђћ]/iu, "sr"],
  [/[ыэё]/iu, "ru"],
];

/** The languages that are written in Cyrillic in a country; Russian in the others. */
const CYRILLIC_COUNTRIES: Readonly<Record<string, string>> = {
  BA: "sr",
  BG: "bg",
  ME: "sr",
  MK: "mk",
  MN: "mn",
  RS: "sr",
  UA: "uk",
  XK: "sr",
};

/** The language of a text in Cyrillic letters, by its letters and the country. */
export function cyrillicLanguage(text: string, countryCode: string | undefined) {
  const local = CYRILLIC_COUNTRIES[countryCode ?? ""];
  // Mongolian has the letters of Russian.
  if (local === "mn") return local;
  if (local === undefined && /[өү]/iu.test(text)) return countryCode === "KG" ? "ky" : "mn";
  const found = CYRILLIC_LETTERS.find(([letters]) => letters.test(text))?.[1];
  return found ?? local ?? (/і/iu.test(text) ? (countryCode === "BY" ? "be" : "uk") : "ru");
}

const ARABIC_COUNTRIES: Readonly<Record<string, string>> = { AF: "fa", IR: "fa", PK: "ur" };

const HAN_COUNTRIES: Readonly<Record<string, string>> = {
  CN: "zh-Hans",
  HK: "zh-Hant",
  JP: "ja",
  MO: "zh-Hant",
  SG: "zh-Hans",
  TW: "zh-Hant",
};

type Language = string | ((text: string, countryCode: string | undefined) => string | undefined);

/** What a text with letters of a script is written in. Kana before Han: Japanese has both; Han alone may be either where the country is unknown. */
const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Han}/u, (_text, country) => country && (HAN_COUNTRIES[country] ?? "zh")],
  [/\p{Script=Cyrillic}/u, cyrillicLanguage],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Arabic}/u, (_text, country = "") => ARABIC_COUNTRIES[country] ?? "ar"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Georgian}/u, "ka"],
  [/\p{Script=Armenian}/u, "hy"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Lao}/u, "lo"],
  [/\p{Script=Khmer}/u, "km"],
  [/\p{Script=Myanmar}/u, "my"],
  [/\p{Script=Devanagari}/u, (_text, country) => (country === "NP" ? "ne" : "hi")],
  [/\p{Script=Bengali}/u, "bn"],
  [/\p{Script=Tamil}/u, "ta"],
  [/\p{Script=Telugu}/u, "te"],
  [/\p{Script=Kannada}/u, "kn"],
  [/\p{Script=Malayalam}/u, "ml"],
  [/\p{Script=Gujarati}/u, "gu"],
  [/\p{Script=Gurmukhi}/u, "pa"],
  [/\p{Script=Sinhala}/u, "si"],
  [/\p{Script=Ethiopic}/u, "am"],
];

const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}\p{Script=Common}]/u;

/** Whether all letters of a text are Latin. */
export const isLatin = (text: string) => !OTHER_SCRIPT.test(text);

/**
 * The language of a name that is not in Latin letters, "und" where letters and country do not say it; undefined for one in Latin
 * letters, which say nothing of its language. It is sent with summaries: pages need not load it.
 */
export function nameLang(name: string, countryCode: string | undefined) {
  if (isLatin(name)) return undefined;
  const language = SCRIPTS.find(([script]) => script.test(name))?.[1];
  const lang = typeof language === "function" ? language(name, countryCode) : language;
  return lang || "und";
}
