import { CardList } from "@/components/phrases/card-list";
import { JsonLd } from "@/components/ui/json-ld";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/phrases.json";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { listPhraseCards } from "@/lib/phrases/queries";
import { phrasesTitle } from "@/lib/phrases/titles";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { recordListData } from "@/lib/structured-data/guides";
import { translatedPageData } from "@/lib/structured-data/site";
import { capitalize } from "@/lib/strings/capitalize";

/** What search engines are told of the list of phrase cards in a language. */
export async function phrasesMetadata(language: Language = DEFAULT_LANGUAGE) {
  const { length } = await listPhraseCards(language);
  return pageMetadata({
    title: brandedTitle(phrasesTitle(language)),
    description: textsIn<keyof typeof english>(language, "phrases")("about", { count: length }),
    canonical: ROUTES.phrases,
    language,
  });
}

/** The list of phrase cards in the language of its path. */
export async function PhrasesScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const cards = await listPhraseCards(language);
  const title = phrasesTitle(language);
  const isEnglish = language === DEFAULT_LANGUAGE;
  return (
    <>
      <CardList cards={cards} />
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.phrases) as "/" }),
          recordListData(
            ROUTES.phrases,
            cards.map(({ id, name }) => ({ id, title: capitalize(name) })),
            language,
          ),
          ...(isEnglish ? [] : [translatedPageData(language, ROUTES.phrases, title)]),
        ]}
      />
    </>
  );
}
