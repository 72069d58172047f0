import { notFound } from "next/navigation";
import { CardPage } from "@/components/phrases/card-page";
import { JsonLd } from "@/components/ui/json-ld";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { cardMetadata } from "@/lib/phrases/metadata";
import { listPhraseCards } from "@/lib/phrases/queries";
import { cardTitle, phrasesTitle } from "@/lib/phrases/titles";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { phraseCardData } from "@/lib/structured-data/phrases";
import { translatedPageData } from "@/lib/structured-data/site";

const findCard = async (language: Language, tag: string) =>
  findWithNeighbors(await listPhraseCards(language), tag);

/** What search engines are told of the page of a phrase card in a language. */
export async function phraseCardMetadata(tag: string, language: Language = DEFAULT_LANGUAGE) {
  const found = await findCard(language, tag);
  return found ? cardMetadata(found.record, language) : {};
}

type PhraseCardScreenProps = { tag: string; language?: Language };

/** The page of a phrase card in the language of its path. */
export async function PhraseCardScreen({
  tag,
  language = DEFAULT_LANGUAGE,
}: PhraseCardScreenProps) {
  const found = await findCard(language, tag);
  if (!found) notFound();
  const { record: card, previous, next } = found;
  const href = recordHref(ROUTES.phrases, card.id);
  const title = cardTitle(card, language);
  const crumb = (name: string, path: string) => ({ name, path: pathIn(language, path) as "/" });
  return (
    <>
      <CardPage card={card} previous={previous} next={next} />
      <JsonLd
        things={[
          breadcrumbData(crumb(phrasesTitle(language), ROUTES.phrases), crumb(title, href)),
          phraseCardData(card, language),
          ...(language === DEFAULT_LANGUAGE ? [] : [translatedPageData(language, href, title)]),
        ]}
      />
    </>
  );
}
