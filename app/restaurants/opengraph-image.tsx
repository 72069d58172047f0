import { listImages } from "@/app/restaurants/list-images";
import { PictureColumns } from "@/components/share-image/picture-columns";
import { sharePageIds, sharePageImage, type SharePages } from "@/components/share-image/share-page";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { listRestaurants } from "@/lib/restaurants/queries";
import { cardPicture } from "@/lib/restaurants/pictures/drawing";
import { renderShareImage } from "@/lib/share-image/render";

const PICTURE_COUNT = 8;

const PAGES: SharePages = {
  ...listImages(DEFAULT_LANGUAGE),
  "add-listing": {
    title: "Add Your Restaurant",
    lead: "Put your kitchen on the map.",
    tone: "leaf",
    art: async () => {
      const fronts = (await listRestaurants(PICTURE_COUNT)).map(
        (restaurant) => (restaurant.images[1] ?? cardPicture(restaurant)).src,
      );
      return <PictureColumns pictures={fronts} />;
    },
  },
};

/** For an id without an image the response is 404 without an attempt to render. */
export const dynamicParams = false;

export function generateImageMetadata() {
  return sharePageIds(PAGES);
}

export default async function RestaurantsImage({ id }: { id: Promise<string> }) {
  return renderShareImage(await sharePageImage(PAGES, await id));
}
