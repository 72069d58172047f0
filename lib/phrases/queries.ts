import "server-only";

import { EAST_ASIA } from "@/data/phrases/east-asia";
import { FURTHER_EUROPEAN } from "@/data/phrases/further-european";
import { GERMANIC } from "@/data/phrases/germanic";
import { MIDDLE_EAST } from "@/data/phrases/middle-east";
import { ROMANCE } from "@/data/phrases/romance";
import { SLAVIC } from "@/data/phrases/slavic";
import { SOUTH_ASIA } from "@/data/phrases/south-asia";
import { SOUTHEAST_ASIA } from "@/data/phrases/southeast-asia";
import { isHidden } from "@/lib/hidden/is-hidden";
import { cardsOf, inOrder, toCard } from "@/lib/phrases/cards";
import type { PhraseCard } from "@/lib/phrases/types";
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

const CARDS = inOrder(RECORDS.map(toCard));

/** The phrase cards, by the English names of their languages. */
export async function listPhraseCards(): Promise<PhraseCard[]> {
  return CARDS;
}

/** The cards for restaurants of a country, by its ISO 3166-1 code; none where the operator has left out the guides (P2.7). */
export async function listPhraseCardsOf(countryCode: string): Promise<PhraseCard[]> {
  return isHidden(ROUTES.phrases) ? [] : cardsOf(CARDS, countryCode);
}
