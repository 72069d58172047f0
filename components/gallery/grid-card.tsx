import { memo } from "react";
import { CardActions, type OnLike } from "@/components/gallery/card-actions";
import { GalleryPicture } from "@/components/gallery/gallery-picture";
import { ImageLink, type OnOpen } from "@/components/gallery/image-link";
import { TagList } from "@/components/gallery/tag-list";
import { imageFragment } from "@/lib/gallery/fragment";
import type { GalleryImage } from "@/lib/gallery/types";

export type CardProps = {
  image: GalleryImage;
  isLiked: boolean;
  onLike: OnLike;
  onOpen: OnOpen;
};

/** One image of the grid layout. */
export const GridCard = memo(function GridCard({ image, isLiked, onLike, onOpen }: CardProps) {
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
          className="aspect-4/3 w-full object-cover transition-transform duration-[320ms] ease-move motion-safe:group-hover:scale-[1.035]"
        />
      </ImageLink>
      <h3 className="mt-[0.8rem] mb-[0.1rem] text-[1.0625rem] font-[680] tracking-[-0.01em]">
        {image.title}
      </h3>
      <p className="text-[0.9375rem] leading-[1.4] text-ink-2 md:min-h-[2.8em]">
        {image.description}
      </p>
      <TagList tags={image.tags} className="mt-[0.6rem]" />
      <CardActions
        image={image}
        isLiked={isLiked}
        onLike={onLike}
        className="mt-auto pt-[0.35rem]"
      />
    </article>
  );
});
