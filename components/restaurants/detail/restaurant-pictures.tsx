import { useTexts } from "#texts";
import { GalleryFrame } from "@/components/restaurants/detail/gallery-frame";
import { PictureTransition } from "@/components/restaurants/cards/picture-transition";
import { Illustration } from "@/components/ui/reading/illustration";
import english from "@/lib/messages/en/place.json";
import type { Picture } from "@/lib/picture";

type RestaurantPicturesProps = { id: string; name: string; pictures: Picture[] };

/** A sample's pictures: the street front first, then dish and room. */
export function RestaurantPictures({ id, name, pictures }: RestaurantPicturesProps) {
  const t = useTexts("place", english);
  const [dish, front, ...rest] = pictures;
  const shown = [front, dish, ...rest].filter((picture) => picture !== undefined);
  return (
    <GalleryFrame
      label={t("pictures", { name })}
      pictures={shown.map((picture, index) => ({
        key: picture.src,
        picture:
          index === 0 ? (
            <PictureTransition id={id}>
              <Illustration picture={picture} eager className="size-full object-cover" />
            </PictureTransition>
          ) : (
            <Illustration picture={picture} className="size-full object-cover" />
          ),
      }))}
    />
  );
}
