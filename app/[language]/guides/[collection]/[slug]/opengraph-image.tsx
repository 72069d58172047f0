import { notFound } from "next/navigation";
import { drawGuideImage } from "@/app/guides/draw-guide-image";
import { isPrefixedLanguage } from "@/lib/languages/languages";

export const revalidate = 86_400;

/** Drawn when it is first asked for. */
export const generateStaticParams = () => [];

type Props = { params: Promise<{ language: string; collection: string; slug: string }> };

export default async function TranslatedGuideImage({ params }: Props) {
  const { language, collection, slug } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return drawGuideImage(collection, slug, language);
}
