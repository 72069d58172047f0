import "server-only";

import { EAST_ASIA } from "@/data/phrases/east-asia";
import { FURTHER_EUROPEAN } from "@/data/phrases/further-european";
import { GERMANIC } from "@/data/phrases/germanic";
import { MIDDLE_EAST } from "@/data/phrases/middle-east";
import { ROMANCE } from "@/data/phrases/romance";
import { SLAVIC } from "@/data/phrases/slavic";
import { SOUTH_ASIA } from "@/data/phrases/south-asia";
import { SOUTHEAST_ASIA } from "@/data/phrases/southeast-asia";
import de from "@/data/phrases/translations/de.json";
import es from "@/data/phrases/translations/es.json";
import fr from "@/data/phrases/translations/fr.json";
import he from "@/data/phrases/translations/he.json";
import zhHant from "@/data/phrases/translations/zh-hant.json";
import { isHidden } from "@/lib/hidden/is-hidden";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { cardIn } from "@/lib/phrases/card-in";
import { cardsOf, inOrder, toCard } from "@/lib/phrases/cards";
import type { CardTranslation, PhraseCard } from "@/lib/phrases/types";
import { ROUTES } from "@/lib/routes";

const RECORDS = [
  EAST_ASIA,
  FURTHER_EUROPEAN,
  GERMANIC,
  MIDDLE_EAST,
  ROMANCE,
  SLAVIC,
  SOUTH_ASIA,
  SOUTHEAST_ASIA,
].flat();

/** The English texts are those of the records themselves. */
const TRANSLATIONS: Readonly<Record<Exclude<Language, "en">, CardTranslation>> = {
  de,
  fr,
  es,
  "zh-hant": zhHant,
  he,
};

const CARDS = inOrder(RECORDS.map(toCard));

const listed = new Map<Language, PhraseCard[]>();

function cardsIn(language: Language) {
  if (language === "en") return CARDS;
  const cards = CARDS.map((card) => cardIn(language, card, TRANSLATIONS[language]));
  return inOrder(cards, language);
}

/** The phrase cards with what is said of them in a language, by its names of their languages. */
export async function listPhraseCards(
  language: Language = DEFAULT_LANGUAGE,
): Promise<PhraseCard[]> {
  const cards = listed.get(language) ?? cardsIn(language);
  listed.set(language, cards);
  return cards;
}

/** The cards for restaurants of a country, by its ISO 3166-1 code; none where the operator has left out the guides (P2.7). */
export async function listPhraseCardsOf(countryCode: string): Promise<PhraseCard[]> {
  return isHidden(ROUTES.phrases) ? [] : cardsOf(CARDS, countryCode);
}
