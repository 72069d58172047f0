/** @jest-environment node */
import { countryNameIn } from "@/lib/languages/country-name";
import { whereIn, whereInCountry } from "@/lib/languages/where-in";

test.each([
  ["de", "Wien", "in Wien"],
  ["fr", "Le Caire", "au Caire"],
  ["fr", "Les Sables-d’Olonne", "aux Sables-d’Olonne"],
  ["fr", "La Haye", "à La Haye"],
  ["fr", "Lens", "à Lens"],
  ["es", "Nueva York", "en Nueva York"],
  ["zh-hant", "柏林", "柏林"],
  ["zh-hant", "Nowhere", "Nowhere "],
  ["he", "ברלין", "בברלין"],
  ["he", "Nowhere", "ב־Nowhere"],
] as const)("in %s, where something in %s is", (language, name, where) =>
  expect(whereIn(language, name)).toBe(where),
);

test.each([
  ["de", "DE", "in Deutschland"],
  ["de", "CH", "in der Schweiz"],
  ["de", "US", "in den USA"],
  ["de", "LB", "im Libanon"],
  ["de", "PH", "auf den Philippinen"],
  ["fr", "FR", "en France"],
  ["fr", "IR", "en Iran"],
  ["fr", "EG", "en Égypte"],
  ["fr", "KR", "en Corée du Sud"],
  ["fr", "JP", "au Japon"],
  ["fr", "MX", "au Mexique"],
  ["fr", "LA", "au Laos"],
  ["fr", "YE", "au Yémen"],
  ["fr", "GB", "au Royaume-Uni"],
  ["fr", "NL", "aux Pays-Bas"],
  ["fr", "US", "aux États-Unis"],
  ["fr", "CU", "à Cuba"],
  ["fr", "TW", "à Taïwan"],
  ["fr", "LC", "à Sainte-Lucie"],
  ["fr", "VA", "au Vatican"],
  ["fr", "CD", "en République démocratique du Congo"],
  ["fr", "MM", "en Birmanie"],
  ["es", "DO", "en la República Dominicana"],
  ["de", "CD", "in der Demokratischen Republik Kongo"],
  ["es", "DE", "en Alemania"],
  ["es", "FO", "en las Islas Feroe"],
  ["zh-hant", "DE", "德國"],
  ["he", "DE", "בגרמניה"],
  ["he", "IN", "בהודו"],
  ["he", "PH", "בפיליפינים"],
  ["he", "DO", "ברפובליקה הדומיניקנית"],
] as const)("in %s, where something in %s is", (language, code, where) =>
  expect(whereInCountry(language, code, countryNameIn(language, code))).toBe(where),
);
