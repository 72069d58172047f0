import { guideImages } from "@/app/guides/guide-images";
import { sharePageIds } from "@/components/share-image/share-page";
import { translatedImage } from "@/components/share-image/translated-image";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";

export const revalidate = 86_400;

/** Drawn when it is first asked for. */
export const generateStaticParams = () => [];

export function generateImageMetadata() {
  return sharePageIds(guideImages(DEFAULT_LANGUAGE));
}

export default translatedImage(guideImages);
