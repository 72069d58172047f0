import { useCallback, useRef, type FocusEvent, type RefObject } from "react";

/**
 * The focus in the notices of `box`: Tab moves it as everywhere, and when a notice disappears it returns to the element that had it
 * before. The library's own handler, which this stops, returns it also when Tab leaves the notice: Tab could never pass the notice.
 */
export function useNoticeFocus(box: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null);

  const onFocusCapture = useCallback((event: FocusEvent) => {
    event.stopPropagation();
    const { currentTarget, relatedTarget } = event;
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  }, []);

  const giveBack = useCallback(() => {
    const isInside = box.current?.contains(document.activeElement);
    if (isInside && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
    before.current = null;
  }, [box]);

  return { onFocusCapture, giveBack };
}
