"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useCallback, useMemo, useRef, type ReactNode } from "react";
import { FeaturedCarousel } from "@/components/gallery/carousel/featured-carousel";
import { GalleryBrowser } from "@/components/gallery/gallery-browser";
import { GalleryTotals } from "@/components/gallery/gallery-totals";
import { LazyImageDialog, preloadImageDialog } from "@/components/gallery/image/lazy-image-dialog";
import { useBrowse } from "@/components/gallery/use-browse";
import { useFocusReturn } from "@/components/gallery/image/use-focus-return";
import { useLikes } from "@/components/gallery/use-likes";
import { useOpenImage } from "@/components/gallery/image/use-open-image";
import { Button } from "@/components/ui/button";
import { prefersReducedMotion } from "@/lib/browser/motion";
import { galleryTotals } from "@/lib/gallery/likes";
import { neighborsOf } from "@/lib/gallery/neighbors";
import type { GalleryImage } from "@/lib/gallery/types";
import english from "@/lib/messages/en/members/gallery.json";

/** P11.3. */
const FEATURED_COUNT = 12;

type GalleryProps = { images: GalleryImage[]; heading: ReactNode };

/** The interactive part of the gallery: one state for the totals, the carousel, the cards and the dialog. */
export function Gallery({ images, heading }: GalleryProps) {
  const t = useTexts("gallery", english);
  const { liked, toggleLike } = useLikes();
  const browsing = useBrowse(images, liked);
  const { matches } = browsing;
  const { openId, openImage, closeImage } = useOpenImage(t.language);
  const browseArea = useRef<HTMLElement>(null);
  const { rememberOpener, returnFocus } = useFocusReturn(openId, browseArea);

  const totals = useMemo(() => galleryTotals(images, liked), [images, liked]);
  const featured = useMemo(() => matches.slice(0, FEATURED_COUNT), [matches]);

  // The URL may name an image that the filters exclude; it is then shown among all images.
  const openList = matches.some(({ id }) => id === openId) ? matches : images;
  const open = openList.find(({ id }) => id === openId);
  const neighbors = open && neighborsOf(openList, open.id);

  const openFrom = useCallback(
    (id: number, element: HTMLElement) => {
      rememberOpener(id, element);
      openImage(id);
    },
    [rememberOpener, openImage],
  );

  function explore() {
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    browseArea.current?.scrollIntoView({ behavior });
    browseArea.current?.focus({ preventScroll: true });
  }

  return (
    <div onPointerOver={preloadImageDialog} onFocus={preloadImageDialog}>
      <section className="on-grove bg-grove pt-10 text-on-grove md:pt-18">
        <div className="wrap">
          <div className="grid items-end gap-8 lg:grid-cols-end">
            {heading}
            <div className="flex flex-wrap items-end gap-6 md:gap-9">
              <GalleryTotals {...totals} />
              <Button
                variant="turmeric"
                size="lg"
                onClick={explore}
                className="max-md:w-full noscript:hidden"
              >
                {t("explore")}
                <Icon name="ArrowDown" />
              </Button>
            </div>
          </div>
          <FeaturedCarousel images={featured} liked={liked} onOpen={openFrom} />
        </div>
      </section>
      <GalleryBrowser
        area={browseArea}
        images={images}
        browsing={browsing}
        liked={liked}
        onLike={toggleLike}
        onOpen={openFrom}
      />
      <LazyImageDialog
        onFailure={closeImage}
        open={
          open &&
          neighbors && {
            image: open,
            count: openList.length,
            neighbors,
            isLiked: liked.has(open.id),
            onLike: toggleLike,
            onShow: openImage,
            onClose: closeImage,
            onClosed: returnFocus,
          }
        }
      />
    </div>
  );
}
