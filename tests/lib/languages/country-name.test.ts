/** @jest-environment node */
import { countryIn, countryNameIn } from "@/lib/languages/country-name";
import { LANGUAGE_LIST, type Language } from "@/lib/languages/languages";

it.each<[Language, string, string]>([
  ["en", "Germany", "Germany"],
  ["de", "Germany", "Deutschland"],
  ["de", "Austria", "Österreich"],
  ["de", "United Kingdom", "Großbritannien"],
  ["de", "United States", "USA"],
  ["de", "USA", "USA"],
  ["fr", "United States", "États-Unis"],
  ["fr", "United Kingdom", "Royaume-Uni"],
  ["fr", "Taiwan", "Taïwan"],
  ["es", "United States", "Estados Unidos"],
  ["es", "Japan", "Japón"],
  ["zh-hant", "Italy", "義大利"],
  ["zh-hant", "Croatia", "克羅埃西亞"],
  ["he", "Israel", "ישראל"],
  ["de", "Hong Kong SAR China", "Hongkong"],
  ["en", "Hong Kong SAR China", "Hong Kong"],
  ["en", "Congo - Kinshasa", "Democratic Republic of the Congo"],
  ["de", "Congo - Kinshasa", "Demokratische Republik Kongo"],
  ["fr", "Congo - Brazzaville", "République du Congo"],
  ["es", "Congo - Brazzaville", "República del Congo"],
  ["zh-hant", "Congo - Kinshasa", "剛果民主共和國"],
  ["he", "Congo - Kinshasa", "הרפובליקה הדמוקרטית של קונגו"],
  ["fr", "Myanmar (Burma)", "Birmanie"],
  ["es", "Myanmar", "Birmania"],
  ["fr", "Hong Kong", "Hong Kong"],
  ["de", "Bosnia and Herzegovina", "Bosnien und Herzegowina"],
  ["de", "Palestinian Territories", "Palästina"],
  ["de", "Atlantis", "Atlantis"],
])("in %s %s is %s", (language, english, name) => expect(countryIn(language, english)).toBe(name));

const SOME = ["AT", "AU", "BR", "CH", "CI", "CN", "DE", "ES", "FR", "GB", "IL", "IN", "IT", "JP"];

it.each(LANGUAGE_LIST)("%s has words, no abbreviations", (language) => {
  const names = [...SOME, "KR", "MX", "NL", "NZ", "TH", "TW", "VN"].map((code) =>
    countryNameIn(language, code),
  );
  expect(names.filter((name) => /^\p{Lu}{2}$|\./u.test(name))).toEqual([]);
});

it("leaves what is no code", () => {
  expect(countryNameIn("de", "XX")).toBe("XX");
  expect(countryNameIn("de", "")).toBe("");
});
