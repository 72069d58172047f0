import {
  chooseLanguage,
  chosenLanguage,
  LANGUAGE_COOKIE,
  languageToOffer,
} from "@/lib/languages/choice";

test.each([
  ["a German browser on an English page", "en", "", ["de-AT", "en"], "de"],
  ["the page's own language", "de", "", ["de-AT"], undefined],
  ["a language that the site does not have", "en", "", ["nl-NL"], undefined],
  ["the first that it has", "en", "", ["nl", "fr-CA", "de"], "fr"],
  ["English first", "en", "", ["en-GB", "de"], undefined],
  ["English on a German page", "de", "", ["en-US"], "en"],
  ["Taiwan", "en", "", ["zh-TW"], "zh-hant"],
  ["traditional characters anywhere", "en", "", ["zh-Hant-MY"], "zh-hant"],
  ["simplified characters", "en", "", ["zh-CN"], undefined],
  ["the old code of Hebrew", "en", "", ["iw"], "he"],
  ["what was chosen, before the browser's", "en", "a=b; chard-language=es", ["de"], "es"],
  ["English was chosen", "en", "chard-language=en", ["de"], undefined],
  ["a cookie that names no language", "en", "chard-language=xx", ["de"], "de"],
] as const)("offers %s", (_, page, cookies, languages, expected) => {
  expect(languageToOffer(page, { cookies, languages })).toBe(expected);
});

test("the choice is a cookie of this site", () => {
  chooseLanguage("zh-hant");
  expect(document.cookie).toContain(`${LANGUAGE_COOKIE}=zh-hant`);
  expect(chosenLanguage(document.cookie)).toBe("zh-hant");
});
