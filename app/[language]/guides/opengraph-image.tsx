import { notFound } from "next/navigation";
import { phraseImages } from "@/app/guides/phrases/phrase-images";
import { sharePageIds, sharePageImage } from "@/components/share-image/share-page";
import { DEFAULT_LANGUAGE, isPrefixedLanguage } from "@/lib/languages/languages";
import { renderShareImage } from "@/lib/share-image/render";

type Props = { params: Promise<{ language: string }>; id: Promise<string> };

export const revalidate = 86_400;

/** Drawn when it is first asked for. */
export const generateStaticParams = () => [];

export function generateImageMetadata() {
  return sharePageIds(phraseImages(DEFAULT_LANGUAGE));
}

export default async function TranslatedGuideImage({ params, id }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return renderShareImage(await sharePageImage(phraseImages(language), await id, language));
}
