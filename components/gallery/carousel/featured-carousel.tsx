import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useId, type KeyboardEvent } from "react";
import { FeaturedSlide } from "@/components/gallery/carousel/featured-slide";
import type { OnOpen } from "@/components/gallery/image/image-link";
import { useCarousel, type Direction } from "@/components/gallery/carousel/use-carousel";
import { cn } from "@/lib/cn";
import type { GalleryImage } from "@/lib/gallery/types";
import { LANGUAGES } from "@/lib/languages/languages";
import english from "@/lib/messages/en/members/gallery.json";

const ARROWS = [
  { direction: -1, text: "featured.previous", icon: "ArrowLeft" },
  { direction: 1, text: "featured.next", icon: "ArrowRight" },
] as const;

const KEYS: Record<string, Direction> = { ArrowLeft: -1, ArrowRight: 1 };

type FeaturedCarouselProps = {
  images: GalleryImage[];
  liked: ReadonlySet<number>;
  onOpen: OnOpen;
};

/** Featured Restaurants: one, two or three slides in view, moved by arrows, keys, dragging and swiping only. */
export function FeaturedCarousel({ images, liked, onOpen }: FeaturedCarouselProps) {
  const t = useTexts("gallery", english);
  const isRtl = LANGUAGES[t.language].dir === "rtl";
  const headingId = useId();
  const { Motion, viewport, setViewport, setApi, canMove, isMoving, moved, move } = useCarousel(
    images.map(({ id }) => id).join(),
    isRtl,
  );
  const shown = moved === undefined ? undefined : images[moved];

  function moveByKey(event: KeyboardEvent) {
    const direction = KEYS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (canMove) move(isRtl ? (-direction as Direction) : direction);
  }

  return (
    <section
      aria-labelledby={headingId}
      aria-roledescription={t("carousel")}
      tabIndex={0}
      onKeyDown={moveByKey}
      className="mt-10 pb-11 focus-visible:-outline-offset-3 md:mt-14 md:pb-18"
    >
      <div className="mb-5 flex items-center justify-between">
        <h2 id={headingId} className="font-display text-h3 font-heading">
          {t("featured")}
        </h2>
        <div className="flex gap-2 noscript:hidden">
          {ARROWS.map(({ direction, text, icon }) => (
            <button
              key={direction}
              type="button"
              aria-label={t(text)}
              disabled={!canMove}
              onClick={() => move(direction)}
              className={cn(
                "grid size-12 place-items-center rounded-tile border-frame border-on-grove-2",
                "not-disabled:hover:bg-grove-2 disabled:cursor-not-allowed disabled:border-grove-2 disabled:text-on-grove-2",
              )}
            >
              <Icon name={icon} className="rtl:-scale-x-100" />
            </button>
          ))}
        </div>
      </div>
      <div
        ref={setViewport}
        className={cn(
          isMoving
            ? "touch-pan-y touch-pinch-zoom overflow-hidden"
            : "snap-x snap-mandatory scroll-x",
        )}
      >
        {/* No transition: the one that reduced motion shortens would spoil what the motion measures. */}
        <div className="-ms-5 flex transition-none">
          {images.map((image, index) => (
            <FeaturedSlide
              key={image.id}
              image={image}
              index={index}
              count={images.length}
              isLiked={liked.has(image.id)}
              onOpen={onOpen}
            />
          ))}
          {images.length === 0 && (
            <div className="flex-none basis-full ps-5">
              {/* As high as the slides, so that the search box below does not move while the visitor types. */}
              <p
                className={cn(
                  "grid place-items-center rounded-bar border-frame border-dashed border-on-grove-2 text-on-grove-2",
                  "before:aspect-4/3 before:w-full before:justify-self-start before:[grid-area:1/1]",
                  "md:before:w-[calc(50%-10px)] lg:before:w-[calc((100%-40px)/3)]",
                )}
              >
                <span className="[grid-area:1/1]">{t("featured.none")}</span>
              </p>
            </div>
          )}
        </div>
      </div>
      {Motion && viewport && <Motion viewport={viewport} isRtl={isRtl} onReady={setApi} />}
      <p aria-live="polite" aria-atomic="true" className="sr-only">
        {shown &&
          t("slide.said", {
            position: (moved ?? 0) + 1,
            count: images.length,
            title: shown.title,
          })}
      </p>
    </section>
  );
}
