import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useEffect } from "react";
import { preload } from "react-dom";
import { GalleryPicture } from "@/components/gallery/gallery-picture";
import { useSwipe } from "@/components/gallery/image/use-swipe";
import { spoken } from "@/components/ui/spoken";
import { cn } from "@/lib/cn";
import type { neighborsOf } from "@/lib/gallery/neighbors";
import { PICTURE_SIZES, pictureSources } from "@/lib/gallery/picture";
import type { GalleryImage } from "@/lib/gallery/types";
import { LANGUAGES } from "@/lib/languages/languages";
import english from "@/lib/messages/en/members/gallery.json";

export type Neighbors = NonNullable<ReturnType<typeof neighborsOf>>;

type ImageStageProps = {
  image: GalleryImage;
  count: number;
  neighbors: Neighbors;
  onShow: (id: number) => void;
};

/** Preloads the previous and the next picture; browsers without AVIF ignore it. */
function usePreloaded(images: GalleryImage[]) {
  useEffect(() => {
    for (const { src } of images) {
      const avif = pictureSources(src)?.avif;
      if (!avif) continue;
      preload(src, {
        as: "image",
        type: "image/avif",
        imageSrcSet: avif,
        imageSizes: PICTURE_SIZES.stage,
        fetchPriority: "low",
      });
    }
  }, [images]);
}

/** The large picture with its place in the list, Previous and Next (P11.10); a swipe moves on and goes round. */
export function ImageStage({ image, count, neighbors, onShow }: ImageStageProps) {
  const t = useTexts("gallery", english);
  const towards = LANGUAGES[t.language].dir === "rtl" ? -1 : 1;
  const { position, previous, next, isFirst, isLast } = neighbors;
  const swipe = useSwipe((direction) => onShow((direction === towards ? next : previous).id));
  usePreloaded([next, previous]);

  const arrows = [
    {
      label: t("image.previous"),
      icon: "ArrowLeft",
      to: previous,
      isEnd: isFirst,
      side: "start-3 side:start-5",
    },
    {
      label: t("image.next"),
      icon: "ArrowRight",
      to: next,
      isEnd: isLast,
      side: "end-3 side:end-5",
    },
  ] as const;

  return (
    <div
      {...swipe}
      className="relative grid min-h-0 touch-pan-y touch-pinch-zoom items-center bg-[#0b1a12] select-none"
    >
      <GalleryPicture
        key={image.id}
        image={image}
        slot="stage"
        isFirst
        className="mx-auto aspect-4/3 w-[min(100%,calc(var(--stage-height)*4/3))] [--stage-height:45dvh] side:[--stage-height:var(--dialog-height)]"
      />
      <p
        aria-live="polite"
        aria-atomic="true"
        className="absolute start-5 top-5 rounded-badge bg-[rgb(6_20_13/0.78)] px-3 py-1 text-small font-semibold text-white tabular-nums"
      >
        {t.rich("image.position", {
          spoken,
          name: (words) => (
            <span key="name" className="sr-only">
              {words}
            </span>
          ),
          position,
          count,
          title: image.title,
        })}
      </p>
      {arrows.map(({ label, icon, to, isEnd, side }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-disabled={isEnd}
          onClick={() => {
            if (!isEnd) onShow(to.id);
          }}
          className={cn(
            "absolute top-1/2 grid size-12 -translate-y-1/2 place-items-center rounded-lg bg-white/94 text-on-turmeric",
            "not-aria-disabled:hover:bg-white aria-disabled:cursor-not-allowed aria-disabled:opacity-45",
            "side:size-13",
            side,
          )}
        >
          <Icon name={icon} className="rtl:-scale-x-100" />
        </button>
      ))}
    </div>
  );
}
