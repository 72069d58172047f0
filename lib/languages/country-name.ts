import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { usualCountryName } from "@/lib/languages/usual-country-name";

/** Names that people use before those of CLDR, whose short forms are abbreviations in some languages. */
const USUAL_NAMES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    CD: "Demokratische Republik Kongo",
    CG: "Republik Kongo",
    CI: "Elfenbeinküste",
    GB: "Großbritannien",
  },
  fr: {
    CD: "République démocratique du Congo",
    CG: "République du Congo",
    GB: "Royaume-Uni",
    MM: "Birmanie",
    SX: "Sint Maarten",
    US: "États-Unis",
  },
  es: {
    CG: "República del Congo",
    CI: "Costa de Marfil",
    GB: "Reino Unido",
    MM: "Birmania",
    US: "Estados Unidos",
  },
  "zh-hant": { CC: "科克斯群島", CD: "剛果民主共和國", CG: "剛果共和國" },
  he: {
    CC: "איי קוקוס",
    CD: "הרפובליקה הדמוקרטית של קונגו",
    CG: "הרפובליקה של קונגו",
    MM: "מיאנמר",
    TW: "טאיוואן",
  },
};

const A = 65;
const LETTERS = 26;

const displayNames = (tag: string, style: "long" | "short") =>
  new Intl.DisplayNames(tag, { type: "region", style, fallback: "none" });

const formats = new Map<Language, Intl.DisplayNames>();

/** A country by its ISO 3166-1 code as a language calls it, "Deutschland" for "DE"; the code where it has no name. */
export function countryNameIn(language: Language, code: string) {
  const style = language === DEFAULT_LANGUAGE ? "long" : "short";
  const format = formats.get(language) ?? displayNames(LANGUAGES[language].tag, style);
  formats.set(language, format);
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return USUAL_NAMES[language]?.[code] ?? usualCountryName(format.of(code) ?? code);
}

/** A country by its code as English shortens it, "UK" for "GB"; the code where it has no name. */
export const shortCountryName = (code: string) => displayNames("en", "short").of(code) ?? code;

let codes: ReadonlyMap<string, string> | undefined;

/** GB for UK, DE for DD. */
const currentCode = (code: string) =>
  Intl.getCanonicalLocales(`und-${code}`)[0]!.slice("und-".length);

/** Codes by the English names that CLDR has, long and short: "United States", "US". */
function codesByName() {
  const english = [displayNames("en", "short"), displayNames("en", "long")];
  const letters = Array.from({ length: LETTERS }, (_, letter) => String.fromCharCode(A + letter));
  const all = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  return new Map(
    all.flatMap((code) =>
      english.flatMap((format) => {
        const name = format.of(code);
        if (name === undefined) return [];
        return [name, usualCountryName(name)].map((each) => [each, currentCode(code)] as const);
      }),
    ),
  );
}

/** What ISO 3166-1 reserves for others than countries, and CLDR has names for. */
const NO_COUNTRIES = /^(?:EU|EZ|UN|QO|X[AB]|ZZ)$/;

/** The code of a country that a person writes as its English name or its code, in any case. */
export function readCountryCode(text: string) {
  codes ??= codesByName();
  const wanted = text.toLowerCase();
  const [, named] = [...codes].find(([name]) => name.toLowerCase() === wanted) ?? [];
  const [, coded] = [...codes].find(([, code]) => code.toLowerCase() === wanted) ?? [];
  const code = countryCodeNamed(text.toUpperCase()) ?? named ?? coded;
  return code === undefined || NO_COUNTRIES.test(code) ? undefined : code;
}

/** The code of a country that is stored by its English name. */
export function countryCodeNamed(english: string) {
  codes ??= codesByName();
  return codes.get(english) ?? (english === "USA" ? "US" : undefined);
}

/** A country that is stored by its English name, "Germany", in a language, as people call it; unchanged where no code is known. */
export function countryIn(language: Language, english: string) {
  const code = language === DEFAULT_LANGUAGE ? undefined : countryCodeNamed(english);
  return code === undefined ? usualCountryName(english) : countryNameIn(language, code);
}
