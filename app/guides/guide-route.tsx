import { notFound } from "next/navigation";
import type { ComponentProps, ReactNode } from "react";
import { guideListTitle, type GuideCollection } from "@/app/guides/list-screen";
import { JsonLd } from "@/components/ui/json-ld";
import { guideMetadata } from "@/lib/guides/metadata";
import type { Guide } from "@/lib/guides/types";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import type english from "@/lib/messages/en/guides/article.json";
import { recordHref, type RecordList } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";
import { COLLECTIONS } from "@/lib/texts/collections";
import { listRelated } from "@/lib/texts/queries";
import type { RelatedText } from "@/lib/texts/types";

/** The titles of pages whose guides have the name of a city alone. */
const CITY_TITLES: Partial<Record<GuideCollection, keyof typeof english>> = {
  travel: "title.travel",
  city: "title.city",
};

function pageTitle(collection: GuideCollection, { title, language }: Guide) {
  const text = CITY_TITLES[collection];
  return text && textsIn<keyof typeof english>(language, "article")(text, { city: title });
}

/** A guide with what its screen shows around it. */
type Shown<Entry> = {
  guide: Entry;
  previous: Entry | undefined;
  next: Entry | undefined;
  list: { href: RecordList; label: string };
  more: RelatedText[];
};

type GuideRoute<Entry> = {
  collection: GuideCollection;
  /** The guides of a page in a language. */
  read: (language: Language) => Promise<readonly Entry[]>;
  show: (shown: Shown<Entry>) => Promise<ReactNode> | ReactNode;
  dataOf: (list: RecordList, guide: Entry) => ComponentProps<typeof JsonLd>["things"][number];
};

/** What the pages of the texts of a collection are made of. */
export function guideRoute<Entry extends Guide>(route: GuideRoute<Entry>) {
  const { collection, read, show, dataOf } = route;
  const href = COLLECTIONS[collection];

  /** A guide that is there in the language. */
  async function find(slug: string, language: Language) {
    const found = findWithNeighbors(await read(language), slug);
    return found?.record.language === language ? found : undefined;
  }

  return {
    /** The slugs of the guides that are there in a language. */
    async slugs(language: Language = DEFAULT_LANGUAGE) {
      const guides = await read(language);
      return guides.filter((guide) => guide.language === language).map(({ id }) => ({ slug: id }));
    },

    async metadata(slug: string, language: Language = DEFAULT_LANGUAGE) {
      const found = await find(slug, language);
      return found ? guideMetadata(href, found.record, pageTitle(collection, found.record)) : {};
    },

    async screen(slug: string, language: Language = DEFAULT_LANGUAGE) {
      const found = await find(slug, language);
      if (!found) notFound();
      const { record: guide, previous, next } = found;
      const label = guideListTitle(collection, language);
      const more = await listRelated(collection, guide.id, language);
      const path = recordHref(href, guide.id);
      const crumb = (name: string, page: string) => ({ name, path: pathIn(language, page) as "/" });
      return (
        <>
          {await show({ guide, previous, next, list: { href, label }, more })}
          <JsonLd
            things={[
              breadcrumbData(crumb(label, href), crumb(guide.title, path)),
              dataOf(href, guide),
              ...(language === DEFAULT_LANGUAGE
                ? []
                : [translatedPageData(language, path, guide.title)]),
            ]}
          />
        </>
      );
    },
  };
}

type Props = { params: Promise<{ slug: string }> };

/** What the pages of a collection in English export. */
export function englishPages({ slugs, metadata, screen }: ReturnType<typeof guideRoute>) {
  return {
    generateStaticParams: () => slugs(),
    generateMetadata: async ({ params }: Props) => metadata((await params).slug),
    Page: async ({ params }: Props) => screen((await params).slug),
  };
}
