import { displayCountry } from "@/lib/gazetteer/country-names";
import {
  LINE_NAMES,
  USUAL_MEANINGS,
  type PhraseCard,
  type PhraseLine,
  type PhraseRecord,
} from "@/lib/phrases/types";

const english = new Intl.Collator("en");

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

/** By the English names of the languages. */
export function inOrder(cards: readonly PhraseCard[]) {
  return cards.toSorted((a, b) => english.compare(a.name, b.name));
}

/** The cards for restaurants of a country, by its ISO 3166-1 code. */
export function cardsOf(cards: readonly PhraseCard[], countryCode: string) {
  return cards.filter(({ countries }) => countries.includes(countryCode));
}

/** The English names of a card's countries, in their order. */
export function countryNamesOf({ countries }: Pick<PhraseCard, "countries">) {
  return countries.map(displayCountry).toSorted(english.compare);
}

export type CountryCards = { country: string; cards: PhraseCard[] };

/** Every country that has a card, by its English name. */
export function cardsByCountry(cards: readonly PhraseCard[]): CountryCards[] {
  const codes = [...new Set(cards.flatMap(({ countries }) => countries))];
  return codes
    .map((code) => ({ country: displayCountry(code), cards: cardsOf(cards, code) }))
    .toSorted((a, b) => english.compare(a.country, b.country));
}
