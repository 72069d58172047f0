import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { usualCountryName } from "@/lib/languages/usual-country-name";

/** Countries whose English name takes an article inside a sentence. */
const WITH_ARTICLE =
  /^(?:United (?:States|Kingdom|Arab Emirates)|(?:Caribbean )?Netherlands|Philippines|Bahamas|Maldives|Gambia|Seychelles|Comoros|Isle of Man|(?:Dominican|Central African) Republic|(?:Democratic )?Republic of|DR Congo|.* Islands|.* Territor(?:y|ies))(?: of America)?\b/;

/** A city's or country's name after "in" or "of": "Berlin", "the United States"; other languages have names without an article. */
export function placeInSentence(name: string, language: Language = DEFAULT_LANGUAGE) {
  if (language !== DEFAULT_LANGUAGE) return name;
  const usual = usualCountryName(name);
  return WITH_ARTICLE.test(usual) ? `the ${usual}` : usual;
}
