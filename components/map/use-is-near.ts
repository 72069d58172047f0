import { useEffect, useState, type RefObject } from "react";

/** How far below the fold something counts as near. */
const NEAR = "200px";

/** Whether an element has been in view, or a little below it; what is heavy is loaded then. */
export function useIsNear(element: RefObject<HTMLElement | null>) {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}
