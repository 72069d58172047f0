/** Whether the visitor asked the system for less motion; read at the moment of moving. */
export function prefersReducedMotion() {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
