const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** Brings the element to the upper edge of the screen, below the header; at once with reduced motion. */
export function scrollToTopOf(element: Element) {
  const behavior = window.matchMedia(LESS_MOTION).matches ? "instant" : "smooth";
  element.scrollIntoView({ behavior, block: "start" });
}
