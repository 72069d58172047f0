import type { Article } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { PUBLISHED } from "@/lib/phrases/metadata";
import { cardDescription, cardTitle } from "@/lib/phrases/titles";
import type { PhraseCard } from "@/lib/phrases/types";
import { recordHref, ROUTES } from "@/lib/routes";
import { shareImagePath } from "@/lib/share-image-path";
import { PUBLISHER } from "@/lib/structured-data/site";

/** A phrase card as its page shows it: the words of a language around sentences in that of the card. */
export function phraseCardData(card: PhraseCard, language: Language = DEFAULT_LANGUAGE) {
  const path = recordHref(ROUTES.phrases, card.id);
  return {
    "@type": "Article",
    headline: cardTitle(card, language),
    url: absoluteUrl(pathIn(language, path)),
    description: cardDescription(card, language),
    image: absoluteUrl(shareImagePath(path)),
    datePublished: PUBLISHED,
    dateModified: card.checked.on,
    inLanguage: [...new Set([LANGUAGES[language].tag, card.tag])],
    author: PUBLISHER,
    publisher: PUBLISHER,
  } satisfies Article;
}
