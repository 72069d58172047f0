/** @jest-environment node */
import { pathLeadingBack, returnLanguage } from "@/lib/languages/return-language";

test.each([
  ["de", "/restaurants/1", "/de/restaurants/1"],
  ["de", "/restaurants/1#reviews", "/de/restaurants/1#reviews"],
  ["de", "/restaurants/1/claim", "/de/restaurants/1/claim"],
  ["de", "/restaurants/1/photos/upload", "/restaurants/1/photos/upload?language=de"],
  ["de", "/restaurants/1/review", "/de/restaurants/1/review"],
  ["he", "/restaurants/1/correct#fact-phone", "/he/restaurants/1/correct#fact-phone"],
  ["he", "/restaurants/1/photos/upload#a", "/restaurants/1/photos/upload?language=he#a"],
  ["fr", "/restaurants/1/dishes/add?dish=2", "/fr/restaurants/1/dishes/add?dish=2"],
  ["de", "/restaurants/1/photos/add?dish=2", "/de/restaurants/1/photos/add?dish=2"],
  ["de", "/restaurants/1/photos/upload?dish=2", "/restaurants/1/photos/upload?dish=2&language=de"],
  ["de", "/restaurants/1/photos/upload?language=fr", "/restaurants/1/photos/upload?language=fr"],
  ["de", "/fr/restaurants/1", "/de/restaurants/1"],
  ["de", "/auth?next=%2Fprofile", "/de/auth?next=%2Fprofile"],
  ["de", "/report/review/1", "/de/report/review/1"],
  ["de", "/report/sent", "/de/report/sent"],
  ["de", "/restaurants/near-me/berlin", "/de/restaurants/near-me/berlin"],
  ["de", "/restaurants/by-city/berlin/feed.xml", "/de/restaurants/by-city/berlin/feed.xml"],
  ["de", "/favorites", "/de/favorites"],
  ["de", "/profile", "/de/profile"],
  ["en", "/restaurants/1/review", "/restaurants/1/review"],
  ["en", "/de/restaurants/1/review", "/de/restaurants/1/review"],
] as const)("in %s, %s is %s", (language, href, path) =>
  expect(pathLeadingBack(language, href)).toBe(path),
);

test.each([
  ["de", "de"],
  ["zh-hant", "zh-hant"],
  ["en", "en"],
  ["xx", "en"],
  [undefined, "en"],
  [["de", "fr"], "en"],
])("a query that names %s means %s", (named, language) =>
  expect(returnLanguage(named)).toBe(language),
);
