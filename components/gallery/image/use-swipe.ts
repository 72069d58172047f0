import { useRef, type PointerEvent } from "react";

/** How far a finger must go sideways, in CSS pixels, and how much further than up or down. */
const SWIPE_PX = 48;
const SWIPE_SLOPE = 1.5;

type Start = { id: number; x: number; y: number };

/**
 * Handlers for an element that is swiped by finger or pen: -1 for a swipe to the right (back), 1 to the left (next). The element
 * needs `touch-action: pan-y pinch-zoom`, or the browser scrolls instead.
 */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<Start>(undefined);

  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
      if (pointerType === "mouse") return;
      start.current = isPrimary ? { id: pointerId, x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (!from || from.id !== pointerId) return;
      const [right, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(right) < SWIPE_PX || Math.abs(right) < SWIPE_SLOPE * Math.abs(down)) return;
      onSwipe(right > 0 ? -1 : 1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
