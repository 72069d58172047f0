import { useEffect, useRef, useState, type ComponentType } from "react";
import type { CarouselApi, CarouselMotionProps } from "@/components/gallery/carousel-motion";
import { prefersReducedMotion } from "@/lib/browser/motion";

export type Direction = -1 | 1;

/** Loads the carousel's motion when the page is idle. Without it the slides are a plain scroller. */
function useMotion() {
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps>>();

  useEffect(() => {
    let gone = false;
    const load = async () => {
      const loaded = await import("@/components/gallery/carousel-motion");
      if (!gone) setMotion(() => loaded.CarouselMotion);
    };
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1));
    idle(() => void load().catch(() => undefined));
    return () => {
      gone = true;
    };
  }, []);

  return Motion;
}

/** Whether there is anywhere to go: a few slides that all fit have nothing to move. */
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
  return [...viewport.querySelectorAll<HTMLElement>("[aria-roledescription=slide]")];
}

function scrollPlainly(viewport: HTMLElement, direction: Direction) {
  const left = direction * (slidesOf(viewport)[0]?.offsetWidth ?? 0);
  viewport.scrollBy({ left, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** From the plain scroller to the moving slides, without a jump. */
function takeOver(viewport: HTMLElement, api: CarouselApi) {
  const slideWidth = slidesOf(viewport)[0]?.offsetWidth ?? 0;
  const index = slideWidth > 0 ? Math.round(viewport.scrollLeft / slideWidth) : 0;
  viewport.scrollLeft = 0;
  api.scrollTo(index, true);
}

/** Focus on a slide goes along with the slides, so that it is never left behind the edge. */
function takeFocusAlong(viewport: HTMLElement, index: number) {
  const slides = slidesOf(viewport);
  if (!slides.some((slide) => slide.contains(document.activeElement))) return;
  slides[index]?.querySelector("a")?.focus({ preventScroll: true });
}

/**
 * The state of a carousel whose slides are named by `key`: another key starts again at the first. `moved` is the number
 * of the slide that the visitor's last move led to, for screen readers. It never moves by itself.
 */
export function useCarousel(key: string) {
  const Motion = useMotion();
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
    if (!api) return scrollPlainly(viewport, direction);
    if (direction === 1) api.scrollNext(prefersReducedMotion());
    else api.scrollPrev(prefersReducedMotion());
    const index = api.selectedScrollSnap();
    takeFocusAlong(viewport, index);
    setMoved({ key, index });
  }

  return {
    Motion,
    viewport,
    setViewport,
    setApi,
    canMove,
    isMoving: api !== undefined,
    moved: moved?.key === key ? moved.index : undefined,
    move,
  };
}
