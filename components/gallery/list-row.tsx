import { useTexts } from "#texts";
import { memo } from "react";
import { CardActions } from "@/components/gallery/card-actions";
import { GalleryPicture } from "@/components/gallery/gallery-picture";
import type { CardProps } from "@/components/gallery/grid-card";
import { ImageLink } from "@/components/gallery/image/image-link";
import { TagList } from "@/components/gallery/tag-list";
import { cn } from "@/lib/cn";
import { imageFragment } from "@/lib/gallery/fragment";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/members/gallery.json";

/** One image of the list layout (P11.7): the picture at the left, everything else beside it. */
export const ListRow = memo(function ListRow({ image, isLiked, onLike, onOpen }: CardProps) {
  const { language } = useTexts("gallery", english);
  return (
    <article
      id={imageFragment(image.id).slice(1)}
      className={cn(
        "group grid grid-cols-[112px_minmax(0,1fr)] items-start gap-x-4 border-t border-line py-4",
        "md:grid-cols-[240px_minmax(0,1fr)] md:gap-x-7 md:py-5 lg:grid-cols-[240px_minmax(0,1fr)_220px]",
      )}
    >
      <ImageLink
        image={image}
        onOpen={onOpen}
        className="block overflow-hidden rounded-md bg-sprout-2 md:row-span-2 md:rounded-lg lg:row-span-1"
      >
        <GalleryPicture
          image={image}
          slot="row"
          className="aspect-4/3 w-full hover-zoom object-cover"
        />
      </ImageLink>
      <div className="lg:self-center">
        <h3
          className="text-title font-title tracking-snug md:text-lead md:leading-tight"
          {...ownWords(language)}
        >
          {image.title}
        </h3>
        <p
          className="mt-0.5 max-w-[38em] text-note leading-copy text-pretty text-ink-2 md:mt-1 md:text-body"
          {...ownWords(language, "en")}
        >
          {image.description}
        </p>
        <TagList tags={image.tags} className="mt-2.5" />
      </div>
      <CardActions
        image={image}
        isLiked={isLiked}
        onLike={onLike}
        className="max-md:col-start-2 max-md:mt-1 lg:self-center"
      />
    </article>
  );
});
