import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect } from "react";

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

/** P11.3. */
const OPTIONS = {
  loop: true,
  align: "start",
  dragThreshold: 10,
  duration: 25,
  slidesToScroll: 1,
} as const;

export type CarouselMotionProps = {
  viewport: HTMLElement;
  /** The first slide is at the right. */
  isRtl: boolean;
  onReady: (api: CarouselApi | undefined) => void;
};

/** Moves the slides inside `viewport`. A file of its own, so that it loads after the page. */
export function CarouselMotion({ viewport, isRtl, onReady }: CarouselMotionProps) {
  const [attach, api] = useEmblaCarousel({ ...OPTIONS, direction: isRtl ? "rtl" : "ltr" });

  useEffect(() => {
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    onReady(api);
    return () => onReady(undefined);
  }, [api, onReady]);

  return null;
}
