import { notFound } from "next/navigation";
import { aboutImages } from "@/app/about/about-images";
import { sharePageIds, sharePageImage } from "@/components/share-image/share-page";
import { DEFAULT_LANGUAGE, isPrefixedLanguage } from "@/lib/languages/languages";
import { renderShareImage } from "@/lib/share-image/render";

type Props = { params: Promise<{ language: string }>; id: Promise<string> };

export const revalidate = 86_400;

/** Drawn when it is first asked for. */
export const generateStaticParams = () => [];

export function generateImageMetadata() {
  return sharePageIds(aboutImages(DEFAULT_LANGUAGE));
}

export default async function TranslatedAboutImage({ params, id }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return renderShareImage(await sharePageImage(aboutImages(language), await id, language));
}
