import { PictureLabel } from "@/components/share-image/picture-label";
import { cardPicture } from "@/lib/restaurants/pictures/drawing";
import type { Restaurant } from "@/lib/restaurants/types";
import { publicFileUrl } from "@/lib/share-image/files";

/** The picture of the restaurant's card, with its name and city. */
export function RestaurantArt({ restaurant }: { restaurant: Restaurant }) {
  const [, front] = restaurant.images;
  const dish = cardPicture(restaurant);
  return (
    <div style={{ display: "flex", position: "absolute", inset: 0 }}>
      <img
        src={publicFileUrl(dish.src)}
        alt=""
        width={560}
        height={630}
        style={{ position: "absolute", top: 0, left: 640, objectFit: "cover" }}
      />
      <PictureLabel
        name={restaurant.city}
        note={restaurant.address ?? restaurant.country}
        picture={(front ?? dish).src}
        spot={{ top: 466, left: 600 }}
      />
    </div>
  );
}
