import { notFound } from "next/navigation";
import {
  GUIDE_COLLECTIONS,
  guideListMetadata,
  GuideListScreen,
  isGuideCollection,
} from "@/app/guides/list-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/guides/[collection]">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.flatMap((language) =>
    GUIDE_COLLECTIONS.map((collection) => ({ language, collection })),
  );
}

export async function generateMetadata({ params }: Props) {
  const { language, collection } = await params;
  if (!isPrefixedLanguage(language) || !isGuideCollection(collection)) return {};
  return guideListMetadata(collection, language);
}

export default async function TranslatedGuidesPage({ params }: Props) {
  const { language, collection } = await params;
  if (!isPrefixedLanguage(language) || !isGuideCollection(collection)) notFound();
  return <GuideListScreen collection={collection} language={language} />;
}
