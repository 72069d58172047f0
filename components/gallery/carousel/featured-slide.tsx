import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { memo } from "react";
import { GalleryPicture } from "@/components/gallery/gallery-picture";
import { ImageLink, type OnOpen } from "@/components/gallery/image/image-link";
import { cn } from "@/lib/cn";
import { likesOf } from "@/lib/gallery/likes";
import type { GalleryImage } from "@/lib/gallery/types";
import english from "@/lib/messages/en/members/gallery.json";

/** P11.3. */
const SHOWN_TAGS = 2;

type FeaturedSlideProps = {
  image: GalleryImage;
  index: number;
  count: number;
  isLiked: boolean;
  onOpen: OnOpen;
};

/** One slide. Its label is visible on hover and focus, and always on touch screens. */
export const FeaturedSlide = memo(function FeaturedSlide({
  image,
  index,
  count,
  isLiked,
  onOpen,
}: FeaturedSlideProps) {
  const t = useTexts("gallery", english);
  return (
    <div
      role="group"
      data-slide
      aria-roledescription={t("slide")}
      aria-label={t("slide.of", { position: index + 1, count })}
      className="min-w-0 flex-none basis-full snap-start ps-5 md:basis-1/2 lg:basis-1/3"
    >
      <ImageLink
        image={image}
        onOpen={onOpen}
        className="group relative block overflow-hidden rounded-bar bg-grove-2 focus-visible:-outline-offset-3"
      >
        <GalleryPicture
          image={image}
          slot="slide"
          isFirst={index === 0}
          className="aspect-4/3 w-full object-cover"
        />
        <div
          className={cn(
            "pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-b from-transparent via-[rgb(6_20_13/0.8)] via-42% to-[rgb(6_20_13/0.94)] px-5 pt-18 pb-4.5 text-white transition-opacity duration-200",
            "md:not-group-hover:not-group-focus-visible:pointer-fine:opacity-0",
          )}
        >
          <div className="flex items-baseline justify-between gap-3">
            <b aria-hidden="true" className="text-h4">
              {image.title}
            </b>
            <span className="inline-flex items-center gap-1.5 text-note font-semibold tabular-nums">
              <Icon name="Heart" size={16} className={isLiked ? "fill-current" : undefined} />
              <span>
                {likesOf(image, isLiked)}
                <span className="spoken"> {t("likes")}</span>
              </span>
            </span>
          </div>
          <span className="mt-2 flex gap-1.5">
            {image.tags.slice(0, SHOWN_TAGS).map((tag) => (
              <span
                key={tag}
                className="inline-flex min-h-6.5 items-center rounded-tag bg-white/92 px-2.25 text-micro font-medium whitespace-nowrap text-on-turmeric"
              >
                {t("tag", { tag })}
              </span>
            ))}
          </span>
        </div>
      </ImageLink>
    </div>
  );
});
