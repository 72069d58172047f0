import { notFound } from "next/navigation";
import { AiGalleryScreen, galleryMetadata } from "@/app/community/ai-gallery/ai-gallery-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/ai-gallery">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? galleryMetadata(language) : {};
}

export default async function TranslatedAiGalleryPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <AiGalleryScreen language={language} />;
}
