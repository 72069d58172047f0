import { useTexts } from "#texts";
import { cn } from "@/lib/cn";
import {
  PICTURE_SIZE,
  PICTURE_SIZES,
  pictureSources,
  type PictureSlot,
} from "@/lib/gallery/picture";
import type { GalleryImage } from "@/lib/gallery/types";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/members/gallery.json";

type GalleryPictureProps = {
  image: Pick<GalleryImage, "src" | "alt" | "preview">;
  slot: PictureSlot;
  /** The first picture of a screen loads at once with a high priority; the others are lazy. */
  isFirst?: boolean;
  className?: string;
};

/** One picture as AVIF, else JPEG, in the size that its slot needs, over its blurred preview. */
export function GalleryPicture({ image, slot, isFirst = false, className }: GalleryPictureProps) {
  const { language } = useTexts("gallery", english);
  const sources = pictureSources(image.src);
  const sizes = PICTURE_SIZES[slot];
  return (
    <picture className="block">
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={image.src}
        {...(sources && { srcSet: sources.jpeg, sizes })}
        alt={image.alt}
        {...ownWords(language, "en")}
        {...PICTURE_SIZE}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        draggable={false}
        style={image.preview ? { backgroundImage: `url(${image.preview})` } : undefined}
        className={cn("bg-sprout-2 bg-[length:100%_100%]", className)}
      />
    </picture>
  );
}
