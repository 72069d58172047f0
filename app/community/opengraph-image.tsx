import { communityImages } from "@/app/community/community-images";
import { PictureColumns } from "@/components/share-image/picture-columns";
import { sharePageIds, sharePageImage, type SharePages } from "@/components/share-image/share-page";
import { listGalleryImages } from "@/lib/gallery/queries";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { renderShareImage } from "@/lib/share-image/render";

const GALLERY_PICTURES = 8;

const PAGES: SharePages = {
  ...communityImages(DEFAULT_LANGUAGE),
  "ai-gallery": {
    title: "AI Vegan Restaurant Gallery",
    lead: "Fifty rooms that nobody has built yet.",
    tone: "grove",
    art: async () => {
      const images = (await listGalleryImages()).slice(0, GALLERY_PICTURES);
      return <PictureColumns ratio={4 / 3} pictures={images.map(({ src }) => src)} />;
    },
  },
};

/** For an id without an image the response is 404 without an attempt to render. */
export const dynamicParams = false;

export function generateImageMetadata() {
  return sharePageIds(PAGES);
}

export default async function CommunityImage({ id }: { id: Promise<string> }) {
  return renderShareImage(await sharePageImage(PAGES, await id));
}
