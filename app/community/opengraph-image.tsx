import { blogImage } from "@/app/community/blog/blog-image";
import { eventListImage } from "@/app/community/events/list-image";
import { forumImage } from "@/app/community/forum/forum-image";
import { PictureColumns } from "@/components/share-image/picture-columns";
import { sharePageIds, sharePageImage, type SharePages } from "@/components/share-image/share-page";
import { listMembers, listPhotos } from "@/lib/community/queries";
import { listGalleryImages } from "@/lib/gallery/queries";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { renderShareImage } from "@/lib/share-image/render";

const PIN_RADIUS = "40px 40px 40px 8px";
const GALLERY_PICTURES = 8;

const PAGES: SharePages = {
  forum: forumImage(DEFAULT_LANGUAGE),
  members: {
    title: "Community Members",
    lead: "Meet the people behind the reviews.",
    tone: "rose",
    art: async () => (
      <PictureColumns
        radius={PIN_RADIUS}
        pictures={(await listMembers()).map(({ avatar }) => avatar)}
      />
    ),
  },
  blog: blogImage(DEFAULT_LANGUAGE),
  events: eventListImage(),
  photos: {
    title: "Community Photos",
    lead: "Plates, cups and doors of vegan kitchens.",
    tone: "sprout",
    art: async () => (
      <PictureColumns pictures={(await listPhotos()).map(({ image }) => image.src)} />
    ),
  },
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
