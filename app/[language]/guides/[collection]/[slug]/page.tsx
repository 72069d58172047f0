import { notFound } from "next/navigation";
import { listTranslatedGuides, translatedRoute } from "@/app/guides/translated-guides";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/guides/[collection]/[slug]">;

export const dynamicParams = false;

export const generateStaticParams = listTranslatedGuides;

export async function generateMetadata({ params }: Props) {
  const { language, collection, slug } = await params;
  if (!isPrefixedLanguage(language)) return {};
  return translatedRoute(collection)?.metadata(slug, language) ?? {};
}

export default async function TranslatedGuidePage({ params }: Props) {
  const { language, collection, slug } = await params;
  const route = translatedRoute(collection);
  if (!isPrefixedLanguage(language) || !route) notFound();
  return route.screen(slug, language);
}
