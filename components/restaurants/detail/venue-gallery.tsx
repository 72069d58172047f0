import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { GalleryFrame } from "@/components/restaurants/detail/gallery-frame";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { atLeast } from "@/lib/breakpoints";
import english from "@/lib/messages/en/place.json";
import type { ReviewPhoto } from "@/lib/restaurants/types";

/** How many photos it takes to fill the block; fewer are beside the name. */
export const GALLERY_SIZE = 3;

type VenueGalleryProps = { name: string; photos: ReviewPhoto[] };

/** The first photos of a restaurant as one block, and the way to all of them. */
export function VenueGallery({ name, photos }: VenueGalleryProps) {
  const t = useTexts("place", english);
  const shown = photos.slice(0, GALLERY_SIZE);
  return (
    <GalleryFrame
      label={t("pictures", { name })}
      pictures={shown.map((photo, index) => ({
        key: photo.recordId,
        picture: (
          <VisitorPhoto
            photo={photo}
            sizes={`${atLeast("md")} ${index === 0 ? 66 : 33}vw, 100vw`}
            eager={index === 0}
            className="size-full object-cover"
          />
        ),
      }))}
    >
      {photos.length > shown.length && (
        <a
          href="#photos"
          className={cn(
            buttonVariants({ variant: "ink", size: "sm" }),
            "absolute end-4 bottom-4 max-md:hidden print:hidden",
          )}
        >
          <Icon name="Images" size={18} />
          {t("pictures.all", { count: photos.length })}
        </a>
      )}
    </GalleryFrame>
  );
}
