import { cn } from "@/lib/cn";
import {
  PICTURE_SIZE,
  PICTURE_SIZES,
  pictureSources,
  type PicturePlace,
} from "@/lib/gallery/picture";
import type { GalleryImage } from "@/lib/gallery/types";

type GalleryPictureProps = {
  image: Pick<GalleryImage, "src" | "alt" | "preview">;
  place: PicturePlace;
  /** Eager pictures load at once, the first of all ahead of the others; the rest when they come near. */
  priority?: "first" | "eager" | "lazy";
  className?: string;
};

const FETCH_PRIORITY = { first: "high", eager: "low", lazy: "auto" } as const;

/** One picture as AVIF, else JPEG, in the size that its place needs, over its blurred preview. */
export function GalleryPicture({
  image,
  place,
  priority = "lazy",
  className,
}: GalleryPictureProps) {
  const sources = pictureSources(image.src);
  const sizes = PICTURE_SIZES[place];
  return (
    <picture className="block">
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={image.src}
        {...(sources && { srcSet: sources.jpeg, sizes })}
        alt={image.alt}
        {...PICTURE_SIZE}
        loading={priority === "lazy" ? "lazy" : "eager"}
        fetchPriority={FETCH_PRIORITY[priority]}
        decoding="async"
        draggable={false}
        style={image.preview ? { backgroundImage: `url(${image.preview})` } : undefined}
        className={cn("bg-sprout-2 bg-[length:100%_100%]", className)}
      />
    </picture>
  );
}
