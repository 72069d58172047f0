import type { Article } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import { cardDescription, PUBLISHED } from "@/lib/phrases/metadata";
import { cardTitle } from "@/lib/phrases/titles";
import type { PhraseCard } from "@/lib/phrases/types";
import { recordHref, ROUTES } from "@/lib/routes";
import { shareImagePath } from "@/lib/share-image-path";
import { PUBLISHER } from "@/lib/structured-data/site";

/** A phrase card as its page shows it: English around sentences in its language. */
export function phraseCardData(card: PhraseCard) {
  const path = recordHref(ROUTES.phrases, card.id);
  return {
    "@type": "Article",
    headline: cardTitle(card),
    url: absoluteUrl(path),
    description: cardDescription(card),
    image: absoluteUrl(shareImagePath(path)),
    datePublished: PUBLISHED,
    dateModified: card.checked.on,
    inLanguage: ["en", card.tag],
    author: PUBLISHER,
    publisher: PUBLISHER,
  } satisfies Article;
}
