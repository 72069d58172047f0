import { CardList } from "@/components/phrases/card-list";
import { JsonLd } from "@/components/ui/json-ld";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { listPhraseCards } from "@/lib/phrases/queries";
import { PHRASES_TITLE } from "@/lib/phrases/titles";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { recordListData } from "@/lib/structured-data/guides";

export const metadata = pageMetadata({
  title: brandedTitle(PHRASES_TITLE),
  description:
    "Cards in 30 languages to show in a restaurant: no meat, fish, egg, milk or honey, what you do eat, and which dishes can be made like that.",
  canonical: ROUTES.phrases,
});

export default async function PhrasesPage() {
  const cards = await listPhraseCards();
  return (
    <>
      <CardList cards={cards} />
      <JsonLd
        things={[
          breadcrumbData({ name: PHRASES_TITLE, path: ROUTES.phrases }),
          recordListData(
            ROUTES.phrases,
            cards.map(({ id, name }) => ({ id, title: name })),
          ),
        ]}
      />
    </>
  );
}
