import { countryNames } from "@/lib/gazetteer/country-names";

/** Those of the site, and of its neighbors that are read with the same letters. */
const LANGUAGES = ["de", "es", "fr", "it", "he", "ja", "zh-Hans", "zh-Hant"];

const formats = LANGUAGES.map(
  (language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
);

function namesIn(format: Intl.DisplayNames, code: string) {
  try {
    return format.of(code) ?? [];
  } catch {
    return [];
  }
}

/** Every name of a country that a visitor may write: Allemagne and Deutschland for DE. Its code is the first. */
export const worldCountryNames = (code: string): readonly string[] => [
  ...new Set([...countryNames(code), ...formats.flatMap((format) => namesIn(format, code))]),
];
