import { guideImages } from "@/app/guides/guide-images";
import { sharePageIds, sharePageImage } from "@/components/share-image/share-page";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { renderShareImage } from "@/lib/share-image/render";

const PAGES = guideImages(DEFAULT_LANGUAGE);

/** For an id without an image the response is 404 without an attempt to render. */
export const dynamicParams = false;

export function generateImageMetadata() {
  return sharePageIds(PAGES);
}

export default async function GuidesImage({ id }: { id: Promise<string> }) {
  return renderShareImage(await sharePageImage(PAGES, await id));
}
