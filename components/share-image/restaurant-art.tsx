import { PictureLabel } from "@/components/share-image/picture-label";
import { cardPicture } from "@/lib/restaurants/pictures/drawing";
import type { Restaurant } from "@/lib/restaurants/types";
import { publicFileUrl } from "@/lib/share-image/files";

/** Of the picture, in pixels. */
export const ART_SIZE = { width: 560, height: 630 };

type RestaurantArtProps = {
  restaurant: Restaurant;
  /** Its photo as a data URL, of that size. */
  photo: string | undefined;
};

/** The picture of the restaurant's card, with its city and address. */
export function RestaurantArt({ restaurant, photo }: RestaurantArtProps) {
  const [, front] = restaurant.images;
  const dish = cardPicture(restaurant);
  return (
    <div style={{ display: "flex", position: "absolute", inset: 0 }}>
      <img
        src={photo ?? publicFileUrl(dish.src)}
        alt=""
        {...ART_SIZE}
        style={{ position: "absolute", top: 0, left: 640, objectFit: "cover" }}
      />
      <PictureLabel
        name={restaurant.city}
        note={restaurant.address ?? restaurant.country}
        picture={photo ? undefined : (front ?? dish).src}
        spot={{ top: 466, left: 600 }}
      />
    </div>
  );
}
