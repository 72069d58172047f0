/** Names that people use and CLDR does not give. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE"],
  CI: ["Ivory Coast"],
  CZ: ["Czech Republic"],
  GB: ["Great Britain", "Britain"],
  NL: ["Holland"],
  TR: ["Turkey", "Türkiye"],
  US: ["USA", "America"],
};

const known = new Map<string, readonly string[]>();

/** Every name of a country, by its ISO code: the code, CLDR's English names, its own name, and what else is in use. */
export function countryNames(code: string): readonly string[] {
  const names = known.get(code) ?? [
    code,
    ...cldrNames("en", code),
    ...cldrNames(languageOf(code), code),
    ...(OTHER_NAMES[code] ?? []),
  ];
  known.set(code, names);
  return names;
}

/** A country's name as it is shown: CLDR's short English name, but USA after the mock-ups ("CA, USA"). */
export function displayCountry(code: string) {
  return code === "US" ? "USA" : (cldrNames("en", code).at(-1) ?? code);
}

const formats = new Map<string, Intl.DisplayNames[]>();

/** The long and the short name; none for what is no ISO code. */
function cldrNames(language: string, code: string) {
  try {
    const known =
      formats.get(language) ??
      (["long", "short"] as const).map(
        (style) => new Intl.DisplayNames(language, { type: "region", style, fallback: "none" }),
      );
    formats.set(language, known);
    return known.flatMap((format) => format.of(code) ?? []);
  } catch {
    return [];
  }
}

/** The language most spoken there, after CLDR's likely subtags: "de" for DE. */
function languageOf(code: string) {
  try {
    return new Intl.Locale("und", { region: code }).maximize().language;
  } catch {
    return "en";
  }
}
