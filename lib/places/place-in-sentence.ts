import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

/** Countries whose English name takes an article inside a sentence, by the names that GeoNames and the samples use. */
const WITH_ARTICLE =
  /^(?:United (?:States|Kingdom|Arab Emirates)|Netherlands|Philippines|Bahamas|Maldives|Gambia|Seychelles|Comoros|Vatican|Isle of Man|(?:Dominican|Central African) Republic|(?:Democratic )?Republic of|DR Congo|.* Islands|.* Territory)(?: of America)?\b/;

/** A city's or country's name after "in" or "of": "Berlin", "the United States"; other languages have names without an article. */
export function placeInSentence(name: string, language: Language = DEFAULT_LANGUAGE) {
  return language === DEFAULT_LANGUAGE && WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
