import { listImages } from "@/app/restaurants/list-images";
import { sharePageIds } from "@/components/share-image/share-page";
import { translatedImage } from "@/components/share-image/translated-image";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";

export const revalidate = 86_400;

/** Drawn when it is first asked for. */
export const generateStaticParams = () => [];

export function generateImageMetadata() {
  return sharePageIds(listImages(DEFAULT_LANGUAGE));
}

export default translatedImage(listImages);
