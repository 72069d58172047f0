import { displayCountry } from "@/lib/gazetteer/country-names";
import { countryNameIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import {
  LINE_NAMES,
  USUAL_MEANINGS,
  type PhraseCard,
  type PhraseLine,
  type PhraseRecord,
} from "@/lib/phrases/types";

const collator = (language: Language) => new Intl.Collator(LANGUAGES[language].tag);

const nameOf = (language: Language, code: string) =>
  language === DEFAULT_LANGUAGE ? displayCountry(code) : countryNameIn(language, code);

/** A record as pages show it: with an id for its path, and every line with its meaning. */
export function toCard(record: PhraseRecord): PhraseCard {
  const lines = LINE_NAMES.map((name): [string, PhraseLine] => {
    const meaning = name in USUAL_MEANINGS && USUAL_MEANINGS[name as keyof typeof USUAL_MEANINGS];
    return [name, { meaning: meaning || "", ...record.lines[name] }];
  });
  return {
    ...record,
    id: record.tag.toLowerCase(),
    lines: Object.fromEntries(lines) as PhraseCard["lines"],
  };
}

/** By the names of the languages, which are those that a language has for them. */
export function inOrder(cards: readonly PhraseCard[], language: Language = DEFAULT_LANGUAGE) {
  const { compare } = collator(language);
  return cards.toSorted((a, b) => compare(a.name, b.name));
}

/** The cards for restaurants of a country, by its ISO 3166-1 code. */
export function cardsOf(cards: readonly PhraseCard[], countryCode: string) {
  return cards.filter(({ countries }) => countries.includes(countryCode));
}

/** The names of a card's countries in a language, in their order. */
export function countryNamesOf(
  { countries }: Pick<PhraseCard, "countries">,
  language: Language = DEFAULT_LANGUAGE,
) {
  return countries.map((code) => nameOf(language, code)).toSorted(collator(language).compare);
}

export type CountryCards = { country: string; cards: PhraseCard[] };

/** Every country that has a card, by its name in a language. */
export function cardsByCountry(
  cards: readonly PhraseCard[],
  language: Language = DEFAULT_LANGUAGE,
): CountryCards[] {
  const codes = [...new Set(cards.flatMap(({ countries }) => countries))];
  const { compare } = collator(language);
  return codes
    .map((code) => ({ country: nameOf(language, code), cards: cardsOf(cards, code) }))
    .toSorted((a, b) => compare(a.country, b.country));
}
