import { notFound } from "next/navigation";
import { sharePageImage, type SharePages } from "@/components/share-image/share-page";
import { isPrefixedLanguage, type Language } from "@/lib/languages/languages";
import { renderShareImage } from "@/lib/share-image/render";

type Props = { params: Promise<{ language: string }>; id: Promise<string> };

/** Draws the share images of a family of pages in the languages other than English. */
export const translatedImage = (pages: (language: Language) => SharePages) =>
  async function TranslatedImage({ params, id }: Props) {
    const { language } = await params;
    if (!isPrefixedLanguage(language)) notFound();
    return renderShareImage(await sharePageImage(pages(language), await id, language));
  };
