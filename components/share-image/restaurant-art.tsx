import { PictureLabel } from "@/components/share-image/picture-label";
import { cityOfIn } from "@/lib/city-names/city-name";
import { countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { cardPicture } from "@/lib/restaurants/pictures/drawing";
import type { Restaurant } from "@/lib/restaurants/types";
import { publicFileUrl } from "@/lib/share-image/files";
import { hanFormsOf } from "@/lib/share-image/han-forms";

/** Of the picture, in pixels. */
export const ART_SIZE = { width: 560, height: 630 };

type RestaurantArtProps = {
  restaurant: Restaurant;
  language: Language;
  /** Its photo as a data URL, of that size. */
  photo: string | undefined;
};

/** The picture of the restaurant's card, with its city and address. */
export function RestaurantArt({ restaurant, language, photo }: RestaurantArtProps) {
  const [, front] = restaurant.images;
  const dish = cardPicture(restaurant);
  const { address, country, countryCode } = restaurant;
  const countryName = language === DEFAULT_LANGUAGE ? country : countryIn(language, country);
  return (
    <div style={{ display: "flex", position: "absolute", inset: 0 }}>
      <img
        src={photo ?? publicFileUrl(dish.src)}
        alt=""
        {...ART_SIZE}
        style={{ position: "absolute", top: 0, left: 640, objectFit: "cover" }}
      />
      <PictureLabel
        name={cityOfIn(language, restaurant)}
        note={address ?? countryName}
        noteForms={address ? hanFormsOf(address, countryCode) : undefined}
        picture={photo ? undefined : (front ?? dish).src}
        spot={{ top: 466, left: 600 }}
      />
    </div>
  );
}
