import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { cardDescription, cardTitle } from "@/lib/phrases/titles";
import type { PhraseCard } from "@/lib/phrases/types";
import { recordHref, ROUTES } from "@/lib/routes";

/** The day on which the cards were published. */
export const PUBLISHED = "2026-11-26";

/** Title, description and canonical URL of a card's page. */
export function cardMetadata(card: PhraseCard, language: Language = DEFAULT_LANGUAGE) {
  return pageMetadata({
    title: brandedTitle(cardTitle(card, language)),
    description: cardDescription(card, language),
    canonical: recordHref(ROUTES.phrases, card.id),
    article: { published: PUBLISHED, updated: card.checked.on },
    language,
  });
}
