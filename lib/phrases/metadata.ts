import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { cardTitle } from "@/lib/phrases/titles";
import type { PhraseCard } from "@/lib/phrases/types";
import { recordHref, ROUTES } from "@/lib/routes";

/** The day on which the cards were published. */
export const PUBLISHED = "2026-11-26";

export function cardDescription({ name }: PhraseCard) {
  return `A card in ${name} to show in a restaurant: no meat, fish, egg, milk or honey, what you do eat, and what vegan means to a kitchen there.`;
}

/** Title, description and canonical URL of a card's page. */
export function cardMetadata(card: PhraseCard) {
  return pageMetadata({
    title: brandedTitle(cardTitle(card)),
    description: cardDescription(card),
    canonical: recordHref(ROUTES.phrases, card.id),
    article: { published: PUBLISHED, updated: card.checked.on },
  });
}
