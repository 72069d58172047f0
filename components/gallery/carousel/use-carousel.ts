import { useEffect, useRef, useState } from "react";
import type { CarouselApi } from "@/components/gallery/carousel/carousel-motion";
import { prefersReducedMotion } from "@/lib/browser/motion";
import { useLazyPart } from "@/lib/browser/use-lazy-part";

export type Direction = -1 | 1;

/** Without Embla's script the slides are a scrollable row. */
const loadMotion = () => import("@/components/gallery/carousel/carousel-motion");

/** Whether the carousel can move: not if all slides fit. */
function useCanMove(api: CarouselApi | undefined) {
  const [canMove, setCanMove] = useState(true);

  useEffect(() => {
    if (!api) return;
    const update = () => setCanMove(api.canScrollNext() || api.canScrollPrev());
    update();
    api.on("reInit", update);
    return () => void api.off("reInit", update);
  }, [api]);

  return canMove;
}

function slidesOf(viewport: HTMLElement) {
  return [...viewport.querySelectorAll<HTMLElement>("[data-slide]")];
}

function scrollPlainly(viewport: HTMLElement, direction: number) {
  const left = direction * (slidesOf(viewport)[0]?.offsetWidth ?? 0);
  viewport.scrollBy({ left, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** Keeps the position when the scroller becomes a carousel. */
function takeOver(viewport: HTMLElement, api: CarouselApi) {
  const slideWidth = slidesOf(viewport)[0]?.offsetWidth ?? 0;
  const index = slideWidth > 0 ? Math.round(Math.abs(viewport.scrollLeft) / slideWidth) : 0;
  viewport.scrollLeft = 0;
  api.scrollTo(index, true);
}

/** Moves to the slide that gets the focus, so that it is visible. */
function takeFocusAlong(viewport: HTMLElement, index: number) {
  const slides = slidesOf(viewport);
  if (!slides.some((slide) => slide.contains(document.activeElement))) return;
  slides[index]?.querySelector("a")?.focus({ preventScroll: true });
}

/**
 * The state of a carousel whose slides are named by `key`: another key starts again at the first. `moved` is the number
 * of the slide that the visitor's last move led to, for screen readers. It never moves by itself.
 */
export function useCarousel(key: string, isRtl: boolean) {
  const [motion] = useLazyPart(loadMotion);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [api, setApi] = useState<CarouselApi>();
  const [moved, setMoved] = useState<{ key: string; index: number }>();
  const canMove = useCanMove(api);
  const shownKey = useRef(key);

  useEffect(() => {
    if (viewport && api) takeOver(viewport, api);
  }, [viewport, api]);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (api) api.scrollTo(0, true);
    else viewport?.scrollTo({ left: 0 });
  }, [key, api, viewport]);

  function move(direction: Direction) {
    if (!viewport) return;
    if (!api) return scrollPlainly(viewport, isRtl ? -direction : direction);
    if (direction === 1) api.scrollNext(prefersReducedMotion());
    else api.scrollPrev(prefersReducedMotion());
    const index = api.selectedScrollSnap();
    takeFocusAlong(viewport, index);
    setMoved({ key, index });
  }

  return {
    Motion: motion?.CarouselMotion,
    viewport,
    setViewport,
    setApi,
    canMove,
    isMoving: api !== undefined,
    moved: moved?.key === key ? moved.index : undefined,
    move,
  };
}
