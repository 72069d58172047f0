import { useTexts } from "#texts";
import { memo } from "react";
import { CardActions, type OnLike } from "@/components/gallery/card-actions";
import { GalleryPicture } from "@/components/gallery/gallery-picture";
import { ImageLink, type OnOpen } from "@/components/gallery/image/image-link";
import { TagList } from "@/components/gallery/tag-list";
import { imageFragment } from "@/lib/gallery/fragment";
import type { GalleryImage } from "@/lib/gallery/types";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/members/gallery.json";

export type CardProps = {
  image: GalleryImage;
  isLiked: boolean;
  onLike: OnLike;
  onOpen: OnOpen;
};

/** One image of the grid layout. */
export const GridCard = memo(function GridCard({ image, isLiked, onLike, onOpen }: CardProps) {
  const { language } = useTexts("gallery", english);
  return (
    <article id={imageFragment(image.id).slice(1)} className="group flex flex-col">
      <ImageLink
        image={image}
        onOpen={onOpen}
        className="block overflow-hidden rounded-lg bg-sprout-2"
      >
        <GalleryPicture
          image={image}
          slot="card"
          className="aspect-4/3 w-full hover-zoom object-cover"
        />
      </ImageLink>
      <h3 className="mt-3 mb-0.5 text-title font-title tracking-snug" {...ownWords(language)}>
        {image.title}
      </h3>
      <p
        className="text-note leading-copy text-ink-2 md:min-h-[2.8em]"
        {...ownWords(language, "en")}
      >
        {image.description}
      </p>
      <TagList tags={image.tags} className="mt-2.5" />
      <CardActions image={image} isLiked={isLiked} onLike={onLike} className="mt-auto pt-1.5" />
    </article>
  );
});
