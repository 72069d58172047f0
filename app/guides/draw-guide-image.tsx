import { notFound } from "next/navigation";
import { RecordImage } from "@/components/share-image/record-image";
import type { ShareImageTone } from "@/components/share-image/share-image";
import type { TRANSLATED_COLLECTIONS } from "@/lib/env/translated-texts";
import {
  listCityGuides,
  listFoodGuides,
  listHealthTopics,
  listTravelGuides,
} from "@/lib/guides/queries";
import type { Guide } from "@/lib/guides/types";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/guides/article.json";
import { renderShareImage } from "@/lib/share-image/render";

type Collection = (typeof TRANSLATED_COLLECTIONS)[number];
type Image = {
  read: (language: Language) => Promise<Guide[]>;
  tone: ShareImageTone;
  lead: keyof typeof english;
};

const IMAGES: Readonly<Record<Collection, Image>> = {
  "veg-food": { read: listFoodGuides, tone: "turmeric", lead: "image.minutes" },
  travel: { read: listTravelGuides, tone: "sprout", lead: "image.travel" },
  city: { read: listCityGuides, tone: "rose", lead: "image.city" },
  health: { read: listHealthTopics, tone: "sprout", lead: "image.health" },
};

/** The share image of a guide that is there in the language. */
export async function drawGuideImage(
  collection: string,
  slug: string,
  language: Language = DEFAULT_LANGUAGE,
) {
  if (!(collection in IMAGES)) notFound();
  const { read, tone, lead } = IMAGES[collection as Collection];
  const guide = (await read(language)).find(({ id }) => id === slug);
  if (guide?.language !== language) notFound();
  const t = textsIn<keyof typeof english>(language, "article");
  return renderShareImage(
    <RecordImage
      tone={tone}
      title={guide.title}
      lead={t(lead, { minutes: guide.text.readTime })}
      picture={guide.image.src}
      language={language}
    />,
  );
}

/** What the share images of a collection in English export. */
export function englishGuideImages(collection: Collection) {
  return {
    generateStaticParams: async () =>
      (await IMAGES[collection].read(DEFAULT_LANGUAGE)).map(({ id }) => ({ slug: id })),
    Image: async ({ params }: { params: Promise<{ slug: string }> }) =>
      drawGuideImage(collection, (await params).slug),
  };
}
