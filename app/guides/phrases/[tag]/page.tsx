import { notFound } from "next/navigation";
import { CardPage } from "@/components/phrases/card-page";
import { JsonLd } from "@/components/ui/json-ld";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { cardMetadata } from "@/lib/phrases/metadata";
import { listPhraseCards } from "@/lib/phrases/queries";
import { cardTitle, PHRASES_TITLE } from "@/lib/phrases/titles";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { phraseCardData } from "@/lib/structured-data/phrases";

type Props = PageProps<"/guides/phrases/[tag]">;

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listPhraseCards()).map(({ id }) => ({ tag: id }));
}

async function findCard(params: Props["params"]) {
  return findWithNeighbors(await listPhraseCards(), (await params).tag);
}

export async function generateMetadata({ params }: Props) {
  const found = await findCard(params);
  return found ? cardMetadata(found.record) : {};
}

export default async function PhraseCardPage({ params }: Props) {
  const found = await findCard(params);
  if (!found) notFound();
  const { record: card, previous, next } = found;
  return (
    <>
      <CardPage card={card} previous={previous} next={next} />
      <JsonLd
        things={[
          breadcrumbData(
            { name: PHRASES_TITLE, path: ROUTES.phrases },
            { name: cardTitle(card), path: recordHref(ROUTES.phrases, card.id) },
          ),
          phraseCardData(card),
        ]}
      />
    </>
  );
}
